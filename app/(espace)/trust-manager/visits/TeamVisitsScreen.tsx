"use client";

import type { FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField } from "@/components/forms/TextField";
import { type Column, type ColumnSort, DataTable } from "@/components/space/DataTable";
import { NoData } from "@/components/space/NoData";
import { PageTitle } from "@/components/space/PageTitle";
import { Tabs } from "@/components/space/Tabs";
import { VISIT_TONES } from "@/components/space/tones";
import { columnSorts } from "@/components/trust/column-sorts";
import { ListEnd } from "@/components/trust/ListEnd";
import { ListFilters, NothingFiltered } from "@/components/trust/ListFilters";
import { TickedList } from "@/components/trust/TickedList";
import { TickedBar, TickedCell } from "@/components/trust/Ticks";
import { Badge } from "@/components/ui/Badge";
import { Link } from "@/components/ui/Link";
import { VISITS } from "@/components/visits/copy";
import { formatShortDate, formatTime, withClock } from "@/lib/kernel/format-date";
import type { ListPage } from "@/lib/kernel/keyset";
import { type FilterOptions, isFiltered, type ListFilter } from "@/lib/kernel/list-filter";
import type { HomeClock } from "@/lib/kernel/place";
import { type Sort, sortQuery } from "@/lib/kernel/sorted-list";
import { teamVisitRoutes } from "@/lib/routes/team-visits";
import {
  shownWord,
  TEAM_VISIT_VIEWS,
  type TeamVisitView,
  VISIT_NOTE_LENGTH,
  type VisitSort,
  visitSorts,
} from "@/lib/trust/visits/rules";
import type { TeamVisitCounts, TeamVisitLine } from "@/lib/trust/visits/views";
import { TEAM_VISITS as COPY } from "./copy";
import { CODE_TONES } from "./tones";

/** Every visit by its state, with what can be done with several at once. */
export function TeamVisitsScreen({
  view,
  sort,
  filter,
  search,
  options,
  isFirst,
  counts,
  page,
  manage,
}: {
  view: TeamVisitView;
  sort: Sort<VisitSort>;
  filter: ListFilter;
  search: string;
  options: FilterOptions;
  isFirst: boolean;
  counts: TeamVisitCounts;
  page: ListPage<TeamVisitLine>;
  manage: FormAction;
}) {
  const order = sortQuery(sort);
  const here = { vue: view, q: search || null, ...filter, ...order };
  const whole = teamVisitRoutes.all({ vue: view, ...order });
  const hint = view === "unclosed" ? COPY.hints.unclosed : null;
  const isNarrowed = isFiltered(filter) || search !== "";
  const hasTicks = page.rows.some(isTickable);
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={COPY.title} lead={COPY.lead} />
      <Tabs
        label={COPY.tabs}
        tabs={TEAM_VISIT_VIEWS.map((each) => ({
          label: COPY.views[each],
          href: teamVisitRoutes.all({ ...here, vue: each, tri: null, sens: null }),
          current: each === view,
          ...(each in counts && { count: counts[each as keyof TeamVisitCounts] }),
        }))}
      />
      <ListFilters
        action={teamVisitRoutes.all()}
        here={{ vue: view, ...order }}
        search={{ label: COPY.search, words: search }}
        filter={filter}
        options={options}
        clearHref={whole}
      />
      {hint && page.rows.length > 0 && <p className="text-small text-ink-soft">{hint}</p>}
      <TickedList
        id="visites"
        action={manage}
        name="visits"
        empty={
          page.rows.length === 0 && <Nothing view={view} clearHref={isNarrowed ? whole : null} />
        }
        bar={hasTicks && <Ticked />}
      >
        <DataTable
          label={COPY.list}
          columns={columnsOf(
            view,
            columnSorts(visitSorts(view), sort, (by) => teamVisitRoutes.all({ ...here, ...by })),
            hasTicks,
          )}
          rows={page.rows}
          keyOf={({ id }) => id}
          from="xl"
          dense
        />
      </TickedList>
      <ListEnd
        nextHref={page.next && teamVisitRoutes.all({ ...here, suite: page.next })}
        firstHref={isFirst ? null : teamVisitRoutes.all(here)}
      />
    </div>
  );
}

