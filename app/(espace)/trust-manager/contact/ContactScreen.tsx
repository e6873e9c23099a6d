"use client";

import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { ListEnd } from "@/components/trust/ListEnd";
import { Badge } from "@/components/ui/Badge";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import { CONTACT_TOPIC_LABELS } from "@/lib/contact/copy";
import { CONTACT_STATUSES, type ContactStatus } from "@/lib/contact/rules";
import type { ContactCounts, ContactLine } from "@/lib/contact/views";
import { formatDateTime } from "@/lib/kernel/format-date";
import type { ListPage } from "@/lib/kernel/keyset";
import { contactFileOf } from "@/lib/routes/contact";
import { trustListOf } from "@/lib/routes/space";
import { REQUESTS as COPY } from "./copy";

/** What people wrote to the team, by where it stands. */
export function ContactScreen({
  view,
  done,
  isFirst,
  counts,
  page,
}: {
  view: ContactStatus;
  /** What was just done. */
  done: keyof typeof COPY.done | null;
  isFirst: boolean;
  counts: ContactCounts;
  page: ListPage<ContactLine>;
}) {
  return (
    <div className="flex flex-col gap-8">
      <PageTitle title={COPY.title} lead={COPY.lead} />
      {done && (
        <Callout tone="success" live>
          <p>{COPY.done[done]}</p>
        </Callout>
      )}
      <Tabs
        label={COPY.tabs}
        tabs={CONTACT_STATUSES.map((each) => ({
          label: COPY.views[each],
          href: trustListOf("contact", { filtre: each }),
          count: counts[each],
          current: each === view,
        }))}
      />
      {page.rows.length === 0 ? (
        <NoData title={COPY.empty[view]}>
          <p>{COPY.emptyTexts[view]}</p>
        </NoData>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {page.rows.map((line) => (
            <li key={line.id}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd
        nextHref={page.next && trustListOf("contact", { filtre: view, suite: page.next })}
        firstHref={isFirst ? null : trustListOf("contact", { filtre: view })}
      />
    </div>
  );
}

function Line({ line }: { line: ContactLine }) {
  const { id, topic, name, excerpt, isOfTeam, hasAccount, lastMessageAt, dueAt, isLate } = line;
  const { closing } = line;
  return (
    <Link
      href={contactFileOf(id)}
      className="flex flex-col gap-1.5 p-4 -outline-offset-3 hover:bg-sunken md:px-5"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        <time
          dateTime={(dueAt ?? lastMessageAt).toISOString()}
          className={
            isLate ? "text-small font-semibold text-tile-strong" : "text-small text-ink-soft"
          }
        >
          {dueAt === null
            ? COPY.last(formatDateTime(lastMessageAt))
            : (isLate ? COPY.late : COPY.due)(formatDateTime(dueAt))}
        </time>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
        <Badge tone="brand">{CONTACT_TOPIC_LABELS[topic]}</Badge>
        {closing !== null && <Badge tone="neutral">{COPY.closedAs(closing)}</Badge>}
        <span>{hasAccount ? COPY.account : COPY.visitor}</span>
      </span>
      <span className="line-clamp-2 text-small wrap-anywhere">
        {excerpt === "" ? COPY.noText : isOfTeam ? COPY.team(excerpt) : excerpt}
      </span>
    </Link>
  );
}
