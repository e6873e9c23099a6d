import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { ContactLinks } from "@/components/space/ContactLinks";
import { Badge } from "@/components/ui/Badge";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import { formatShortDate, formatTime } from "@/lib/kernel/format-date";
import type { ConversationView, MessageView } from "@/lib/messages/views";
import { routes } from "@/lib/routes/public";
import { ageText, MESSAGES } from "./copy";
import { ReadMark } from "./ReadMark";
import { Reply } from "./Reply";

/** What the forms of the inbox post to. */
export interface InboxActions {
  reply: FormAction;
  read: FormAction;
  mark: FormAction;
}

const COPY = MESSAGES.pane;

/** A conversation, what was said in it, and how to go on with it. */
export function ConversationPane({
  conversation,
  addressOf,
  actions,
}: {
  conversation: ConversationView;
  /** The address of this conversation, from a cursor of its messages on. */
  addressOf: (parameters: { before?: string | null }) => string;
  actions: InboxActions;
}) {
  const { id, contactName, messages, olderCursor, isPast, unread, replyRefusal } = conversation;
  const last = messages.at(-1);
  const lastOfMine = messages.findLast(({ isMine }) => isMine);
  return (
    <section aria-labelledby="conversation">
      <Card flat className="flex flex-col gap-5 p-4 md:p-6">
        <Head conversation={conversation} mark={actions.mark} />
        <div className="flex flex-col gap-3">
          {olderCursor && <Way href={addressOf({ before: olderCursor })}>{COPY.older}</Way>}
          <div role="log" aria-label={COPY.log(contactName)} className="border-t border-line pt-5">
            <ol className="flex flex-col gap-3">
              {messages.map((message) => (
                <Message key={message.id} message={message} contactName={contactName} />
              ))}
            </ol>
          </div>
          {isPast && <Way href={addressOf({})}>{COPY.newest}</Way>}
        </div>
        {unread > 0 && last && !isPast && (
          <ReadMark key={last.id} action={actions.read} conversationId={id} seen={last.id} />
        )}
        {replyRefusal === null ? (
          <Reply
            key={id}
            action={actions.reply}
            conversationId={id}
            seen={isPast ? null : (last?.id ?? null)}
            lastOfMine={lastOfMine?.id ?? null}
            back={addressOf({})}
          />
        ) : (
          <Callout>
            <p>{MESSAGES.reply.refusals[replyRefusal]}</p>
          </Callout>
        )}
      </Card>
    </section>
  );
}

function Head({ conversation, mark }: { conversation: ConversationView; mark: FormAction }) {
  const { id, contactName, contact, property, type, capacity, starred, archived } = conversation;
  const about = [MESSAGES.types[type], MESSAGES.capacities[capacity]].filter(Boolean);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 id="conversation" className="text-heading">
          {contactName}
        </h2>
        <p className="text-small text-ink-soft">{about.join(" · ")}</p>
        {property && (
          <p className="text-small">
            {property.isPublic ? (
              <Link
                href={routes.listing(property.id)}
                className="text-link inline-flex min-h-11 items-center"
              >
                {property.title}
              </Link>
            ) : (
              property.title
            )}
          </p>
        )}
        {contact && <ContactLinks name={contactName} {...contact} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Mark conversationId={id} mark="starred" isOn={starred} action={mark} />
        <Mark conversationId={id} mark="archived" isOn={archived} action={mark} />
      </div>
    </div>
  );
}

const MARK_LABELS = {
  starred: [COPY.star, COPY.unstar],
  archived: [COPY.archive, COPY.unarchive],
} as const;

function Mark({
  conversationId,
  mark,
  isOn,
  action,
}: {
  conversationId: string;
  mark: "starred" | "archived";
  isOn: boolean;
  action: FormAction;
}) {
  const [put, takeOff] = MARK_LABELS[mark];
  return (
    <ActionForm id={`marque-${mark}`} action={action}>
      <input type="hidden" name="conversationId" value={conversationId} />
      <input type="hidden" name="mark" value={mark} />
      {!isOn && <input type="hidden" name="on" value="on" />}
      <SubmitButton variant="secondary" sending={COPY.working}>
        {isOn ? takeOff : put}
      </SubmitButton>
    </ActionForm>
  );
}

function Message({ message, contactName }: { message: MessageView; contactName: string }) {
  const { isMine, isNew, content, sentAt, age } = message;
  return (
    <li
      className={cx(
        "flex max-w-[85%] flex-col gap-1 rounded-card px-4 py-3",
        isMine ? "self-end bg-brand-soft" : "self-start bg-sunken",
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 text-fine text-ink-soft">
        <span className="font-semibold">{isMine ? COPY.you : contactName}</span>
        <time
          dateTime={sentAt.toISOString()}
          title={`${formatShortDate(sentAt)}, ${formatTime(sentAt)}`}
        >
          {ageText(age)}
        </time>
        {isNew && <Badge tone="mimosa">{COPY.unread}</Badge>}
      </p>
      <p className="break-words whitespace-pre-line">{content}</p>
    </li>
  );
}

function Way({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center self-center font-medium text-brand underline"
    >
      {children}
    </Link>
  );
}
