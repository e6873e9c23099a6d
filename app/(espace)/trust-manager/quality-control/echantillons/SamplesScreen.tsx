import { type Column, DataTable } from "@/components/space/DataTable";
import { Meter } from "@/components/space/Meter";
import { NoData } from "@/components/space/NoData";
import { Panel } from "@/components/space/Panel";
import { ListEnd } from "@/components/trust/ListEnd";
import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { cx } from "@/components/ui/cx";
import { Link } from "@/components/ui/Link";
import { formatDateTime } from "@/lib/kernel/format-date";
import {
  QUALITY_KIND_LABELS,
  QUALITY_OUTCOME_LABELS,
  QUALITY_REASON_LABELS,
  QUALITY_STATE_LABELS,
} from "@/lib/quality/copy";
import { QUALITY_KINDS } from "@/lib/quality/draw";
import { isTooLow, type QualityOutcome } from "@/lib/quality/rules";
import type { CheckLine, SampleView, ShareLine, WeekLine } from "@/lib/quality/views";
import { qualityRoutes } from "@/lib/routes/quality";
import type { ListingCounts } from "@/lib/trust/listings/views";
import { QualityFrame } from "../QualityFrame";
import { SAMPLES as COPY } from "./copy";

export const OUTCOME_TONES: Record<QualityOutcome, BadgeTone> = {
  conforming: "leaf",
  to_correct: "mimosa",
  non_conforming: "tile",
};

/** What is to be looked at in a week, how far it is, and how much of each looper's work is in order. */
export function SamplesScreen({
  counts,
  sample,
  isFirst,
  weeks,
  shares,
}: {
  counts: ListingCounts;
  sample: SampleView | null;
  isFirst: boolean;
  weeks: readonly WeekLine[];
  shares: readonly ShareLine[];
}) {
  return (
    <QualityFrame view="sample" counts={counts}>
      {sample === null ? (
        <NoData title={COPY.empty}>
          <p>{COPY.emptyText}</p>
        </NoData>
      ) : (
        <Sample sample={sample} isFirst={isFirst} isLast={weeks[0]?.week === sample.week} />
      )}
      <Panel id="parts" title={COPY.shares}>
        {shares.length === 0 ? (
          <p className="text-ink-soft">{COPY.noShares}</p>
        ) : (
          <>
            <p className="max-w-text text-small text-ink-soft">{COPY.sharesHint}</p>
            <DataTable
              label={COPY.shares}
              columns={SHARE_COLUMNS}
              rows={shares}
              keyOf={({ looperId }) => looperId}
            />
          </>
        )}
      </Panel>
      <Weeks weeks={weeks} current={sample?.week ?? null} />
    </QualityFrame>
  );
}

function Sample({
  sample: { week, drawnAt, seed, progress, lines, next },
  isFirst,
  isLast,
}: {
  sample: SampleView;
  isFirst: boolean;
  isLast: boolean;
}) {
  const semaine = isLast ? null : week;
  return (
    <section aria-labelledby="semaine" className="flex flex-col gap-5">
      <div>
        <h2 id="semaine" className="text-heading">
          {COPY.week(week)}
        </h2>
        <p className="mt-1 max-w-text text-fine text-ink-soft">{COPY.draw(drawnAt, seed)}</p>
      </div>
      <div className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:grid-cols-2 sm:gap-8 md:p-6">
        {QUALITY_KINDS.map((kind) => {
          const { candidates, checks, decided, byOutcome } = progress[kind];
          return (
            <div key={kind} className="flex min-w-0 flex-col gap-1">
              <Meter
                label={COPY.kinds[kind]}
                value={checks === 0 ? COPY.none : COPY.done(decided, checks)}
                share={checks === 0 ? 0 : decided / checks}
                hint={COPY.from[kind](candidates)}
              />
              {decided > 0 && <p className="text-fine text-ink-soft">{COPY.outcomes(byOutcome)}</p>}
            </div>
          );
        })}
      </div>
      {lines.length === 0 ? (
        <NoData title={COPY.emptyWeek}>
          <p>{COPY.emptyWeekText}</p>
        </NoData>
      ) : (
        <DataTable
          label={COPY.checks}
          columns={CHECK_COLUMNS}
          rows={lines}
          keyOf={({ id }) => id}
          from="xl"
        />
      )}
      <ListEnd
        nextHref={next && qualityRoutes.samples({ semaine, suite: next })}
        firstHref={isFirst ? null : qualityRoutes.samples({ semaine })}
      />
    </section>
  );
}

