import { type Column, type ColumnSort, DataTable } from "@/components/space/DataTable";
import { ShortDay } from "@/components/space/ShortDay";
import { TRUST } from "@/components/trust/copy";
import { PAPER_TONES } from "@/components/trust/PaperList";
import { TickedCell } from "@/components/trust/Ticks";
import { Badge } from "@/components/ui/Badge";
import { Link } from "@/components/ui/Link";
import { REASON_SENTENCES } from "@/lib/accounts/role-grants/copy";
import { PAPER_LABELS } from "@/lib/content/paper-names";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import { looperFileOf } from "@/lib/routes/space";
import type { LooperSort } from "@/lib/trust/loopers/rules";
import type { LooperDecisionView } from "@/lib/trust/loopers/views";
import { VALIDATION } from "./copy";
import { PersonLinks } from "./PersonLinks";

const columnsOf = (
  sort: (key: LooperSort) => ColumnSort,
  hasTicks: boolean,
): [Column<LooperDecisionView>, ...Column<LooperDecisionView>[]] => [
  {
    label: TRUST.looper,
    sort: sort("name"),
    cell: (file) => <Person file={file} hasTicks={hasTicks} />,
  },
  {
    label: VALIDATION.city,
    sort: sort("commune"),
    cell: ({ city }) =>
      city ?? <span className="text-ink-soft xl:whitespace-nowrap">{TRUST.unknown}</span>,
  },
  {
    label: VALIDATION.requested,
    sort: sort("date"),
    cell: ({ requestedAt }) => <ShortDay at={requestedAt} />,
  },
  { label: TRUST.papers.title, cell: (file) => <Papers file={file} /> },
  { label: VALIDATION.action, kind: "action", cell: (file) => <Open file={file} /> },
];

/**
 * Loopers of whom was decided, a row each, in a form whose boxes tick them; what can be decided now stands in their file.
 */
export function LooperTable({
  label,
  files,
  sort,
  hasTicks,
}: {
  /** What the table lists. */
  label: string;
  files: readonly LooperDecisionView[];
  sort: (key: LooperSort) => ColumnSort;
  /** Whether any can be reminded. */
  hasTicks: boolean;
}) {
  return (
    <DataTable
      label={label}
      columns={columnsOf(sort, hasTicks)}
      rows={files}
      keyOf={({ grantId }) => grantId}
      anchored
      from="xl"
      dense
      details={{
        label: ({ name }) => VALIDATION.details(name),
        content: (file) => <Details file={file} />,
      }}
    />
  );
}

function Person({
  file: { grantId, name, email, canRemind },
  hasTicks,
}: {
  file: LooperDecisionView;
  hasTicks: boolean;
}) {
  return (
    <TickedCell
      tick={canRemind && { name: "loopers", value: grantId, label: VALIDATION.tick(name) }}
      among={hasTicks}
    >
      <span className="wrap-anywhere">
        {name}
        <span className="block text-fine font-normal text-ink-soft xl:max-w-52 xl:truncate">
          {email}
        </span>
      </span>
    </TickedCell>
  );
}

/** What does not fit in a line: the decision, the activity, the papers one by one, and how to write. */
function Details({ file }: { file: LooperDecisionView }) {
  const { email, deciderName, decidedAt, reason, weeklyHours, rsacNumber } = file;
  const lines = [
    email,
    decidedAt && VALIDATION.decided(formatDate(decidedAt), deciderName),
    reason !== null && REASON_SENTENCES[reason],
    weeklyHours !== null && VALIDATION.hoursOf(weeklyHours),
    rsacNumber !== null && VALIDATION.rsacOf(rsacNumber),
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-start gap-x-10 gap-y-4">
      <ul className="flex min-w-0 flex-col gap-1">
        {lines.map((line) => (
          <li key={String(line)} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <EveryPaper file={file} />
      <PersonLinks file={file} />
    </div>
  );
}

const wantingOf = ({ papers }: LooperDecisionView) =>
  papers.filter(({ state }) => state !== "valid");

/** How the papers are, in a word; where all are in order, until when. */
function Papers({ file }: { file: LooperDecisionView }) {
  const [worst, ...others] = wantingOf(file);
  if (worst) {
    return (
      <span className="flex flex-wrap items-center gap-2 xl:flex-nowrap">
        <Badge tone={PAPER_TONES[worst.state]}>
          {others.length === 0
            ? TRUST.papers.states[worst.state]
            : VALIDATION.papersWanting(others.length + 1)}
        </Badge>
      </span>
    );
  }
  const [first] = file.papers.flatMap(({ expiresOn }) => expiresOn ?? []).sort();
  return (
    <span className="flex flex-wrap items-center gap-2 xl:flex-col xl:items-start xl:gap-0">
      <Badge tone="leaf">{TRUST.papers.states.valid}</Badge>
      {first && (
        <span className="text-fine text-ink-soft xl:whitespace-nowrap">
          {TRUST.papers.until(formatCivilDate(first))}
        </span>
      )}
    </span>
  );
}

/** The papers that are not in order. */
function EveryPaper({ file }: { file: LooperDecisionView }) {
  const wanting = wantingOf(file);
  if (wanting.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {wanting.map(({ paper, state, expiresOn }) => (
        <li key={paper} className="flex flex-wrap items-center gap-2">
          {PAPER_LABELS[paper]}
          <Badge tone={PAPER_TONES[state]}>{TRUST.papers.states[state]}</Badge>
          {expiresOn !== null && (
            <span className="text-fine text-ink-soft">
              {TRUST.papers.until(formatCivilDate(expiresOn))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The way to the file, and how many papers wait there. */
function Open({ file: { grantId, name, files } }: { file: LooperDecisionView }) {
  const waiting = files.filter(({ state }) => state === "waiting").length;
  const text = waiting > 0 ? VALIDATION.checkPapers(waiting) : VALIDATION.openFile;
  return (
    <Link
      href={looperFileOf(grantId)}
      aria-label={`${text}${VALIDATION.auditOf(name)}`}
      className={`text-link inline-flex min-h-11 items-center whitespace-nowrap ${waiting > 0 ? "font-semibold" : ""}`}
    >
      {text}
    </Link>
  );
}
