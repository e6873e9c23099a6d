"use client";

import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { ActionForm, type FormAction, useSending } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { Icon } from "@/components/ui/Icon";
import { tidyText } from "@/lib/kernel/text";
import { hasText, MESSAGE_MAX } from "@/lib/messages/text";
import { MESSAGES } from "./copy";
import { readDraft, writeDraft } from "./outgoing";

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
 * button does, and the server refuses what is blank. What was typed stays whatever arrives meanwhile.
 */
export function Reply({
  action,
  conversationId,
  seen,
  back,
  send,
}: {
  action: FormAction;
  conversationId: string;
  /** The last message that is shown; null where later ones exist. */
  seen: string | null;
  /** The address to show once it is sent, where the page can't show it as it is. */
  back: string;
  /** Sends a text without leaving the page; null where the page shows older messages. */
  send: ((content: string) => void) | null;
}) {
  const hasScripts = useScripts();
  return (
    <ActionForm id="reponse" action={action} className="gap-3! border-t border-line pt-4">
      <input type="hidden" name="conversationId" value={conversationId} />
      {seen && <input type="hidden" name="seen" value={seen} />}
      {(!hasScripts || send === null) && <input type="hidden" name="back" value={back} />}
      <Controls conversationId={conversationId} hasScripts={hasScripts} send={send} />
    </ActionForm>
  );
}

function Controls({
  conversationId,
  hasScripts,
  send,
}: {
  conversationId: string;
  hasScripts: boolean;
  send: ((content: string) => void) | null;
}) {
  const { pending } = useSending();
  const box = useRef<HTMLTextAreaElement>(null);
  const [isBlank, setBlank] = useState(true);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // The browser may have kept what was typed before the page was left.
    if (current.value === "") current.value = readDraft(conversationId);
    setBlank(!hasText(current.value));
  }, [conversationId]);

  const note = (event: FormEvent<HTMLTextAreaElement>) => {
    const { value } = event.currentTarget;
    writeDraft(conversationId, value);
    setBlank(!hasText(value));
  };
  const sendHere = () => {
    const { current } = box;
    if (!current || !send || !hasText(current.value)) return;
    send(tidyText(current.value));
    current.value = "";
    writeDraft(conversationId, "");
    setBlank(true);
    current.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a word is composed, Enter chooses it.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (send) sendHere();
    else if (!isBlank && !pending) event.currentTarget.form?.requestSubmit();
  };

  return (
    <div className="flex items-end gap-3">
      <TextAreaField
        ref={box}
        name="content"
        label={COPY.label}
        hint={<span className="only-scripting max-sm:hidden">{COPY.hint}</span>}
        rows={2}
        maxLength={MESSAGE_MAX}
        className="min-w-0 grow"
        onInput={note}
        onKeyDown={onKeyDown}
      />
      <SubmitButton
        sending={
          <>
            <Icon name="send" className="sm:hidden" />
            <span className="max-sm:visually-hidden">{COPY.sending}</span>
          </>
        }
        disabled={hasScripts && isBlank}
        className="min-h-12 max-sm:size-12 max-sm:p-0!"
        {...(send && {
          onClick: (event: MouseEvent) => {
            event.preventDefault();
            sendHere();
          },
        })}
      >
        <Icon name="send" className="sm:hidden" />
        <span className="max-sm:visually-hidden">{COPY.send}</span>
      </SubmitButton>
    </div>
  );
}
