import { ThreadMessages } from "@/components/contact/ThreadMessages";
import { ActionForm } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import { CONTACT_TOPIC_LABELS, TEAM_NAME } from "@/lib/contact/copy";
import { CONTACT_TEXT } from "@/lib/contact/rules";
import type { LinkedContact } from "@/lib/contact/views";
import { formatDateTime } from "@/lib/kernel/format-date";
import { contactRoutes } from "@/lib/routes/contact";
import { routes } from "@/lib/routes/public";
import { CONTACT } from "../copy";
import { replyByLinkAction } from "./actions";

const COPY = CONTACT.thread;

function standingOf({ status, dueAt }: LinkedContact): string {
  if (dueAt !== null) return COPY.due(formatDateTime(dueAt));
  return status === "answered" ? COPY.answered : COPY.closed;
}

/** A thread as its person reads it, and the form that goes on with it. */
export function ThreadScreen({
  thread,
  token,
  done,
}: {
  thread: LinkedContact;
  token: string;
  /** What was just done. */
  done: "sent" | "replied" | null;
}) {
  const { id, topic, listingTitle, messages, isFull, dueAt } = thread;
  const standing = standingOf(thread);
  // The address of what was sent is opened again once it is answered.
  const news = dueAt === null ? null : done;
  return (
    <>
      <div className="max-w-text">
        <h1 className="text-title">{COPY.title}</h1>
        <p className="mt-3 text-lead text-ink-soft wrap-anywhere">
          {CONTACT.confirm.about(CONTACT_TOPIC_LABELS[topic], listingTitle)}
        </p>
      </div>
      <Callout
        tone={news === null ? "info" : "success"}
        live={news !== null}
        className="w-full max-w-text"
      >
        <p>{news === null ? standing : `${COPY[news]} ${standing}`}</p>
      </Callout>
      <ThreadMessages
        messages={messages}
        reader="person"
        label={COPY.messages}
        names={{ person: COPY.you, team: TEAM_NAME }}
      />
      {isFull ? (
        <p className="max-w-text">
          {COPY.full}{" "}
          <Link href={contactRoutes.form()} className="text-link">
            {CONTACT.confirm.again}
          </Link>
        </p>
      ) : (
        <ActionForm
          id={`echange-${id}`}
          action={replyByLinkAction}
          className="w-full max-w-text border-t border-line pt-6"
        >
          <input type="hidden" name="jeton" value={token} />
          <TextAreaField
            name="content"
            label={messages.some(({ side }) => side === "team") ? COPY.reply : COPY.more}
            rows={5}
            maxLength={CONTACT_TEXT.max}
          />
          <SubmitButton sending={CONTACT.sending} className="self-start">
            {COPY.submit}
          </SubmitButton>
        </ActionForm>
      )}
      <div className="max-w-text text-small text-ink-soft">
        <p>{COPY.keep}</p>
        <p className="mt-2">
          {COPY.account}{" "}
          <Link href={routes.register({ role: "buyer" })} className="text-link">
            {COPY.register}
          </Link>
        </p>
      </div>
    </>
  );
}
