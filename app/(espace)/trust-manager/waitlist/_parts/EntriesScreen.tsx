"use client";

import type { ReactNode } from "react";
import { END_OF_LIST } from "@/components/space/copy";
import { NoData } from "@/components/space/NoData";
import { ListEnd } from "@/components/space/trust/ListEnd";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { formatShortDate } from "@/lib/kernel/format-date";
import type { ListPage } from "@/lib/kernel/keyset";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import type { EntryFilter, EntryRowView } from "@/lib/waitlist/administration/views";
import { WAITLIST_ADMIN } from "../copy";
import { EntryFilters, isNarrowed, parametersOf } from "./EntryFilters";
import { STAGE_TONES } from "./stages";

const COPY = WAITLIST_ADMIN.list;

/** A cell of the row: where there is room all have their place, elsewhere empty ones are left out. */
function Fact({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className={cx("min-w-0", !children && "max-xl:hidden")}>
      <dt className="text-fine text-ink-soft">{label}</dt>
      <dd className="font-medium wrap-anywhere tabular-nums">{children || COPY.none}</dd>
    </div>
  );
}

const day = (at: Date | null) =>
  at && <time dateTime={at.toISOString()}>{formatShortDate(at)}</time>;

function Entry({ entry }: { entry: EntryRowView }) {
  const { email, role, stage, source, position, referralCode, referredBy, counted, held } = entry;
  return (
    <li className="flex flex-col gap-3 p-4 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 font-sans text-body font-semibold wrap-anywhere">{email}</h3>
        <p className="flex flex-wrap gap-2">
          <Badge>{WAITLIST_ADMIN.roles[role]}</Badge>
          <Badge tone={STAGE_TONES[stage]}>{WAITLIST_ADMIN.stages[stage]}</Badge>
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-2 text-small sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-[2fr_repeat(4,1.3fr)_1fr_1.6fr]">
        <Fact label={COPY.source}>
          {WAITLIST_ADMIN.source(source)}
          {referredBy !== null && (
            <span translate="no" className="block text-fine font-normal text-ink-soft">
              {COPY.broughtBy(referredBy)}
            </span>
          )}
        </Fact>
        <Fact label={COPY.subscribed}>{day(entry.createdAt)}</Fact>
        <Fact label={COPY.confirmed}>{day(entry.confirmedAt)}</Fact>
        <Fact label={COPY.invited}>
          {position === null ? day(entry.invitedAt) : COPY.positionOf(position)}
        </Fact>
        <Fact label={COPY.joined}>{day(entry.joinedAt)}</Fact>
        <Fact label={COPY.code}>
          {referralCode !== null && <code translate="no">{referralCode}</code>}
        </Fact>
        <Fact label={COPY.referrals}>
          {counted + held === 0 ? COPY.noReferral : COPY.counts(counted, held)}
        </Fact>
      </dl>
    </li>
  );
}

/** The people of the waitlist, who subscribed last first. */
export function EntriesScreen({
  filter,
  campaigns,
  isFirst,
  page,
}: {
  filter: EntryFilter;
  campaigns: readonly string[];
  isFirst: boolean;
  page: ListPage<EntryRowView>;
}) {
  const here = { filtre: "liste", ...parametersOf(filter) };
  const narrowed = isNarrowed(filter);
  return (
    <section aria-labelledby="personnes" className="flex flex-col gap-6">
      <EntryFilters filter={filter} campaigns={campaigns} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="personnes" className="text-heading">
          {COPY.shown(page.rows.length, isFirst && page.next === null)}
        </h2>
        {page.rows.length > 0 && (
          <LinkButton
            href={spaceRoutes.waitlistExport(parametersOf(filter))}
            variant="secondary"
            download
          >
            <Icon name="download" className="size-5" />
            {narrowed ? COPY.exportFiltered : COPY.export}
          </LinkButton>
        )}
      </div>
      {page.rows.length === 0 ? (
        <Nobody narrowed={narrowed} isFirst={isFirst} />
      ) : (
        <ul
          aria-label={COPY.label}
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
        >
          {page.rows.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <ListEnd
        nextHref={page.next && trustListOf("waitlist", { ...here, suite: page.next })}
        firstHref={isFirst ? null : trustListOf("waitlist", here)}
      />
    </section>
  );
}

function Nobody({ narrowed, isFirst }: { narrowed: boolean; isFirst: boolean }) {
  if (!isFirst) {
    return (
      <NoData title={END_OF_LIST}>
        <p>{COPY.end}</p>
      </NoData>
    );
  }
  if (narrowed) {
    return (
      <NoData
        title={COPY.noMatchTitle}
        actions={
          <LinkButton href={trustListOf("waitlist", { filtre: "liste" })} variant="secondary">
            {COPY.clear}
          </LinkButton>
        }
      >
        <p>{COPY.noMatch}</p>
      </NoData>
    );
  }
  return (
    <NoData>
      <p>{WAITLIST_ADMIN.empty.text}</p>
    </NoData>
  );
}