/** What stands in place of the rows; `clearHref` leads to the list without its filter, where it has one. */
const Nothing = ({ view, clearHref }: { view: TeamVisitView; clearHref: string | null }) =>
  clearHref === null ? (
    <NoData title={COPY.empty[view]} />
  ) : (
    <NothingFiltered clearHref={clearHref} />
  );

const columnsOf = (
  view: TeamVisitView,
  sort: (key: VisitSort) => ColumnSort,
  hasTicks: boolean,
): [Column<TeamVisitLine>, ...Column<TeamVisitLine>[]] => [
  { label: COPY.columns.home, cell: (visit) => <Home visit={visit} hasTicks={hasTicks} /> },
  {
    label: COPY.columns.when,
    sort: sort("date"),
    cell: ({ startsAt, clock }) => <Moment at={startsAt} clock={clock} />,
  },
  ...(view === "locked"
    ? [
        {
          label: COPY.columns.due,
          sort: sort("due"),
          cell: ({ dueAt, clock }: TeamVisitLine) => dueAt && <Moment at={dueAt} clock={clock} />,
        },
      ]
    : []),
  { label: COPY.columns.town, sort: sort("commune"), cell: ({ city }) => city },
  {
    label: COPY.columns.visitor,
    sort: sort("visitor"),
    cell: ({ visitorName }) => visitorName,
  },
  {
    label: COPY.columns.host,
    sort: sort("host"),
    cell: ({ host: { name, isLooper } }) => (
      <>
        <span className="xl:whitespace-nowrap">{name}</span>{" "}
        <span className="text-fine text-ink-soft xl:block">
          {isLooper ? COPY.looper : COPY.seller}
        </span>
      </>
    ),
  },
  {
    label: COPY.columns.code,
    cell: ({ code }) =>
      code !== "none" && <Badge tone={CODE_TONES[code]}>{COPY.codes[code]}</Badge>,
  },
  ...(view === "all" || view === "upcoming"
    ? [
        {
          label: COPY.columns.state,
          cell: ({ state }: TeamVisitLine) => (
            <Badge tone={VISIT_TONES[state]}>{VISITS.states[state]}</Badge>
          ),
        },
      ]
    : []),
];

/** The day over the hour, by the clock of the home. */
function Moment({ at, clock }: { at: Date; clock: HomeClock }) {
  return (
    <time dateTime={at.toISOString()} className="whitespace-nowrap tabular-nums">
      {formatShortDate(at, clock.zone)}
      <span className="text-fine text-ink-soft xl:block">
        {" "}
        {withClock(formatTime(at, clock.zone), clock)}
      </span>
    </time>
  );
}

const isTickable = ({ actions }: TeamVisitLine) => actions.length > 0;

function Home({ visit, hasTicks }: { visit: TeamVisitLine; hasTicks: boolean }) {
  const { id, title } = visit;
  return (
    <TickedCell
      tick={
        isTickable(visit) && { name: "visits", value: shownWord(visit), label: COPY.tick(title) }
      }
      among={hasTicks}
    >
      <Link
        href={teamVisitRoutes.one(id)}
        className="text-link min-w-0 py-2 font-semibold wrap-anywhere"
      >
        <span className="line-clamp-1 xl:max-w-64">{title}</span>
      </Link>
    </TickedCell>
  );
}

/** What is done with the visits that are ticked, with why. */
function Ticked() {
  const { some, file } = COPY;
  return (
    <TickedBar title={some.title}>
      <TextAreaField
        name="note"
        label={some.note}
        hint={some.noteHint}
        rows={2}
        maxLength={VISIT_NOTE_LENGTH}
      />
      <div className="flex flex-wrap gap-3">
        {(["unlock", "to-seller"] as const).map((move) => (
          <SubmitButton
            key={move}
            name="move"
            value={move}
            variant="secondary"
            sending={file.sending}
          >
            {some.moves[move]}
          </SubmitButton>
        ))}
        <SubmitButton name="move" value="cancel" variant="danger" sending={file.sending}>
          {some.moves.cancel}
        </SubmitButton>
      </div>
    </TickedBar>
  );
}
