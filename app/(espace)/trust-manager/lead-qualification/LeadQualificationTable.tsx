import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { ContactLinks } from "@/components/leads/ContactLinks";
import { LEAD } from "@/components/leads/copy";
import { LeadHome } from "@/components/leads/LeadHome";
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
    cell: (lead) => <Subject {...lead} />,
  },
  {
    label: TRUST.looper,
    cell: ({ looper }) =>
      looper ? looper.name : <Badge tone="tile">{LEAD_QUALIFICATION.views.free}</Badge>,
  },
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

/** What it is about: a listing that interests them, or their own home. */
function Subject({ property, kind, home, commune }: QualifiedLeadView) {
  if (property) return <PropertyTitle {...property} />;
  if (kind === "buyer") {
    return <span className="text-ink-soft">{LEAD_QUALIFICATION.noProperty}</span>;
  }
  return (
    <>
      <Badge tone="mimosa">{LEAD.seller}</Badge>{" "}
      {home ? <LeadHome home={home} /> : commune !== null && LEAD.in(commune)}
    </>
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
  const { looper, contact, contactName, isStale } = lead;
  return (
    <div className="flex flex-col items-start">
      {looper && (
        <MailLink to={looper.email}>
          {(isStale ? LEAD_QUALIFICATION.remind : LEAD_QUALIFICATION.write)(looper.name)}
        </MailLink>
      )}
      {contact && <ContactLinks name={contactName} contact={contact} />}
      <HandOver lead={lead} {...handing} />
    </div>
  );
}

function HandOver({ lead, loopers, handOver }: { lead: QualifiedLeadView } & HandingOver) {
  const others = loopers.filter(({ id }) => id !== lead.looper?.id);
  const copy = LEAD_QUALIFICATION.handOver;
  if (others.length === 0) {
    return lead.looper ? null : <p className="text-small text-ink-soft">{copy.nobody}</p>;
  }
  return (
    <ActionForm id={`confier-${lead.id}`} action={handOver} className="w-full max-w-md">
      <FormDisclosure
        summary={lead.looper ? copy.open : copy.openFirst}
        className="-mb-4 xl:min-w-56"
      >
        <div className="flex flex-col gap-4">
          <FieldProblem name="leadId" />
          <input type="hidden" name="leadId" value={lead.id} />
          <input type="hidden" name="fromId" value={lead.looper?.id ?? ""} />
          <SelectField
            name="toId"
            label={copy.looper}
            hint={lead.looper ? copy.note : copy.noteFirst}
            options={[
              { value: "", label: copy.pick },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <SubmitButton variant="secondary" sending={copy.sending} className="self-start">
            {copy.submit}
          </SubmitButton>
        </div>
      </FormDisclosure>
    </ActionForm>
  );
}
