import { ContactLinks } from "@/components/leads/ContactLinks";
import { LEAD } from "@/components/leads/copy";
import { LeadHome } from "@/components/leads/LeadHome";
import { type Column, DataTable } from "@/components/space/DataTable";
import { LEAD_TONES } from "@/components/space/tones";
import { Badge } from "@/components/ui/Badge";
import { Link } from "@/components/ui/Link";
import { formatDate, formatDateTime } from "@/lib/kernel/format-date";
import type { LeadView } from "@/lib/leads/views";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { LEADS } from "./copy";
import { Answer, Follow, type LeadActions } from "./LeadForms";

const { columns: COLUMNS } = LEADS;
const LINE_LINK = "text-link inline-flex min-h-11 items-center xl:min-h-8";

/** People who were offered to a looper: what it is about, what is next, how to reach them, and what to record. */
export function LeadTable({
  leads,
  actions,
}: {
  leads: readonly LeadView[];
  actions: LeadActions;
}) {
  const columns: [Column<LeadView>, ...Column<LeadView>[]] = [
    { label: COLUMNS.name, cell: (lead) => <Who lead={lead} /> },
    { label: COLUMNS.status, cell: (lead) => <State lead={lead} /> },
    { label: COLUMNS.property, cell: (lead) => <Subject lead={lead} /> },
    { label: COLUMNS.next, cell: (lead) => <Next lead={lead} /> },
    { label: COLUMNS.contact, cell: (lead) => <Contact lead={lead} /> },
    {
      label: COLUMNS.follow,
      kind: "action",
      cell: (lead) =>
        lead.actions.length > 0 &&
        (lead.status === "offered" ? (
          <Answer lead={lead} actions={actions} />
        ) : (
          <Follow lead={lead} actions={actions} />
        )),
    },
  ];
  return (
    <DataTable
      label={LEADS.table}
      columns={columns}
      rows={leads}
      keyOf={({ id }) => id}
      from="xl"
    />
  );
}

function Who({ lead: { name, source, createdAt } }: { lead: LeadView }) {
  return (
    <>
      {name}
      <span className="block text-fine font-normal text-ink-soft">
        {LEADS.source(LEAD.source[source], formatDate(createdAt))}
      </span>
    </>
  );
}

function State({ lead: { status, kind, closeReason } }: { lead: LeadView }) {
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={LEAD_TONES[status]}>{LEAD.status[status]}</Badge>
      <Badge tone={kind === "seller" ? "mimosa" : "brand"}>
        {kind === "seller" ? LEADS.sells : LEADS.buys}
      </Badge>
      {closeReason && (
        <span className="w-full text-fine text-ink-soft">{LEAD.reason[closeReason]}</span>
      )}
    </span>
  );
}

/** What it is about: a listing that interests them, or their own home. */
function Subject({ lead: { property, home, commune } }: { lead: LeadView }) {
  if (home) return <LeadHome home={home} />;
  if (property === null) return commune !== null && LEAD.in(commune);
  if (property.id === null) return property.title;
  return (
    <Link href={routes.listing(property.id)} className="text-link">
      {property.title}
    </Link>
  );
}

/** The clock of what is to be accepted, or what comes next, with its date. */
function Next({ lead }: { lead: LeadView }) {
  const { due, visit, appointment, status, calledAt, movedAt, createdAt } = lead;
  if (due) {
    return (
      <>
        <Badge tone={due.isPressing ? "tile" : "mimosa"}>{LEADS.left(due.minutes)}</Badge>
        <span className="block text-fine text-ink-soft">
          {LEADS.before(formatDateTime(due.at, due.clock))}
        </span>
      </>
    );
  }
  return (
    <span className="flex flex-col">
      {status === "accepted" && LEADS.toContact}
      {visit && (
        <Link href={spaceRoutes.visit(visit.id)} className={LINE_LINK}>
          {LEADS.visitOn(formatDateTime(visit.at, visit.clock))}
        </Link>
      )}
      {appointment && LEADS.appointmentOn(formatDateTime(appointment.at, appointment.clock))}
      <span className="text-fine text-ink-soft">
        {calledAt !== null && <span className="block">{LEADS.calledOn(formatDate(calledAt))}</span>}
        {movedAt > createdAt && LEADS.movedOn(formatDate(movedAt))}
      </span>
    </span>
  );
}

function Contact({ lead: { name, contact, threadId, note } }: { lead: LeadView }) {
  return (
    <span className="flex flex-col">
      <Reach name={name} contact={contact} />
      {threadId !== null && (
        <Link
          href={spaceRoutes.inbox(spaceRoutes.messages, { conversation: threadId })}
          className={LINE_LINK}
        >
          {LEADS.thread}
        </Link>
      )}
      {note !== null && (
        <span className="text-small break-words whitespace-pre-line text-ink-soft">{note}</span>
      )}
    </span>
  );
}

function Reach({ name, contact }: Pick<LeadView, "name" | "contact">) {
  if (typeof contact === "string") {
    return <span className="text-ink-soft">{LEADS.hiddenContact[contact]}</span>;
  }
  const { email, phone } = contact;
  if (email === null && phone === null) {
    return <span className="text-ink-soft">{LEADS.noContact}</span>;
  }
  return <ContactLinks name={name} contact={contact} />;
}
