import { ContactLinks } from "@/components/leads/ContactLinks";
import { LEAD } from "@/components/leads/copy";
import { LeadHome } from "@/components/leads/LeadHome";
import { type Column, DataTable } from "@/components/space/DataTable";
import { LEAD_TONES } from "@/components/space/tones";
import { TRUST } from "@/components/trust/copy";
import { MailLink } from "@/components/trust/MailLink";
import { PropertyTitle } from "@/components/trust/PropertyTitle";
import { Badge } from "@/components/ui/Badge";
import { Link } from "@/components/ui/Link";
import { OPEN_LEAD_STATUSES } from "@/lib/leads/states";
import { handOverRoute } from "@/lib/routes/leads";
import type { QualifiedLeadView } from "@/lib/trust/leads/views";
import { LEAD_QUALIFICATION } from "./copy";

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
export function LeadQualificationTable({ leads }: { leads: readonly QualifiedLeadView[] }) {
  return (
    <DataTable
      label={LEAD_QUALIFICATION.table}
      columns={[
        ...COLUMNS,
        {
          label: LEAD_QUALIFICATION.columns.action,
          kind: "action",
          cell: (lead) =>
            OPEN_LEAD_STATUSES.some((open) => open === lead.status) && <Actions {...lead} />,
        },
      ]}
      rows={leads}
      keyOf={({ id }) => id}
      anchored
      from="xl"
    />
  );
}

/** What a lead is about: a listing that interests them, or their own home. */
export function Subject({ property, kind, home, commune }: QualifiedLeadView) {
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
      <Badge tone={LEAD_TONES[status]}>{LEAD.status[status]}</Badge>
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

function Actions({ id, looper, contact, contactName, isStale }: QualifiedLeadView) {
  const { open, openFirst } = LEAD_QUALIFICATION.handOver;
  return (
    <div className="flex flex-col items-start">
      {looper && (
        <MailLink to={looper.email}>
          {(isStale ? LEAD_QUALIFICATION.remind : LEAD_QUALIFICATION.write)(looper.name)}
        </MailLink>
      )}
      {contact && <ContactLinks name={contactName} contact={contact} />}
      <Link
        href={handOverRoute(id)}
        className="text-link inline-flex min-h-11 items-center"
        aria-label={`${looper ? open : openFirst} : ${contactName}`}
      >
        {looper ? open : openFirst}
      </Link>
    </div>
  );
}
