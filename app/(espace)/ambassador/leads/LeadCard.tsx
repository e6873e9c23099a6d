import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { LEAD_TONES } from "@/components/space/tones";
import { Badge } from "@/components/ui/Badge";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { formatDate } from "@/lib/kernel/format-date";
import type { LeadView } from "@/lib/looper/leads/views";
import { routes } from "@/lib/routes/public";
import { LEADS } from "./copy";

/** Somebody who asked for a looper: how to reach them, what it is about, what comes next. */
export function LeadCard({ lead, move }: { lead: LeadView; move: FormAction }) {
  const { name, status, property, createdAt, movedAt } = lead;
  return (
    <Card flat className="flex h-full flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h2 className="font-semibold">{name}</h2>
          <p className="text-small text-ink-soft">
            <time dateTime={createdAt.toISOString()}>{LEADS.received(formatDate(createdAt))}</time>
            {movedAt > createdAt && (
              <>
                {" · "}
                <time dateTime={movedAt.toISOString()}>{LEADS.movedOn(formatDate(movedAt))}</time>
              </>
            )}
          </p>
        </div>
        <Badge tone={LEAD_TONES[status]}>{LEADS.status[status]}</Badge>
      </div>
      {property && (
        <p className="text-small">
          {LEADS.property}{" "}
          {property.id === null ? (
            property.title
          ) : (
            <Link href={routes.listing(property.id)} className="text-link">
              {property.title}
            </Link>
          )}
        </p>
      )}
      <Contact lead={lead} />
      {lead.moves.length > 0 && <Moves lead={lead} move={move} />}
    </Card>
  );
}

const CONTACT_LINK = "text-link inline-flex min-h-11 items-center gap-2 break-all";

function Contact({ lead: { name, contact } }: { lead: LeadView }) {
  if (contact === null) return <p className="text-small text-ink-soft">{LEADS.hiddenContact}</p>;
  const { email, phone } = contact;
  if (email === null && phone === null) {
    return <p className="text-small text-ink-soft">{LEADS.noContact}</p>;
  }
  return (
    <ul className="flex flex-wrap gap-x-6">
      {phone !== null && (
        <li>
          <Link href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} className={CONTACT_LINK}>
            <Icon name="phone" className="size-5 shrink-0" />
            <VisuallyHidden>{LEADS.phone(name)}</VisuallyHidden>
            {phone}
          </Link>
        </li>
      )}
      {email !== null && (
        <li>
          <Link href={`mailto:${encodeURIComponent(email)}`} className={CONTACT_LINK}>
            <Icon name="mail" className="size-5 shrink-0" />
            <VisuallyHidden>{LEADS.email(name)}</VisuallyHidden>
            {email}
          </Link>
        </li>
      )}
    </ul>
  );
}

function Moves({ lead: { id, name, status, moves }, move }: { lead: LeadView; move: FormAction }) {
  return (
    <ActionForm id={`contact-${id}`} action={move} className="mt-auto gap-3">
      <input type="hidden" name="leadId" value={id} />
      <input type="hidden" name="from" value={status} />
      <div className="flex flex-wrap gap-3">
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
