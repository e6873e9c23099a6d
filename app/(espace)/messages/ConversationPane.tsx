import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { useFormOwner } from "@/components/forms/form-owner";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { PropertyThumbnail } from "@/components/properties/PropertyThumbnail";
import { ContactLinks } from "@/components/space/ContactLinks";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import type { IconName } from "@/components/ui/icon-names";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { CONTACT_TOPIC_LABELS } from "@/lib/contact/copy";
import { formatDateTime } from "@/lib/kernel/format-date";
import type { ConversationView } from "@/lib/messages/views";
import { routes } from "@/lib/routes/public";
import { MESSAGES } from "./copy";
import { Messages } from "./Messages";
import { draftKey } from "./outgoing";
import { ReadMark } from "./ReadMark";
import { Reply } from "./Reply";
import { Safety } from "./Safety";
import { useDrafts } from "./useDrafts";
import { useOutgoing } from "./useOutgoing";

/** What the forms of the inbox post to. */
export interface InboxActions {
  reply: FormAction;
  read: FormAction;
  mark: FormAction;
  block: FormAction;
  report: FormAction;
  removeDocument: FormAction;
}

const COPY = MESSAGES.pane;

/** A conversation, what was written in it, and how to go on with it. */
export function ConversationPane({
  conversation,
  isChosen,
  addressOf,
  actions,
}: {
  conversation: ConversationView;
  /** Whether the address names it. */
  isChosen: boolean;
  /** The address of this conversation, from a cursor of its messages on. */
  addressOf: (parameters: { before?: string | null }) => string;
  actions: InboxActions;
}) {
  const { id, contactName, messages, olderCursor, isPast, unread, replyRefusal } = conversation;
  const last = messages.at(-1);
  const seen = isPast ? null : (last?.id ?? null);
  const owner = useFormOwner();
  const { outgoing, send, again, drop } = useOutgoing({
    conversationId: id,
    owner,
    seen,
    messages,
    action: actions.reply,
  });
  const drafts = useDrafts({
    draftKey: draftKey(owner, id),
    messages,
    remove: actions.removeDocument,
  });
  return (
    <section aria-labelledby="conversation">
      <Card flat className="flex flex-col gap-4 p-4 md:p-6">
        <Head conversation={conversation} mark={actions.mark} />
        <div className="flex flex-col gap-3 border-t border-line">
          {olderCursor && <Way href={addressOf({ before: olderCursor })}>{COPY.older}</Way>}
          <Messages
            contactName={contactName}
            messages={messages}
            seenId={conversation.seenId}
            outgoing={isPast ? [] : outgoing}
            again={again}
            drop={drop}
            removeDocument={actions.removeDocument}
          />
          {isPast && <Way href={addressOf({})}>{COPY.newest}</Way>}
        </div>
        {unread > 0 && last && !isPast && (
          <ReadMark
            key={last.id}
            action={actions.read}
            conversationId={id}
            seen={last.id}
            isChosen={isChosen}
          />
        )}
        {replyRefusal === null ? (
          <Reply
            action={actions.reply}
            conversationId={id}
            seen={seen}
            back={addressOf({})}
            send={isPast ? null : send}
            drafts={drafts}
            takesFiles={conversation.team === null}
          />
        ) : (
          <Callout>
            <p>{MESSAGES.reply.refusals[replyRefusal]}</p>
          </Callout>
        )}
        {conversation.team === null && (
          <Safety
            conversationId={id}
            contactName={contactName}
            hasBlocked={conversation.hasBlocked}
            actions={actions}
          />
        )}
      </Card>
    </section>
  );
}

function Head({ conversation, mark }: { conversation: ConversationView; mark: FormAction }) {
  const { id, contactName, contact, property, type, team, capacity, starred, archived } =
    conversation;
  const subject = team === null ? null : CONTACT_TOPIC_LABELS[team.topic];
  const about = [MESSAGES.types[type], subject, MESSAGES.capacities[capacity]].filter(Boolean);
  return (
    <div className="flex flex-col gap-x-4 gap-y-1">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 items-center gap-4">
          {property && <PropertyThumbnail photo={property.photo} />}
          <div className="min-w-0">
            <h2 id="conversation" className="text-heading wrap-anywhere">
              {contactName}
            </h2>
            <p className="text-small text-ink-soft">{about.join(" · ")}</p>
          </div>
        </div>
        <div className="-mt-1 -mr-2 flex shrink-0">
          <Mark conversationId={id} mark="starred" isOn={starred} action={mark} />
          <Mark conversationId={id} mark="archived" isOn={archived} action={mark} />
        </div>
      </div>
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
      {team?.dueAt && (
        <p className="text-small text-ink-soft">{MESSAGES.team.due(formatDateTime(team.dueAt))}</p>
      )}
      {contact && <ContactLinks name={contactName} {...contact} />}
    </div>
  );
}

const MARKS = {
  starred: { labels: [COPY.star, COPY.unstar], icons: ["star", "star"] },
  archived: { labels: [COPY.archive, COPY.unarchive], icons: ["archive", "archive-restore"] },
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
  const { labels, icons } = MARKS[mark];
  const state = isOn ? 1 : 0;
  return (
    <ActionForm id={`marque-${mark}`} action={action}>
      <input type="hidden" name="conversationId" value={conversationId} />
      <input type="hidden" name="mark" value={mark} />
      {!isOn && <input type="hidden" name="on" value="on" />}
      <SubmitButton
        variant="quiet"
        sending={<MarkIcon name={icons[state]} label={COPY.working} isFilled={false} />}
        title={labels[state]}
        className="size-11 p-0!"
      >
        <MarkIcon name={icons[state]} label={labels[state]} isFilled={isOn && mark === "starred"} />
      </SubmitButton>
    </ActionForm>
  );
}

function MarkIcon({ name, label, isFilled }: { name: IconName; label: string; isFilled: boolean }) {
  return (
    <>
      <Icon name={name} className={isFilled ? "fill-current" : undefined} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
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
