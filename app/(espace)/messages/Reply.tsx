"use client";

import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { ActionForm, type FormAction, useSending } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { hasText, MESSAGE_MAX } from "@/lib/messages/text";
import { MESSAGES } from "./copy";

const COPY = MESSAGES.reply;

const never = () => () => {};

/** Whether scripts run here: not on the server, nor in what it sent until React has taken over. */
function useScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The answer to a conversation. Enter sends, Shift and Enter begins a line; without scripts the
 * button does, and the server refuses what is blank.
 */
export function Reply({
  action,
  conversationId,
  seen,
  lastOfMine,
  back,
}: {
  action: FormAction;
  conversationId: string;
  /** The last message that is shown; null where later ones exist. */
  seen: string | null;
  /** One's own last message: another one means that what was typed is sent. */
  lastOfMine: string | null;
  /** The address to show once it is sent, where the page can't show it as it is. */
  back: string;
}) {
  const hasScripts = useScripts();
  const hasSent = useRef(false);
  return (
    <ActionForm key={lastOfMine} id="reponse" action={action} className="border-t border-line pt-5">
      <input type="hidden" name="conversationId" value={conversationId} />
      {seen && <input type="hidden" name="seen" value={seen} />}
      {(!hasScripts || seen === null) && <input type="hidden" name="back" value={back} />}
      <Controls hasScripts={hasScripts} hasSent={hasSent} />
    </ActionForm>
  );
}

function Controls({
  hasScripts,
  hasSent,
}: {
  hasScripts: boolean;
  /** Whether the form before this one was sent: the next message is then typed at once. */
  hasSent: { current: boolean };
}) {
  const { pending } = useSending();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isBlank, setBlank] = useState(true);

  useEffect(() => {
    // The browser may have kept what was typed before the page was left.
    setBlank(!hasText(box.current?.value ?? ""));
    if (hasSent.current) box.current?.focus();
    hasSent.current = false;
  }, [hasSent]);

  useEffect(() => {
    if (pending) hasSent.current = true;
  }, [pending, hasSent]);

  const note = (event: FormEvent<HTMLTextAreaElement>) =>
    setBlank(!hasText(event.currentTarget.value));
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a word is composed, Enter chooses it.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBlank && !pending) event.currentTarget.form?.requestSubmit();
  };

  return (
    <>
      <TextAreaField
        ref={box}
        name="content"
        label={COPY.label}
        hint={<span className="only-scripting">{COPY.hint}</span>}
        rows={3}
        maxLength={MESSAGE_MAX}
        onInput={note}
        onKeyDown={send}
      />
      <SubmitButton sending={COPY.sending} disabled={hasScripts && isBlank} className="self-start">
        {COPY.send}
      </SubmitButton>
    </>
  );
}
