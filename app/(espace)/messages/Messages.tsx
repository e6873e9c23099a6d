import { type Ref, useEffect, useRef } from "react";
import { FileLine } from "@/components/documents/FileLine";
import type { FormAction } from "@/components/forms/ActionForm";
import { Badge } from "@/components/ui/Badge";
import { cx } from "@/components/ui/cx";
import { SEND_AGAIN, sendFailureText, wayOnFrom } from "@/lib/content/send-failures";
import { formatDate, formatTime } from "@/lib/kernel/format-date";
import type { MessageView } from "@/lib/messages/views";
import { Attachments } from "./Attachments";
import { ageText, MESSAGES } from "./copy";
import type { NotSent, Outgoing } from "./outgoing";

const COPY = MESSAGES.pane;

/** So near to the end, somebody reads what comes last. */
const NEAR_PX = 120;

/**
 * Shows the end of a list at first, and whenever it grows while its end is in sight.
 * @param last names what is at the end, and its state; empty where there is nothing
 */
function useEnd(last: string): Ref<HTMLDivElement> {
  const list = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  useEffect(() => {
    const { current } = list;
    if (!current || last === "") return;
    if (wasAtEnd.current) current.scrollTop = current.scrollHeight;
    const note = () => {
      wasAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX;
    };
    current.addEventListener("scroll", note, { passive: true });
    return () => current.removeEventListener("scroll", note);
  }, [last]);
  return list;
}

/** What was written in a conversation, the oldest first, then what is on its way. */
export function Messages({
  contactName,
  messages,
  seenId,
  outgoing,
  again,
  drop,
  removeDocument,
}: {
  contactName: string;
  messages: readonly MessageView[];
  /** The last of one's own that the other one read. */
  seenId: string | null;
  outgoing: readonly Outgoing[];
  again: (message: Outgoing) => void;
  drop: (message: Outgoing) => void;
  removeDocument: FormAction;
}) {
  const leaving = outgoing.at(-1);
  // That it was seen, or did not get through, is a line of its own.
  const end = useEnd([messages.at(-1)?.id, seenId, leaving?.key, leaving?.state].join(" ").trim());
  return (
    <div
      ref={end}
      role="log"
      aria-label={COPY.log(contactName)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
      tabIndex={0}
      className="-mx-1 max-h-[max(14rem,44dvh)] overflow-y-auto overscroll-contain px-1 pt-4 lg:max-h-[max(16rem,52dvh)]"
    >
      <ol className="flex flex-col gap-3">
        {messages.map((message) => (
          <Message
            key={message.clientKey ?? message.id}
            message={message}
            contactName={contactName}
            isSeen={message.id === seenId}
            removeDocument={removeDocument}
          />
        ))}
        {outgoing.map((message) => (
          <OnItsWay key={message.key} message={message} again={again} drop={drop} />
        ))}
      </ol>
    </div>
  );
}

const bubble = (isMine: boolean) =>
  cx(
    "flex max-w-[85%] flex-col gap-1 rounded-card px-4 py-3",
    isMine ? "self-end bg-brand-soft" : "self-start bg-sunken",
  );

function Message({
  message: { isMine, isNew, content, sentAt, age, readAt, attachments },
  contactName,
  isSeen,
  removeDocument,
}: {
  message: MessageView;
  contactName: string;
  isSeen: boolean;
  removeDocument: FormAction;
}) {
  const at = (instant: Date) => `${formatDate(instant)}, ${formatTime(instant)}`;
  return (
    <li className="flex flex-col gap-1">
      <div className={bubble(isMine)}>
        <p className="flex flex-wrap items-center gap-x-3 text-fine text-ink-soft">
          <span className="font-semibold">{isMine ? COPY.you : contactName}</span>
          <time dateTime={sentAt.toISOString()} title={at(sentAt)}>
            {ageText(age)}
          </time>
          {isNew && <Badge tone="mimosa">{COPY.unread}</Badge>}
        </p>
        <p className="break-words whitespace-pre-line">{content}</p>
        <Attachments attachments={attachments} remove={removeDocument} />
      </div>
      {isSeen && readAt && (
        <p className="self-end text-fine text-ink-soft" title={at(readAt)}>
          {COPY.seen}
        </p>
      )}
    </li>
  );
}

const textOf = (problem: NotSent) =>
  "refusal" in problem ? problem.refusal : sendFailureText(problem.failure);

/** Whether the page has to be loaded anew first: its messages come back with it. */
const isReload = (problem: NotSent) =>
  "failure" in problem && wayOnFrom(problem.failure) === "reload";

function OnItsWay({
  message,
  again,
  drop,
}: {
  message: Outgoing;
  again: (message: Outgoing) => void;
  drop: (message: Outgoing) => void;
}) {
  const { content, documents, state, problem } = message;
  const hasFailed = state === "failed";
  return (
    <li className="flex flex-col gap-1">
      <div className={bubble(true)}>
        <p className="flex flex-wrap items-center gap-x-3 text-fine text-ink-soft">
          <span className="font-semibold">{COPY.you}</span>
          {!hasFailed && <span>{COPY.sending}</span>}
        </p>
        <p className="break-words whitespace-pre-line">{content}</p>
        {documents.length > 0 && (
          <ul aria-label={MESSAGES.attachments.list}>
            {documents.map(({ id, name, bytes }) => (
              <li key={id}>
                <FileLine name={name} bytes={bytes} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {problem !== null && (
        <div className="flex flex-wrap items-center justify-end gap-x-4 self-end text-small">
          <p role="alert" className="text-tile-strong">
            {textOf(problem)}
          </p>
          <button
            type="button"
            onClick={() => (isReload(problem) ? window.location.reload() : again(message))}
            className="min-h-11 font-semibold text-brand underline"
          >
            {isReload(problem) ? SEND_AGAIN.reload : COPY.again}
          </button>
          {"refusal" in problem && documents.length > 0 && (
            <button
              type="button"
              onClick={() => again({ ...message, documents: [] })}
              className="min-h-11 font-semibold text-brand underline"
            >
              {COPY.withoutAttachments}
            </button>
          )}
          <button
            type="button"
            onClick={() => drop(message)}
            className="min-h-11 text-ink-soft underline"
          >
            {COPY.drop}
          </button>
        </div>
      )}
    </li>
  );
}