const [SUBJECT, KIND, WHY, LOOPER, STATE] = COPY.columns;

const CHECK_COLUMNS: [Column<CheckLine>, ...Column<CheckLine>[]] = [
  {
    label: SUBJECT,
    cell: ({ id, title, city, startsAt, clock }) => (
      <>
        <Link href={qualityRoutes.check(id)} className="text-link wrap-anywhere">
          {title}
        </Link>
        <span className="block text-fine font-normal text-ink-soft">
          {startsAt === null ? city : COPY.visitOn(formatDateTime(startsAt, clock))}
        </span>
      </>
    ),
  },
  {
    label: KIND,
    cell: ({ kind }) => <span className="whitespace-nowrap">{QUALITY_KIND_LABELS[kind].one}</span>,
  },
  {
    label: WHY,
    cell: ({ reasons }) => (
      <ul className="flex max-w-xs flex-col gap-1 text-small">
        {reasons.map((reason) => (
          <li key={reason}>{QUALITY_REASON_LABELS[reason]}</li>
        ))}
      </ul>
    ),
  },
  { label: LOOPER, cell: ({ looperName }) => looperName ?? COPY.noLooper },
  { label: STATE, cell: (line) => <State line={line} /> },
];

function State({
  line: { state, outcome, dueAt, isLate, correctOn, isDenied },
}: {
  line: CheckLine;
}) {
  return (
    <span className="flex flex-col items-start gap-1.5">
      {isDenied && <Badge tone="tile">{COPY.denied}</Badge>}
      {outcome === null ? (
        <Badge>{QUALITY_STATE_LABELS[state]}</Badge>
      ) : (
        <Badge tone={OUTCOME_TONES[outcome]}>{QUALITY_OUTCOME_LABELS[outcome]}</Badge>
      )}
      {state === "open" && (
        <span
          className={cx("text-fine", isLate ? "font-semibold text-tile-strong" : "text-ink-soft")}
        >
          {isLate ? COPY.late : COPY.dueBy(dueAt)}
        </span>
      )}
      {state === "correcting" && correctOn && (
        <span className="text-fine text-ink-soft">{COPY.correctOn(correctOn)}</span>
      )}
    </span>
  );
}

const [NAME, SHARE, CASE] = COPY.shareColumns;

const SHARE_COLUMNS: [Column<ShareLine>, ...Column<ShareLine>[]] = [
  { label: NAME, cell: ({ name }) => name },
  {
    label: SHARE,
    kind: "figure",
    cell: (share) => (
      <span className={cx(isTooLow(share) && "font-semibold text-tile-strong")}>
        {COPY.share(share)}
      </span>
    ),
  },
  {
    label: CASE,
    kind: "action",
    cell: ({ caseId, name }) =>
      caseId !== null && (
        <LinkButton
          href={qualityRoutes.looper(caseId)}
          variant="secondary"
          size="sm"
          aria-label={COPY.openCaseOf(name)}
        >
          {COPY.openCase}
        </LinkButton>
      ),
  },
];

function Weeks({ weeks, current }: { weeks: readonly WeekLine[]; current: string | null }) {
  if (weeks.length < 2) return null;
  return (
    <nav aria-label={COPY.weeks}>
      <h2 className="mb-2 text-heading">{COPY.weeks}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {weeks.map(({ week, checks, decided }) => (
          <li key={week} className="border-b border-line">
            <Link
              href={qualityRoutes.samples({ semaine: week })}
              aria-current={week === current ? "page" : undefined}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1"
            >
              <span className={week === current ? "font-semibold" : "text-link"}>
                {COPY.week(week)}
              </span>
              <span className="text-small text-ink-soft tabular-nums">
                {COPY.weekLine(decided, checks)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
