"use client";

import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import {
  ActionForm,
  type FormAction,
  type Sending,
  useSending,
} from "@/components/forms/ActionForm";
import { useFormOwner } from "@/components/forms/form-owner";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { useScripts } from "@/components/forms/useScripts";
import { Icon } from "@/components/ui/Icon";
import { isBlank, tidyText } from "@/lib/kernel/text";
import { MESSAGE_MAX } from "@/lib/messages/text";
import { MESSAGES } from "./copy";
import { DraftFiles } from "./DraftFiles";
import { obstacleIn, type StoredFile } from "./drafts";
import { draftKey, readDraft, writeDraft } from "./outgoing";
import type { Drafts } from "./useDrafts";

const COPY = MESSAGES.reply;

/** Sends a text with documents that are stored already. */
type Send = (content: string, documents: readonly StoredFile[], settle: Sending["settle"]) => void;

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
  drafts,
  takesFiles,
}: {
  action: FormAction;
  conversationId: string;
  /** The last message that is shown; null where later ones exist. */
  seen: string | null;
  /** The address to show once it is sent, where the page can't show it as it is. */
  back: string;
  /** Sends a text without leaving the page; null where the page shows older messages. */
  send: Send | null;
  drafts: Drafts;
  takesFiles: boolean;
}) {
  const hasScripts = useScripts();
  return (
    <ActionForm id="reponse" action={action} className="gap-3! border-t border-line pt-4">
      <input type="hidden" name="conversationId" value={conversationId} />
      {seen && <input type="hidden" name="seen" value={seen} />}
      {(!hasScripts || send === null) && <input type="hidden" name="back" value={back} />}
      {drafts.drafts.map(
        ({ id }) => id && <input key={id} type="hidden" name="documents" value={id} />,
      )}
      <Controls
        conversationId={conversationId}
        hasScripts={hasScripts}
        send={send}
        drafts={drafts}
      />
      {takesFiles && <DraftFiles drafts={drafts} />}
    </ActionForm>
  );
}

function Controls({
  conversationId,
  hasScripts,
  send,
  drafts,
}: {
  conversationId: string;
  hasScripts: boolean;
  send: Send | null;
  drafts: Drafts;
}) {
  const { pending, settle } = useSending();
  const key = draftKey(useFormOwner(), conversationId);
  const box = useRef<HTMLTextAreaElement>(null);
  const [hasNothing, setBlank] = useState(true);

  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // The browser may have kept what was typed before the page was left.
    if (current.value === "") current.value = readDraft(key);
    setBlank(isBlank(current.value));
  }, [key]);

  const note = (event: FormEvent<HTMLTextAreaElement>) => {
    const { value } = event.currentTarget;
    writeDraft(key, value);
    setBlank(isBlank(value));
  };
  /** Whether the files are all there; what keeps the message back is shown. */
  const areFilesReady = () => {
    const obstacle = obstacleIn(drafts.drafts);
    if (obstacle !== null) drafts.say(MESSAGES.attach.obstacles[obstacle]);
    return obstacle === null;
  };
  const sendHere = () => {
    const { current } = box;
    if (!current || !send) return;
    if (isBlank(current.value)) {
      if (drafts.drafts.length > 0) drafts.say(MESSAGES.attach.needsText);
      return;
    }
    // The server refuses it and says why; the text stays in the field.
    if (tidyText(current.value).length > MESSAGE_MAX) return current.form?.requestSubmit();
    if (!areFilesReady()) return;
    send(tidyText(current.value), drafts.take(), settle);
    current.value = "";
    writeDraft(key, "");
    setBlank(true);
    current.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While a word is composed, Enter chooses it.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (send) sendHere();
    else if (!hasNothing && !pending && areFilesReady()) event.currentTarget.form?.requestSubmit();
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
        disabled={hasScripts && hasNothing}
        className="min-h-12 max-sm:size-12 max-sm:p-0!"
        onClick={(event: MouseEvent) => {
          if (send === null && !pending && areFilesReady()) return;
          event.preventDefault();
          sendHere();
        }}
      >
        <Icon name="send" className="sm:hidden" />
        <span className="max-sm:visually-hidden">{COPY.send}</span>
      </SubmitButton>
    </div>
  );
}
