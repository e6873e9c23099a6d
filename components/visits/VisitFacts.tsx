import { Link } from "@/components/ui/Link";
import { VISIT_CANCEL_LABELS } from "@/lib/content/visit-reasons";
import { formatExactPrice } from "@/lib/kernel/format";
import { formatDate, formatDateTime } from "@/lib/kernel/format-date";
import type { VisitView } from "@/lib/visits/views";
import { ContactLinks } from "../space/ContactLinks";
import { type Fact, Facts } from "../space/Facts";
import { VISITS as COPY } from "./copy";
import { PAY } from "./pay-copy";
import { Stars } from "./Stars";

/** Who receives, as everybody but that person reads it. */
export function hostName({ host }: VisitView): string | null {
  if (host === null) return null;
  return host.isLooper ? COPY.looper(host.firstName) : COPY.owner(host.firstName);
}

/** What a visit is, in full. */
export function VisitFacts({ visit }: { visit: VisitView }) {
  const { startsAt, visitor, notes, side, type, proposal, cancelled } = visit;
  const { clock } = visit.property;
  const isVisitor = side === "visitor";
  return (
    <Facts
      facts={[
        { label: COPY.date, value: formatDate(startsAt, clock.zone) },
        type === "virtual"
          ? meetingFact(visit)
          : { label: COPY.address, value: <Place visit={visit} /> },
        visitor && {
          label: COPY.visitor,
          value: <Visitor visitor={visitor} isAwaited={visit.state === "pending"} />,
        },
        hostFact(visit),
        proposal && {
          label: COPY.proposal,
          value: (
            <span className="block first-letter:uppercase">
              {formatDateTime(proposal.startsAt, clock)}
            </span>
          ),
        },
        cancelled?.reason
          ? { label: COPY.reason, value: VISIT_CANCEL_LABELS[cancelled.reason] }
          : null,
        notes ? { label: isVisitor ? COPY.ownNotes : COPY.notes, value: notes } : null,
        payFact(visit),
        feedbackFact(visit),
      ]}
    />
  );
}

function hostFact(visit: VisitView): Fact | null {
  const name = hostName(visit);
  if (name === null) return null;
  const phone = visit.host?.phone;
  return {
    label: visit.side === "visitor" ? COPY.host : COPY.shownBy,
    value: (
      <>
        {name}
        {phone && <ContactLinks name={name} phone={phone} />}
      </>
    ),
  };
}

/** What the reader, who receives as looper, is paid for it. */
function payFact({ pay, status }: VisitView): Fact | null {
  if (pay === null) return null;
  return {
    label: PAY.label,
    value: pay.unpaid ? PAY.unpaid(pay.unpaid, status) : formatExactPrice(pay.amountCents),
  };
}

function feedbackFact({ feedback, status, side }: VisitView): Fact | null {
  if (status !== "completed" && feedback === null) return null;
  return {
    label: side === "visitor" ? COPY.ownFeedback : COPY.feedback,
    value: feedback ? (
      <>
        <Stars rating={feedback.rating} />
        {feedback.comment && <span className="block">{feedback.comment}</span>}
      </>
    ) : (
      COPY.noFeedback
    ),
  };
}

/** @param isAwaited whether the visit may still be confirmed, which shows what is hidden until then. */
function Visitor({
  visitor,
  isAwaited,
}: {
  visitor: NonNullable<VisitView["visitor"]>;
  isAwaited: boolean;
}) {
  const { name, email, phone } = visitor;
  return (
    <>
      {name}
      {email || phone ? (
        <ContactLinks name={name} email={email} phone={phone} />
      ) : (
        isAwaited && <span className="block text-small text-ink-soft">{COPY.contactLater}</span>
      )}
    </>
  );
}

function Place({ visit: { place, state } }: { visit: VisitView }) {
  const { address, postalCode, city, isExact } = place;
  return (
    <>
      {[address, `${postalCode} ${city}`].filter(Boolean).join(", ")}
      {!isExact && state === "pending" && (
        <span className="block text-small text-ink-soft">{COPY.addressLater}</span>
      )}
    </>
  );
}

/** Where a visit by video takes place; null where it has none and none is to come. */
function meetingFact({ meetingUrl, state }: VisitView): Fact | null {
  const label = COPY.meeting;
  if (meetingUrl !== null) return { label, value: <Meeting url={meetingUrl} /> };
  if (state === "pending") return { label, value: COPY.meetingLater };
  return state === "scheduled" ? { label, value: COPY.noMeeting } : null;
}

function Meeting({ url }: { url: string }) {
  return (
    <Link
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center text-link"
    >
      {COPY.meetingLink}
    </Link>
  );
}
