import { PropertyThumbnail } from "@/components/properties/PropertyThumbnail";
import { More } from "@/components/space/More";
import { NoData } from "@/components/space/NoData";
import { LinkButton } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { CONTACT_TOPIC_LABELS } from "@/lib/contact/copy";
import { formatInteger } from "@/lib/kernel/format";
import type { ConversationLine, InboxView } from "@/lib/messages/views";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { ageText, MESSAGES as COPY } from "./copy";

/** The conversations of one view, each a link that opens it. */
export function ConversationList({ view, path }: { view: InboxView; path: string }) {
  const { conversations, nextCursor, filter, search, open, isChosen } = view;
  if (conversations.length === 0) return <NoConversation view={view} path={path} />;
  const openId = open !== null && open !== "missing" ? open.id : null;
  const parameters = { filter: filter === "all" ? null : filter, search };
  return (
    <section aria-labelledby="conversations" className="flex flex-col gap-2">
      <h2 id="conversations" className="visually-hidden">
        {COPY.list.title}
      </h2>
      <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {conversations.map((line) => (
          <Line
            key={line.id}
            line={line}
            href={spaceRoutes.inbox(path, { ...parameters, conversation: line.id })}
            isOpen={line.id === openId}
            isChosen={isChosen}
          />
        ))}
      </ul>
      <More href={nextCursor && spaceRoutes.inbox(path, { ...parameters, after: nextCursor })}>
        {COPY.list.more}
      </More>
    </section>
  );
}

function Line({
  line,
  href,
  isOpen,
  isChosen,
}: {
  line: ConversationLine;
  href: string;
  isOpen: boolean;
  /** Else it is open on screens alone that have room for it beside the list. */
  isChosen: boolean;
}) {
  const { contactName, propertyTitle, type, capacity, unread, starred, isMine, excerpt } = line;
  const subject = line.topic === null ? null : CONTACT_TOPIC_LABELS[line.topic];
  const about = [COPY.types[type], subject, propertyTitle, COPY.capacities[capacity]];
  return (
    <li>
      <Link
        href={href}
        aria-current={isOpen ? "true" : undefined}
        className={cx(
          "flex gap-3 border-l-4 py-4 pr-4 pl-3 -outline-offset-3",
          isOpen && isChosen && "border-brand bg-brand-soft",
          isOpen && !isChosen && "border-transparent lg:border-brand lg:bg-brand-soft",
          !isOpen && "border-transparent hover:bg-sunken",
        )}
      >
        <PropertyThumbnail
          photo={line.photo}
          shape="square"
          sign={line.topic === null ? "house" : "users"}
        />
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="flex flex-wrap items-center justify-between gap-x-3">
            <span className={cx("flex items-center gap-2", unread > 0 && "font-semibold")}>
              {contactName}
              {starred && (
                <>
                  <Icon name="star" className="size-4 fill-current text-brand" />
                  <VisuallyHidden>{COPY.list.starred}</VisuallyHidden>
                </>
              )}
            </span>
            <time
              dateTime={line.lastMessageAt.toISOString()}
              className="text-fine text-ink-soft tabular-nums"
            >
              {ageText(line.age)}
            </time>
          </span>
          <span className="text-fine text-ink-soft">{about.filter(Boolean).join(" · ")}</span>
          <span className="flex items-end justify-between gap-3 text-small">
            <span className={cx("line-clamp-2 min-w-0", unread > 0 && "font-semibold")}>
              {isMine ? COPY.list.you(excerpt) : excerpt}
              {line.attachments > 0 && (
                <span className="flex items-center gap-1 text-fine font-normal text-ink-soft">
                  <Icon name="paperclip" className="size-3.5 shrink-0" />
                  {COPY.list.attachments(line.attachments)}
                </span>
              )}
            </span>
            {unread > 0 && (
              <span className="shrink-0 rounded-full bg-brand px-2 text-fine font-semibold text-on-brand tabular-nums">
                <span aria-hidden="true">{formatInteger(unread)}</span>
                <VisuallyHidden>{COPY.list.unread(unread)}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Why there is nothing, and where to go on: a search, a view, or the whole. */
function NoConversation({
  view: { filter, search, counts },
  path,
}: {
  view: InboxView;
  path: string;
}) {
  if (search !== null) {
    return (
      <NoData
        title={COPY.search.none(search)}
        actions={
          <LinkButton variant="secondary" href={path}>
            {COPY.emptyActions.all}
          </LinkButton>
        }
      >
        <p>{COPY.search.noneText}</p>
      </NoData>
    );
  }
  const { title, text } = COPY.empty[filter];
  const isNothing = filter === "all" && counts.archived === 0;
  return (
    <NoData
      title={title}
      actions={
        isNothing ? (
          <LinkButton href={routes.search}>{COPY.emptyActions.search}</LinkButton>
        ) : (
          <LinkButton
            variant="secondary"
            href={filter === "all" ? spaceRoutes.inbox(path, { filter: "archived" }) : path}
          >
            {filter === "all" ? COPY.filters.names.archived : COPY.emptyActions.all}
          </LinkButton>
        )
      }
    >
      <p>{text}</p>
    </NoData>
  );
}
