import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Disclosure } from "@/components/ui/Disclosure";
import { formatPrice } from "@/lib/kernel/format";
import { formatCivilDate, formatDate } from "@/lib/kernel/format-date";
import type { Closeness, Urgency } from "@/lib/offers/rules";
import type { OfferBrief, OfferView } from "@/lib/offers/views";
import type { Viewpoint } from "@/lib/policy/viewpoint";
import { routes } from "@/lib/routes/public";
import { ContactLinks } from "../ContactLinks";
import { Facts } from "../Facts";
import { PropertyThumbnail } from "../properties/PropertyThumbnail";
import { OFFER_TONES } from "../tones";
import { OFFERS as COPY } from "./copy";

const CLOSENESS_TONES: Record<Closeness, BadgeTone> = {
  close: "leaf",
  fair: "mimosa",
  low: "tile",
};

const URGENCY_TONES: Record<Urgency, BadgeTone> = {
  over: "tile",
  urgent: "tile",
  soon: "mimosa",
  calm: "neutral",
};

interface Offer {
  offer: OfferView;
  viewpoint: Viewpoint;
}

/** An offer, as an `<li>`: how much, how near, until when; the rest once it is open. */
export function OfferCard(props: Offer) {
  return (
    <li>
      <Card flat className="px-4 md:px-6">
        <Disclosure summary={<Summary {...props} />}>
          <Details {...props} />
        </Disclosure>
      </Card>
    </li>
  );
}

function Summary({ offer, viewpoint }: Offer) {
  const { property, state, expiry, closeness } = offer;
  return (
    <span className="flex min-w-0 gap-4 font-normal">
      <PropertyThumbnail photo={property.photo} />
      <span className="flex min-w-0 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          {state !== "expired" && <Badge tone={OFFER_TONES[state]}>{COPY.states[state]}</Badge>}
          {expiry && (
            <Badge tone={URGENCY_TONES[expiry.urgency]}>
              {expiry.urgency === "over" ? COPY.expired : COPY.daysLeft(expiry.days)}
            </Badge>
          )}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="font-display text-[1.375rem] leading-tight tabular-nums">
            {formatPrice(offer.amountCents)}
          </strong>
          <Badge tone={CLOSENESS_TONES[closeness]} className="whitespace-normal">
            {`${COPY.percent(offer.percent)} · ${COPY.closeness[closeness]}`}
          </Badge>
        </span>
        <span>{`${property.title}, ${property.city}`}</span>
        <span className="text-small text-ink-soft">
          {COPY.authors[viewpoint][offer.author](offer.buyer?.name ?? "")}
        </span>
      </span>
    </span>
  );
}

const briefly = ({ amountCents, state }: OfferBrief) =>
  COPY.amountIn(amountCents, COPY.states[state]);

function financingOf({ financing: { type, approved } }: OfferView): string {
  const [done, toDo] =
    type === "cash" ? [COPY.cashApproved, COPY.cashNotApproved] : [COPY.approved, COPY.notApproved];
  return `${COPY.financingTypes[type]}, ${approved ? done : toDo}`;
}

function Details({ offer }: Offer) {
  const { property, buyer, expiry, decidedAt, answers, answer, message, conditions } = offer;
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <p className="text-small text-ink-soft">{COPY.askingPrice(property.priceCents)}</p>
      <Facts
        facts={[
          buyer && {
            label: COPY.buyer,
            value: (
              <>
                {buyer.name}
                <ContactLinks {...buyer} />
              </>
            ),
          },
          { label: COPY.financing, value: financingOf(offer) },
          { label: COPY.conditions, value: conditions ?? COPY.noConditions },
          message === null ? null : { label: COPY.message, value: message },
          { label: COPY.madeOn, value: formatDate(offer.createdAt) },
          expiry && { label: COPY.expiry, value: formatCivilDate(expiry.date) },
          decidedAt && { label: COPY.decidedOn, value: formatDate(decidedAt) },
          answers && { label: COPY.answers, value: briefly(answers) },
          answer && { label: COPY.answer, value: briefly(answer) },
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
