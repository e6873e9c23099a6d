"use client";

import { END_OF_LIST } from "@/components/space/copy";
import { type Column, type ColumnSort, DataTable } from "@/components/space/DataTable";
import { NoData } from "@/components/space/NoData";
import { ShortDay } from "@/components/space/ShortDay";
import { columnSorts } from "@/components/trust/column-sorts";
import { FactGrid } from "@/components/trust/FactGrid";
import { ListEnd } from "@/components/trust/ListEnd";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import { formatInteger } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import type { ListPage } from "@/lib/kernel/keyset";
import { type Sort, sortQuery } from "@/lib/kernel/sorted-list";
import { spaceRoutes, trustListOf } from "@/lib/routes/space";
import { ENTRY_SORTS, type EntrySort } from "@/lib/waitlist/administration/rules";
import type { EntryFilter, EntryRowView } from "@/lib/waitlist/administration/views";
import { WAITLIST_ADMIN } from "../copy";
import { EntryFilters, isNarrowed, parametersOf } from "./EntryFilters";
import { STAGE_TONES } from "./stages";

const COPY = WAITLIST_ADMIN.list;

const day = (at: Date | null) => at && <time dateTime={at.toISOString()}>{formatDate(at)}</time>;

/** A badge of a row: on a phone, where it can be long for its card, on lines. */
const BADGE = "max-xl:whitespace-normal";

const columnsOf = (
  sort: (key: EntrySort) => ColumnSort,
): [Column<EntryRowView>, ...Column<EntryRowView>[]] => [
  {
    label: COPY.person,
    sort: sort("email"),
    cell: ({ email }) => (
      <span className="block xl:max-w-48 xl:truncate min-[88rem]:max-w-72">{email}</span>
    ),
  },
  {
    label: COPY.role,
    cell: ({ role }) => <Badge className={BADGE}>{WAITLIST_ADMIN.roles[role]}</Badge>,
  },
  {
    label: COPY.stage,
    cell: ({ stage }) => (
      <Badge tone={STAGE_TONES[stage]} className={BADGE}>
        {WAITLIST_ADMIN.stages[stage]}
      </Badge>
    ),
  },
  {
    label: COPY.source,
    cell: ({ source }) => (
      <span className="block xl:max-w-32 xl:truncate min-[88rem]:max-w-52">
        {WAITLIST_ADMIN.source(source)}
      </span>
    ),
  },
  {
    label: COPY.subscribed,
    sort: sort("date"),
    cell: ({ createdAt }) => <ShortDay at={createdAt} />,
  },
  {
    label: COPY.referrals,
    kind: "figure",
    cell: ({ counted, held }) => counted + held > 0 && formatInteger(counted + held),
  },
];

/** What does not fit in a line: the whole address and source, the other steps, and the codes. */
function Details({ entry }: { entry: EntryRowView }) {
  const { email, source, position, confirmedAt, invitedAt, joinedAt } = entry;
  const { referralCode, referredBy, counted, held } = entry;
  const code = (text: string) => <code translate="no">{text}</code>;
  const referrals = counted + held > 0 ? COPY.counts(counted, held) : COPY.noReferral;
  const facts = [
    { label: COPY.confirmed, value: day(confirmedAt) },
    { label: COPY.invited, value: position === null ? day(invitedAt) : COPY.positionOf(position) },
    { label: COPY.joined, value: day(joinedAt) },
    { label: COPY.referrals, value: referrals },
    { label: COPY.code, value: referralCode && code(referralCode) },
    { label: COPY.broughtBy, value: referredBy && code(referredBy) },
  ];
  return (
    <div className="flex flex-col gap-3">
      {/* Cards have them whole. */}
      <p className="hidden wrap-anywhere xl:block">
        {email} · {WAITLIST_ADMIN.source(source)}
      </p>
      <FactGrid facts={facts.filter(({ value }) => value)} />
    </div>
  );
}

/** The people of the waitlist, the latest subscribers first unless another order is chosen. */
export function EntriesScreen({
  filter,
  sort,
  campaigns,
  isFirst,
  page,
}: {
  filter: EntryFilter;
  sort: Sort<EntrySort>;
  campaigns: readonly string[];
  isFirst: boolean;
  page: ListPage<EntryRowView>;
}) {
  const order = sortQuery(sort);
  const listOf = (query: Parameters<typeof trustListOf>[1]) =>
    trustListOf("waitlist", { filtre: "liste", ...parametersOf(filter), ...order, ...query });
  const narrowed = isNarrowed(filter);
  return (
    <section aria-labelledby="personnes" className="flex flex-col gap-6">
      <EntryFilters filter={filter} order={order} campaigns={campaigns} />
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
        <Card flat className="p-5 md:p-6">
          <DataTable
            label={COPY.label}
            columns={columnsOf(columnSorts(ENTRY_SORTS, sort, listOf))}
            rows={page.rows}
            keyOf={({ id }) => id}
            from="xl"
            dense
            details={{
              label: ({ email }) => COPY.details(email),
              content: (entry) => <Details entry={entry} />,
            }}
          />
        </Card>
      )}
      <ListEnd
        nextHref={page.next && listOf({ suite: page.next })}
        firstHref={isFirst ? null : listOf({})}
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
