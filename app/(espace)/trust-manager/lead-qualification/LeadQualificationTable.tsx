"use client";

import { ContactLinks } from "@/components/leads/ContactLinks";
import { LEAD } from "@/components/leads/copy";
import { LeadHome } from "@/components/leads/LeadHome";
import { type Column, type ColumnSort, DataTable } from "@/components/space/DataTable";
import { ShortDay } from "@/components/space/ShortDay";
import { LEAD_TONES } from "@/components/space/tones";
import { TRUST } from "@/components/trust/copy";
import { LISTS } from "@/components/trust/list-copy";
import { MailLink } from "@/components/trust/MailLink";
import { PropertyTitle } from "@/components/trust/PropertyTitle";
import { TickedCell } from "@/components/trust/Ticks";
import { Badge } from "@/components/ui/Badge";
import { Link } from "@/components/ui/Link";
import { isOpenLead } from "@/lib/leads/states";
import { handOverRoute } from "@/lib/routes/leads";
import type { LeadSort } from "@/lib/trust/leads/rules";
import { leadWord } from "@/lib/trust/leads/rules";
import type { QualifiedLeadView } from "@/lib/trust/leads/views";
import { LEAD_QUALIFICATION } from "./copy";

const { columns: COLUMNS } = LEAD_QUALIFICATION;

const columnsOf = (
  sort: (key: LeadSort) => ColumnSort,
  hasTicks: boolean,
): [Column<QualifiedLeadView>, ...Column<QualifiedLeadView>[]] => [
  {
    label: COLUMNS.name,
    sort: sort("name"),
    cell: (lead) => <Person lead={lead} hasTicks={hasTicks} />,
  },
  { label: COLUMNS.state, cell: (lead) => <State {...lead} /> },
  {
    label: COLUMNS.since,
    sort: sort("left"),
    cell: ({ idleDays }) => (
      <span className="xl:whitespace-nowrap">{LEAD_QUALIFICATION.idle(idleDays)}</span>
    ),
  },
  {
    label: COLUMNS.received,
    sort: sort("received"),
    cell: ({ createdAt }) => <ShortDay at={createdAt} />,
  },
  { label: LISTS.commune, sort: sort("commune"), cell: ({ commune }) => commune },
  {
    label: TRUST.looper,
    sort: sort("looper"),
    cell: ({ looper }) =>
      looper ? looper.name : <Badge tone="tile">{LEAD_QUALIFICATION.views.free}</Badge>,
  },
  {
    label: COLUMNS.action,
    kind: "action",
    cell: (lead) => isOpenLead(lead.status) && <HandOver {...lead} />,
  },
];

/** The leads of the team's loopers, a row each, in a form whose boxes tick them. */
export function LeadQualificationTable({
  leads,
  sort,
  hasTicks,
}: {
  leads: readonly QualifiedLeadView[];
  sort: (key: LeadSort) => ColumnSort;
  /** Whether any is open. */
  hasTicks: boolean;
}) {
  return (
    <DataTable
      label={LEAD_QUALIFICATION.table}
      columns={columnsOf(sort, hasTicks)}
      rows={leads}
      keyOf={({ id }) => id}
      anchored
      from="xl"
      dense
      details={{
        label: ({ contactName }) => LEAD_QUALIFICATION.details(contactName),
        content: (lead) => <Details {...lead} />,
      }}
    />
  );
}

function Person({ lead, hasTicks }: { lead: QualifiedLeadView; hasTicks: boolean }) {
  const { id: leadId, contactName, status, looper } = lead;
  const seen = { leadId, fromId: looper?.id ?? null, seen: status };
  return (
    <TickedCell
      tick={
        isOpenLead(status) && {
          ...{ name: "leads", value: leadWord(seen) },
          label: LEAD_QUALIFICATION.tick(contactName),
        }
      }
      among={hasTicks}
    >
      <span className="wrap-anywhere">{contactName}</span>
    </TickedCell>
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
    <span className="flex flex-wrap gap-2 xl:flex-nowrap">
      <Badge tone={LEAD_TONES[status]}>{LEAD.status[status]}</Badge>
      {isStale && <Badge tone="tile">{LEAD_QUALIFICATION.stale}</Badge>}
    </span>
  );
}

/** What does not fit in a line: the home, and how to reach the looper or, while nobody has it, the person. */
function Details(lead: QualifiedLeadView) {
  const { looper, contact, contactName } = lead;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="min-w-0">
        <Subject {...lead} />
      </div>
      {looper && (
        <MailLink to={looper.email} variant="quiet">
          {LEAD_QUALIFICATION.write(looper.name)}
        </MailLink>
      )}
      {contact && <ContactLinks name={contactName} contact={contact} />}
    </div>
  );
}

function HandOver({ id, looper, contactName }: QualifiedLeadView) {
  const { open, openFirst, openShort } = LEAD_QUALIFICATION.handOver;
  return (
    <Link
      href={handOverRoute(id)}
      className="text-link inline-flex min-h-11 items-center whitespace-nowrap"
      aria-label={`${looper ? open : openFirst}\u00a0: ${contactName}`}
    >
      {openShort}
    </Link>
  );
}
