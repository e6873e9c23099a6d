import { ArrivalNotice } from "@/components/space/ArrivalNotice";
import { BackLink } from "@/components/space/BackLink";
import { ContactLinks } from "@/components/space/ContactLinks";
import { PageTitle } from "@/components/space/PageTitle";
import { VISIT_TONES } from "@/components/space/tones";
import { FactGrid } from "@/components/trust/FactGrid";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Link } from "@/components/ui/Link";
import { VISITS } from "@/components/visits/copy";
import { VISIT_CANCEL_LABELS } from "@/lib/content/visit-reasons";
import { formatExactPrice } from "@/lib/kernel/format";
import { formatDateTime, formatFullDate, formatTime, withClock } from "@/lib/kernel/format-date";
import { contactFileOf } from "@/lib/routes/contact";
import { payoutRoutes } from "@/lib/routes/payouts";
import { routes } from "@/lib/routes/public";
import { teamVisitRoutes } from "@/lib/routes/team-visits";
import type { TeamVisitAction } from "@/lib/trust/visits/rules";
import type { TeamVisitFile } from "@/lib/trust/visits/views";
import { TEAM_VISITS } from "../copy";
import { CODE_TONES } from "../tones";
import { type TeamVisitForms, VisitForms } from "./VisitForms";

const COPY = TEAM_VISITS.file;

/** A visit with its people, its code and all that became of it; beside it what the team can do. */
export function TeamVisitScreen({
  visit,
  done,
  forms,
}: {
  visit: TeamVisitFile;
  /** What was just done. */
  done: TeamVisitAction | null;
  forms: TeamVisitForms;
}) {
  const { title, startsAt, endsAt, clock, state, type, isPublic, propertyId, isOwn } = visit;
  const hours = `${formatTime(startsAt, clock.zone)} – ${formatTime(endsAt, clock.zone)}`;
  return (
    <div className="flex flex-col gap-8">
      <BackLink href={teamVisitRoutes.all()}>{COPY.back}</BackLink>
      <PageTitle
        title={COPY.title(title)}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={VISIT_TONES[state]}>{VISITS.states[state]}</Badge>
            <span>{`${formatFullDate(startsAt, clock.zone)}, ${withClock(hours, clock)}, ${VISITS.types[type]}`}</span>
          </span>
        }
        actions={
          isPublic && (
            <LinkButton href={routes.listing(propertyId)} variant="quiet">
              {COPY.listing}
            </LinkButton>
          )
        }
      />
      {done && (
        <ArrivalNotice tone="success">
          <p>{TEAM_VISITS.done[done]}</p>
        </ArrivalNotice>
      )}
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card
          flat
          className="order-first flex min-w-0 flex-col gap-4 p-5 lg:order-last lg:sticky lg:top-6"
        >
          <h2 className="text-heading">{COPY.decide}</h2>
          {isOwn ? (
            <p>{COPY.own}</p>
          ) : visit.actions.length === 0 ? (
            <p className="text-ink-soft">{COPY.nothing}</p>
          ) : (
            <VisitForms visit={visit} forms={forms} />
          )}
        </Card>
        <div className="flex min-w-0 flex-col gap-8">
          <Part id="faits" title={COPY.facts}>
            <FactGrid facts={factsOf(visit)} />
          </Part>
          <Part id="participants" title={COPY.people}>
            <People visit={visit} />
          </Part>
          {visit.requests.length > 0 && (
            <Part id="ecrits" title={COPY.requests}>
              <ul>
                {visit.requests.map(({ id, name, at }) => (
                  <li key={id}>
                    <Link
                      href={contactFileOf(id)}
                      className="text-link inline-flex min-h-11 items-center"
                    >
                      {COPY.requestOf(name, at)}
                    </Link>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {visit.events.length > 0 && (
            <Part id="historique" title={COPY.history}>
              <History visit={visit} />
            </Part>
          )}
        </div>
      </div>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

function factsOf(visit: TeamVisitFile) {
  const { clock, address, code, failures, locked, cancelReason, pay, opinion } = visit;
  const hint = locked
    ? COPY.lockedAt(formatDateTime(locked.at, clock), formatDateTime(locked.dueAt, clock))
    : failures > 0 && TEAM_VISITS.failures(failures);
  return [
    { label: COPY.when, value: formatDateTime(visit.startsAt, clock) },
    { label: COPY.address, value: address },
    {
      label: COPY.code,
      value: <Badge tone={CODE_TONES[code]}>{TEAM_VISITS.codes[code]}</Badge>,
      hint,
    },
    ...(cancelReason === null
      ? []
      : [{ label: COPY.reason, value: VISIT_CANCEL_LABELS[cancelReason] }]),
    ...(pay === null
      ? []
      : [
          {
            label: COPY.pay,
            value:
              pay === "unpaid" ? (
                COPY.unpaid
              ) : (
                <Link href={payoutRoutes.entry(pay.entryId)} className="text-link">
                  {formatExactPrice(pay.amountCents)}
                </Link>
              ),
          },
        ]),
    ...(opinion === null
      ? []
      : [
          {
            label: COPY.opinion,
            value: COPY.rating(opinion.rating),
            hint: opinion.comment,
          },
        ]),
  ];
}

function People({ visit: { visitor, host, seller } }: { visit: TeamVisitFile }) {
  const people = [
    { label: COPY.visitor, ...visitor },
    { label: `${COPY.host}, ${host.isLooper ? TEAM_VISITS.looper : TEAM_VISITS.seller}`, ...host },
    ...(host.isLooper ? [{ label: TEAM_VISITS.seller, ...seller }] : []),
  ];
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {people.map(({ label, id, name, email, phone }) => (
        <li key={`${label}${id}`} className="min-w-0">
          <p className="text-small text-ink-soft">{label}</p>
          <p className="font-semibold wrap-anywhere">{name}</p>
          <ContactLinks name={name} email={email} phone={phone} />
        </li>
      ))}
    </ul>
  );
}

function History({ visit: { events, clock } }: { visit: TeamVisitFile }) {
  return (
    <ol className="flex flex-col divide-y divide-line">
      {events.map(({ id, kind, at, by, note }) => (
        <li key={id} className="flex flex-wrap gap-x-4 gap-y-1 py-2.5 text-small">
          <time dateTime={at.toISOString()} className="text-ink-soft sm:w-60">
            {formatDateTime(at, clock)}
          </time>
          <span className="min-w-0 flex-1">
            {by === null ? VISITS.events[kind] : `${VISITS.events[kind]}, ${by}`}
            {note !== null && (
              <span className="mt-1 block wrap-anywhere whitespace-pre-line text-ink-soft">
                <span className="font-semibold">{COPY.note}</span> {note}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
