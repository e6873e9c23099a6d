import type { FormAction } from "@/components/forms/ActionForm";
import { ArrivalNotice } from "@/components/space/ArrivalNotice";
import { BackLink } from "@/components/space/BackLink";
import { type Column, DataTable } from "@/components/space/DataTable";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { FactGrid } from "@/components/trust/FactGrid";
import { Badge } from "@/components/ui/Badge";
import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import { formatDate, formatDateTime } from "@/lib/kernel/format-date";
import { CASE_LABELS, QUALITY_KIND_LABELS, QUALITY_OUTCOME_LABELS } from "@/lib/quality/copy";
import type { CaseView } from "@/lib/quality/views";
import { qualityRoutes } from "@/lib/routes/quality";
import { looperFileOf } from "@/lib/routes/space";
import { OUTCOME_TONES } from "../../echantillons/SamplesScreen";
import { CaseForm } from "./CaseForm";
import { CASE as COPY } from "./copy";

/** A looper too little of whose work is in order: what was found, and what the team decides. */
export function CaseScreen({
  file,
  isDone,
  action,
}: {
  file: CaseView;
  isDone: boolean;
  action: FormAction;
}) {
  const { looperName, conforming, checked, openedAt, share, grantId, decided, isOwn } = file;
  return (
    <div className="flex flex-col gap-8">
      <BackLink href={qualityRoutes.samples()}>{COPY.back}</BackLink>
      {isDone && (
        <ArrivalNotice tone="success">
          <p>{COPY.done}</p>
        </ArrivalNotice>
      )}
      <PageTitle title={COPY.title(looperName)} lead={COPY.lead({ conforming, checked })} />
      <FactGrid
        facts={[
          { label: COPY.opened, value: formatDateTime(openedAt) },
          { label: COPY.now, value: COPY.share(share) },
          ...(grantId === null
            ? []
            : [
                {
                  label: COPY.file,
                  value: (
                    <Link href={looperFileOf(grantId)} className="text-link">
                      {looperName}
                    </Link>
                  ),
                },
              ]),
        ]}
      />
      <Panel id="decision" title={COPY.decide}>
        {decided ? (
          <Callout>
            <p className="font-semibold">{CASE_LABELS[decided.outcome]}</p>
            <p className="wrap-anywhere">{decided.note}</p>
            <p>{COPY.decided(decided.by, decided.at)}</p>
          </Callout>
        ) : isOwn ? (
          <Callout>
            <p>{COPY.own}</p>
          </Callout>
        ) : (
          <CaseForm file={file} action={action} />
        )}
      </Panel>
      <Panel id="controles" title={COPY.checks}>
        {file.checks.length === 0 ? (
          <p className="text-ink-soft">{COPY.noChecks}</p>
        ) : (
          <DataTable
            label={COPY.checks}
            columns={COLUMNS}
            rows={file.checks}
            keyOf={({ id }) => id}
          />
        )}
      </Panel>
    </div>
  );
}

const [SUBJECT, KIND, OUTCOME, AT] = COPY.columns;

type Row = CaseView["checks"][number];
const COLUMNS: [Column<Row>, ...Column<Row>[]] = [
  {
    label: SUBJECT,
    cell: ({ id, title }) => (
      <Link href={qualityRoutes.check(id)} className="text-link wrap-anywhere">
        {title}
      </Link>
    ),
  },
  { label: KIND, cell: ({ kind }) => QUALITY_KIND_LABELS[kind].one },
  {
    label: OUTCOME,
    cell: ({ outcome }) => (
      <Badge tone={OUTCOME_TONES[outcome]}>{QUALITY_OUTCOME_LABELS[outcome]}</Badge>
    ),
  },
  { label: AT, cell: ({ decidedAt }) => formatDate(decidedAt) },
];
