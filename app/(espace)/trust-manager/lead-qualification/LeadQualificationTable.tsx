import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { type Column, DataTable } from "@/components/space/DataTable";
import { LEAD_TONES } from "@/components/space/tones";
import { TRUST } from "@/components/trust/copy";
import { MailLink } from "@/components/trust/MailLink";
import { PropertyTitle } from "@/components/trust/PropertyTitle";
import { Badge } from "@/components/ui/Badge";
import { OPEN_LEAD_STATUSES } from "@/lib/trust/leads/rules";
import type { LooperInForce, QualifiedLeadView } from "@/lib/trust/leads/views";
import { LEAD_QUALIFICATION } from "./copy";

/** To whom an open lead can be given, and how. */
export interface HandingOver {
  loopers: readonly LooperInForce[];
  handOver: FormAction;
}

const COLUMNS: [Column<QualifiedLeadView>, ...Column<QualifiedLeadView>[]] = [
  { label: LEAD_QUALIFICATION.columns.name, cell: ({ contactName }) => contactName },
  { label: LEAD_QUALIFICATION.columns.state, cell: (lead) => <State {...lead} /> },
  { label: LEAD_QUALIFICATION.columns.since, cell: (lead) => <Since {...lead} /> },
  {
    label: LEAD_QUALIFICATION.columns.property,
    cell: ({ property }) =>
      property ? (
        <PropertyTitle {...property} />
      ) : (
        <span className="text-ink-soft">{LEAD_QUALIFICATION.noProperty}</span>
      ),
  },
  { label: TRUST.looper, cell: ({ looperName }) => looperName },
];

/** The leads of the team's loopers, a row each, with what moves it on. */
export function LeadQualificationTable({
  leads,
  ...handing
}: { leads: readonly QualifiedLeadView[] } & HandingOver) {
  return (
    <DataTable
      label={LEAD_QUALIFICATION.table}
      columns={[
        ...COLUMNS,
        {
          label: LEAD_QUALIFICATION.columns.action,
          kind: "action",
          cell: (lead) =>
            OPEN_LEAD_STATUSES.some((open) => open === lead.status) && (
              <Actions lead={lead} {...handing} />
            ),
        },
      ]}
      rows={leads}
      keyOf={({ id }) => id}
      anchored
      from="xl"
    />
  );
}

function State({ status, isStale }: QualifiedLeadView) {
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={LEAD_TONES[status]}>{LEAD_QUALIFICATION.states[status]}</Badge>
      {isStale && <Badge tone="tile">{LEAD_QUALIFICATION.stale}</Badge>}
    </span>
  );
}

function Since({ idleDays, createdAt }: QualifiedLeadView) {
  return (
    <>
      {LEAD_QUALIFICATION.idle(idleDays)}
      <span className="block text-fine text-ink-soft">{LEAD_QUALIFICATION.came(createdAt)}</span>
    </>
  );
}

function Actions({ lead, ...handing }: { lead: QualifiedLeadView } & HandingOver) {
  const { looperEmail, looperName, isStale } = lead;
  return (
    <div className="flex flex-col items-start">
      <MailLink to={looperEmail}>
        {(isStale ? LEAD_QUALIFICATION.remind : LEAD_QUALIFICATION.write)(looperName)}
      </MailLink>
      <HandOver lead={lead} {...handing} />
    </div>
  );
}

function HandOver({ lead, loopers, handOver }: { lead: QualifiedLeadView } & HandingOver) {
  const others = loopers.filter(({ id }) => id !== lead.looperId);
  if (others.length === 0) return null;
  return (
    <ActionForm id={`confier-${lead.id}`} action={handOver} className="w-full max-w-md">
      <FormDisclosure summary={LEAD_QUALIFICATION.handOver.open} className="-mb-4 xl:min-w-56">
        <div className="flex flex-col gap-4">
          <FieldProblem name="leadId" />
          <input type="hidden" name="leadId" value={lead.id} />
          <input type="hidden" name="fromId" value={lead.looperId} />
          <SelectField
            name="toId"
            label={LEAD_QUALIFICATION.handOver.looper}
            hint={LEAD_QUALIFICATION.handOver.note}
            options={[
              { value: "", label: LEAD_QUALIFICATION.handOver.pick },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <SubmitButton
            variant="secondary"
            sending={LEAD_QUALIFICATION.handOver.sending}
            className="self-start"
          >
            {LEAD_QUALIFICATION.handOver.submit}
          </SubmitButton>
        </div>
      </FormDisclosure>
    </ActionForm>
  );
}
