import { type Column, DataTable } from "@/components/space/DataTable";
import { TRUST } from "@/components/trust/copy";
import { MailLink } from "@/components/trust/MailLink";
import { PAPER_TONES } from "@/components/trust/PaperList";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { REASON_SENTENCES } from "@/lib/accounts/role-grants/copy";
import { PAPER_LABELS } from "@/lib/content/paper-names";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import { trustListOf } from "@/lib/routes/space";
import type { LooperDecisionView } from "@/lib/trust/loopers/views";
import { VALIDATION } from "./copy";
import { type DecisionActions, DecisionForms } from "./DecisionForms";
import { OpenFile } from "./OpenFile";

const COLUMNS: [Column<LooperDecisionView>, ...Column<LooperDecisionView>[]] = [
  {
    label: TRUST.looper,
    cell: ({ name, email }) => (
      <>
        {name}
        <span className="block text-fine font-normal text-ink-soft">{email}</span>
      </>
    ),
  },
  {
    label: VALIDATION.city,
    cell: ({ city }) => city ?? <span className="text-ink-soft">{TRUST.unknown}</span>,
  },
  { label: VALIDATION.decided, cell: (file) => <Decision file={file} /> },
  { label: VALIDATION.activity, cell: (file) => <Activity file={file} /> },
];

/** Loopers of whom was decided, a row each, with what can be decided now. */
export function LooperTable({
  label,
  files,
  actions,
}: {
  /** What the table lists. */
  label: string;
  files: readonly LooperDecisionView[];
  actions: DecisionActions;
}) {
  return (
    <DataTable
      label={label}
      columns={[
        ...COLUMNS,
        {
          label: TRUST.papers.title,
          cell: (file) => (
            <>
              <Papers file={file} />
              <OpenFile file={file} />
            </>
          ),
        },
        {
          label: VALIDATION.action,
          kind: "action",
          cell: (file) => <Actions file={file} actions={actions} />,
        },
      ]}
      rows={files}
      keyOf={({ grantId }) => grantId}
      anchored
      from="xl"
    />
  );
}

function Decision({
  file: { decidedAt, deciderName, reason, requestedAt },
}: {
  file: LooperDecisionView;
}) {
  if (decidedAt === null) return VALIDATION.requestedOn(formatDate(requestedAt));
  return (
    <>
      {formatDate(decidedAt)}
      <span className="block text-fine text-ink-soft">
        {deciderName === null ? VALIDATION.automatic : VALIDATION.by(deciderName)}
      </span>
      {reason !== null && (
        <span className="block text-fine text-ink-soft">{REASON_SENTENCES[reason]}</span>
      )}
    </>
  );
}

function Activity({ file: { weeklyHours, rsacNumber } }: { file: LooperDecisionView }) {
  return (
    <>
      {weeklyHours === null ? TRUST.unknown : VALIDATION.hoursOf(weeklyHours)}
      {rsacNumber !== null && (
        <span className="block text-fine text-ink-soft">{VALIDATION.rsacOf(rsacNumber)}</span>
      )}
    </>
  );
}

/** The papers that are not in order; where all are, until when. */
function Papers({ file: { papers } }: { file: LooperDecisionView }) {
  const wanting = papers.filter(({ state }) => state !== "valid");
  if (wanting.length === 0) {
    const [first] = papers.flatMap(({ expiresOn }) => expiresOn ?? []).sort();
    return (
      <>
        <Badge tone="leaf">{TRUST.papers.states.valid}</Badge>
        {first && (
          <span className="mt-1 block text-fine text-ink-soft">
            {TRUST.papers.until(formatCivilDate(first))}
          </span>
        )}
      </>
    );
  }
  return (
    <ul className="flex flex-col gap-2">
      {wanting.map(({ paper, state, expiresOn }) => (
        <li key={paper}>
          <span className="block">{PAPER_LABELS[paper]}</span>
          <Badge tone={PAPER_TONES[state]}>{TRUST.papers.states[state]}</Badge>
          {expiresOn !== null && (
            <span className="block text-fine text-ink-soft">
              {TRUST.papers.until(formatCivilDate(expiresOn))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Actions({ file, actions }: { file: LooperDecisionView; actions: DecisionActions }) {
  const { userId, name, email } = file;
  return (
    <div className="flex flex-col xl:min-w-56">
      <div className="flex flex-wrap gap-x-2">
        <MailLink to={email}>
          {VALIDATION.write}
          <VisuallyHidden>{VALIDATION.writeTo(name)}</VisuallyHidden>
        </MailLink>
        <LinkButton
          href={trustListOf("compliance", { filtre: "journal", compte: userId })}
          variant="quiet"
        >
          <span>
            {VALIDATION.auditShort}
            <VisuallyHidden>{VALIDATION.auditOf(name)}</VisuallyHidden>
          </span>
        </LinkButton>
      </div>
      <DecisionForms file={file} actions={actions} />
    </div>
  );
}
