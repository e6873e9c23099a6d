import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { formatPrice } from "@/lib/kernel/format";
import { formatCivilDate, formatDate, withClock } from "@/lib/kernel/format-date";
import { REFUSAL_REASON_LABELS } from "@/lib/offers/copy";
import type { Closeness, Urgency } from "@/lib/offers/rules";
import type { OfferView } from "@/lib/offers/views";
import { type Fact, Facts } from "../space/Facts";
import { OFFER_TONES } from "../space/tones";
import { OFFERS as COPY } from "./copy";

const CLOSENESS_TONES: Record<Closeness, BadgeTone> = {
  close: "leaf",
  fair: "mimosa",
  low: "tile",
};

export const URGENCY_TONES: Record<Urgency, BadgeTone> = {
  over: "tile",
  urgent: "tile",
  soon: "mimosa",
  calm: "neutral",
};

/** Where an offer stands, and how long it can still be answered. */
export function StateBadges({ offer: { state, expiry } }: { offer: OfferView }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {state !== "expired" && <Badge tone={OFFER_TONES[state]}>{COPY.states[state]}</Badge>}
      {expiry && (
        <Badge tone={URGENCY_TONES[expiry.urgency]}>
          {expiry.urgency === "over" ? COPY.expired : COPY.daysLeft(expiry.days)}
        </Badge>
      )}
    </span>
  );
}

/** An amount, and how near to the price asked it is. */
export function Amount({ offer }: { offer: OfferView }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <strong className="font-display text-[1.375rem] leading-tight tabular-nums">
        {formatPrice(offer.amountCents)}
      </strong>
      <Badge tone={CLOSENESS_TONES[offer.closeness]} className="whitespace-normal!">
        {`${COPY.percent(offer.percent)} · ${COPY.closeness[offer.closeness]}`}
      </Badge>
    </span>
  );
}

/** How a buyer pays. */
export function financingText({
  financing: { type, approved },
}: Pick<OfferView, "financing">): string {
  const [done, toDo] =
    type === "cash" ? [COPY.cashApproved, COPY.cashNotApproved] : [COPY.approved, COPY.notApproved];
  return `${COPY.financingTypes[type]}, ${approved ? done : toDo}`;
}

/** What an offer depends on. */
export function conditionsText({
  conditions,
  financing,
}: Pick<OfferView, "conditions" | "financing">): string {
  return conditions ?? COPY.noConditions(financing.type);
}

/** What an offer says in full; `before` are the facts that its place adds. */
export function OfferFacts({
  offer,
  before = [],
  after = [],
}: {
  offer: OfferView;
  before?: readonly (Fact | null)[];
  after?: readonly (Fact | null)[];
}) {
  const { expiry, decidedAt, refusal, message, net } = offer;
  const { clock } = offer.property;
  return (
    <Facts
      facts={[
        ...before,
        {
          label: COPY.net,
          value: (
            <>
              {formatPrice(net.cents)}{" "}
              <span className="text-fine text-ink-soft">
                {COPY.netHint(formatPrice(net.feeCents), net.estimated)}
              </span>
            </>
          ),
        },
        { label: COPY.financing, value: financingText(offer) },
        { label: COPY.conditions, value: conditionsText(offer) },
        message === null ? null : { label: COPY.message, value: message },
        { label: COPY.madeOn, value: formatDate(offer.createdAt, clock.zone) },
        expiry && { label: COPY.expiry, value: withClock(formatCivilDate(expiry.date), clock) },
        decidedAt && { label: COPY.decidedOn, value: formatDate(decidedAt, clock.zone) },
        refusal && {
          label: COPY.reason,
          value: REFUSAL_REASON_LABELS[refusal.by][refusal.reason],
        },
        ...after,
      ]}
    />
  );
}
