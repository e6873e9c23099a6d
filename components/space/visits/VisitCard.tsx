import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Disclosure } from "@/components/ui/Disclosure";
import { formatDate, formatTime, formatWeekday } from "@/lib/kernel/format-date";
import { routes } from "@/lib/routes/public";
import type { VisitView } from "@/lib/visits/views";
import { ContactLinks } from "../ContactLinks";
import { Facts } from "../Facts";
import { PropertyThumbnail } from "../properties/PropertyThumbnail";
import { VISIT_TONES } from "../tones";
import { VISITS as COPY } from "./copy";
import { Stars } from "./Stars";

/** A visit, as an `<li>`: when, where and with whom; the rest once it is open. */
export function VisitCard({ visit }: { visit: VisitView }) {
  return (
    <li>
      <Card flat className="px-4 md:px-6">
        <Disclosure summary={<Summary visit={visit} />}>
          <Details visit={visit} />
        </Disclosure>
      </Card>
    </li>
  );
}

function hostName({ host }: VisitView): string | null {
  if (host === null) return null;
  return host.isLooper ? COPY.looper(host.firstName) : COPY.owner(host.firstName);
}

function Summary({ visit }: { visit: VisitView }) {
  const { property, startsAt, endsAt, status, type } = visit;
  const times = COPY.range(formatTime(startsAt), formatTime(endsAt));
  return (
    <span className="flex min-w-0 gap-4 font-normal">
      <PropertyThumbnail photo={property.photo} />
      <span className="flex min-w-0 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={VISIT_TONES[status]}>{COPY.statuses[status]}</Badge>
          <span className="text-small text-ink-soft">{COPY.types[type]}</span>
        </span>
        <time dateTime={startsAt.toISOString()} className="font-semibold first-letter:uppercase">
          {`${formatWeekday(startsAt)}, ${times}`}
        </time>
        <span>{`${property.title}, ${property.city}`}</span>
        <span className="text-small text-ink-soft">{visit.visitor?.name ?? hostName(visit)}</span>
      </span>
    </span>
  );
}

function Details({ visit }: { visit: VisitView }) {
  const { property, startsAt, visitor, notes, feedback } = visit;
  const isVisitor = visitor === null;
  const host = hostName(visit);
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <Facts
        facts={[
          { label: COPY.date, value: formatDate(startsAt) },
          { label: COPY.address, value: <Place visit={visit} /> },
          visitor && {
            label: COPY.visitor,
            value: (
              <>
                {visitor.name}
                <ContactLinks {...visitor} />
              </>
            ),
          },
          host === null ? null : { label: isVisitor ? COPY.host : COPY.shownBy, value: host },
          {
            label: isVisitor ? COPY.ownNotes : COPY.notes,
            value: notes ?? COPY.noNotes,
          },
          visit.status === "completed" || feedback !== null
            ? {
                label: isVisitor ? COPY.ownFeedback : COPY.feedback,
                value: feedback ? (
                  <>
                    <Stars rating={feedback.rating} />
                    {feedback.comment && <span className="block">{feedback.comment}</span>}
                  </>
                ) : (
                  COPY.noFeedback
                ),
              }
            : null,
        ]}
      />
      {property.isPublic && (
        <LinkButton variant="secondary" href={routes.listing(property.id)} className="self-start">
          {COPY.listing}
        </LinkButton>
      )}
    </div>
  );
}

function Place({ visit: { place, status, type } }: { visit: VisitView }) {
  const { address, postalCode, city, isExact } = place;
  return (
    <>
      {[address, `${postalCode} ${city}`].filter(Boolean).join(", ")}
      {!isExact && type === "physical" && status === "pending" && (
        <span className="block text-small text-ink-soft">{COPY.addressLater}</span>
      )}
    </>
  );
}
