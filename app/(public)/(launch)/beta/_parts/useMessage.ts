import { type RefObject, useEffect, useState } from "react";
import type { FormField } from "./subscription";

/** What the form says: of the whole, of its fields. */
export interface Message {
  tone: "success" | "problem";
  text: string | null;
  errors: Partial<Record<FormField, string>>;
}

/** How long a message is shown. */
const SHOWN_MS = 5_000;
/** How often it is looked whether somebody has stopped reading a message they pointed at. */
const LOOK_MS = 500;

/** Somebody points at a message, has selected of it, or is looking at another tab. */
function isBeingRead(box: HTMLElement | null): boolean {
  if (document.hidden) return true;
  const selected = getSelection();
  return Array.from(box?.querySelectorAll("[data-message]") ?? []).some(
    (shown) =>
      shown.matches(":hover, :focus-within") ||
      (selected?.isCollapsed === false && selected.containsNode(shown, true)),
  );
}

/** The message without what it says of a field; null when that was all. */
function withoutError(message: Message, field: FormField): Message | null {
  const { [field]: _, ...errors } = message.errors;
  return message.text === null && Object.keys(errors).length === 0 ? null : { ...message, errors };
}

/**
 * A message shown for five seconds, and longer while somebody reads it. What went out of sight is
 * still `message`: screen readers find it with what it is about.
 */
export function useMessage(box: RefObject<HTMLElement | null>) {
  const [message, setMessage] = useState<Message | null>(null);
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    if (message === null) return;
    let timer = setTimeout(function look() {
      if (isBeingRead(box.current)) timer = setTimeout(look, LOOK_MS);
      else setVisible(false);
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message, box]);

  return {
    message,
    visible,
    say(next: Message) {
      setMessage(next);
      setVisible(true);
    },
    forget() {
      setMessage(null);
    },
    /** Takes back the message about a field, which is right now. */
    mend(field: FormField) {
      setMessage((before) => (before?.errors[field] ? withoutError(before, field) : before));
    },
  };
}
