"use client";

import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { cx } from "@/components/ui/cx";
import { EmptyState } from "@/components/ui/EmptyState";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { INBOX_FILTERS } from "@/lib/messages/rules";
import type { InboxView } from "@/lib/messages/views";
import type { QuoteThread } from "@/lib/quotes/views";
import { contactRoutes } from "@/lib/routes/contact";
import { spaceRoutes } from "@/lib/routes/space";
import { ConversationList } from "./ConversationList";
import { ConversationPane, type InboxActions } from "./ConversationPane";
import { MESSAGES as COPY } from "./copy";
import { QuoteThreads } from "./QuoteThreads";
import { SearchForm } from "./SearchForm";
import { useInbox } from "./useInbox";

/**
 * The inbox: list and conversation side by side, or one after the other on a phone, where the
 * address that names a conversation shows it alone.
 */
export function MessagesScreen({
  view,
  quoteThreads,
  path,
  actions,
}: {
  view: InboxView;
  /** What was last written with providers, where the whole inbox is shown. */
  quoteThreads: readonly QuoteThread[];
  /** The address of this page, which its views add to. */
  path: string;
  actions: InboxActions;
}) {
  const { filter, search, counts, open, isChosen } = view;
  // What is shown beside the list without having been chosen is for screens that have room for both.
  const isOpen = isChosen;
  const news = useInbox(view);
  const hasAny = isOpen || view.conversations.length > 0;
  const backHref = spaceRoutes.inbox(path, { filter: filter === "all" ? null : filter, search });
  return (
    <>
      <div className={isOpen ? "max-lg:visually-hidden" : undefined}>
        <PageTitle
          title={COPY.title}
          lead={COPY.lead}
          actions={
            <Link
              href={contactRoutes.form()}
              className="text-link inline-flex min-h-11 items-center"
            >
              {COPY.team.write}
            </Link>
          }
        />
      </div>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <div className={cx("min-w-0 flex-col gap-6 lg:flex", isOpen ? "hidden" : "flex")}>
        <SearchForm path={path} filter={filter} search={search} />
        <Tabs
          label={COPY.filters.label}
          tabs={INBOX_FILTERS.map((each) => ({
            label: COPY.filters.names[each],
            href: spaceRoutes.inbox(path, { filter: each === "all" ? null : each, search }),
            count: counts[each],
            current: each === filter,
          }))}
        />
      </div>
      <div
        className={cx(
          "grid items-start gap-6",
          hasAny && "lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]",
        )}
      >
        <div className={cx("min-w-0 lg:block", isOpen && "hidden")}>
          <QuoteThreads threads={quoteThreads} />
          <ConversationList view={view} path={path} />
        </div>
        <div className={cx("min-w-0", !isOpen && "hidden", hasAny && "lg:block")}>
          {isOpen && (
            <Link
              href={backHref}
              className="text-link mb-2 inline-flex min-h-11 items-center gap-2 lg:hidden"
            >
              <Icon name="arrow-left" className="size-4" />
              {COPY.pane.back}
            </Link>
          )}
          {open === null && <NoConversation title={COPY.pane.choose} text={COPY.pane.chooseText} />}
          {open === "missing" && (
            <NoConversation title={COPY.pane.missing} text={COPY.pane.missingText} />
          )}
          {open !== null && open !== "missing" && (
            <ConversationPane
              key={open.id}
              conversation={open}
              isChosen={isChosen}
              addressOf={(parameters) =>
                spaceRoutes.inbox(path, {
                  filter: filter === "all" ? null : filter,
                  search,
                  conversation: open.id,
                  ...parameters,
                })
              }
              actions={actions}
            />
          )}
        </div>
      </div>
    </>
  );
}

function NoConversation({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      heading="h2"
      title={title}
      className="w-full max-w-none! rounded-card border border-dashed border-line-strong px-6"
    >
      <p>{text}</p>
    </EmptyState>
  );
}
