import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { ContactLinks } from "@/components/leads/ContactLinks";
import { LEAD } from "@/components/leads/copy";
import { LeadHome } from "@/components/leads/LeadHome";
import { type Column, DataTable } from "@/components/space/DataTable";
import { LEAD_TONES } from "@/components/space/tones";
import { Badge } from "@/components/ui/Badge";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { formatDate } from "@/lib/kernel/format-date";
import type { LeadView } from "@/lib/leads/views";
import { routes } from "@/lib/routes/public";
import { LEADS } from "./copy";

const { columns: COLUMNS } = LEADS;

/** People who were given to a looper: how to reach them, what it is about, and the step that is next. */
export function LeadTable({ leads, move }: { leads: readonly LeadView[]; move: FormAction }) {
  const columns: [Column<LeadView>, ...Column<LeadView>[]] = [
    { label: COLUMNS.name, cell: ({ name }) => name },
    {
      label: COLUMNS.status,
      cell: ({ status }) => <Badge tone={LEAD_TONES[status]}>{LEADS.status[status]}</Badge>,
    },
    { label: COLUMNS.property, cell: (lead) => <Subject {...lead} /> },
    { label: COLUMNS.contact, cell: (lead) => <Contact lead={lead} /> },
    { label: COLUMNS.dates, cell: (lead) => <Dates lead={lead} /> },
    {
      label: COLUMNS.next,
      kind: "action",
      cell: (lead) => lead.moves.length > 0 && <Moves lead={lead} move={move} />,
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

/** What it is about: a listing that interests them, or their own home. */
function Subject({ property, kind, home }: LeadView) {
  if (home) {
    return (
      <>
        <Badge tone="mimosa">{LEAD.seller}</Badge> <LeadHome home={home} />
      </>
    );
  }
  if (kind === "seller") return <Badge tone="mimosa">{LEAD.seller}</Badge>;
  return property && <Property {...property} />;
}

function Property({ id, title }: NonNullable<LeadView["property"]>) {
  if (id === null) return title;
  return (
    <Link href={routes.listing(id)} className="text-link">
      {title}
    </Link>
  );
}

function Dates({ lead: { createdAt, movedAt } }: { lead: LeadView }) {
  return (
    <>
      <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
      {movedAt > createdAt && (
        <time dateTime={movedAt.toISOString()} className="block text-fine text-ink-soft">
          {LEADS.movedOn(formatDate(movedAt))}
        </time>
      )}
    </>
  );
}

function Contact({ lead: { name, contact } }: { lead: LeadView }) {
  if (typeof contact === "string") {
    return <span className="text-ink-soft">{LEADS.hiddenContact[contact]}</span>;
  }
  const { email, phone } = contact;
  if (email === null && phone === null) {
    return <span className="text-ink-soft">{LEADS.noContact}</span>;
  }
  return <ContactLinks name={name} contact={contact} />;
}

/** One main button: the step that leads on. To class a lead as lost is there, and no more. */
function Moves({ lead: { id, name, status, moves }, move }: { lead: LeadView; move: FormAction }) {
  return (
    <ActionForm id={`contact-${id}`} action={move} className="gap-3">
      <input type="hidden" name="leadId" value={id} />
      <input type="hidden" name="from" value={status} />
      <div className="flex flex-wrap gap-2 xl:flex-col xl:items-stretch">
        {moves.map((to) => (
          <SubmitButton
            key={to}
            name="to"
            value={to}
            variant={to === "lost" ? "quiet" : "secondary"}
            sending={LEADS.moving}
          >
            <span>
              {status === "lost" ? LEADS.takeBack : LEADS.moves[to]}
              <VisuallyHidden>{LEADS.moveFor(name)}</VisuallyHidden>
            </span>
          </SubmitButton>
        ))}
      </div>
    </ActionForm>
  );
}
