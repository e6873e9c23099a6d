import type { PropertyStatus } from "../../kernel/property-kinds.ts";
import type { Comparison, Funnel, PriceGap } from "./rules.ts";

/** What a seller is advised to do for a listing, the most pressing first. */
const RECOMMENDATIONS = [
  "answer-offers",
  "answer-visits",
  "confirm",
  "open-slots",
  "add-photos",
  "check-price",
  "improve-text",
  "draw-attention",
  "none",
] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];

/** What a recommendation is made of. */
export interface HomeFacts {
  status: PropertyStatus;
  daysOnline: number;
  /** The offer and the visit that wait for the seller first. */
  waitingOfferId: string | null;
  waitingVisitId: string | null;
  mustConfirm: boolean;
  /** Whether changes to it wait for the team. */
  isInReview: boolean;
  openSlots: number;
  photos: number;
  descriptionLength: number;
  funnel: Funnel;
  comparison: Comparison;
  priceGap: PriceGap | null;
}

/** A listing with fewer pictures is hard to judge from afar. */
const FEW_PHOTOS = 5;
const SHORT_DESCRIPTION = 300;
/** From so many views on, nobody who writes tells something. */
const VIEWS_THAT_TELL = 60;
/** So far below like listings, or above the commune's price, somebody looks into it. */
const FAR_BELOW_PERCENT = -30;
const FAR_ABOVE_PERCENT = 10;
const SETTLED_DAYS = 7;

/** What is changed in the listing itself can't be while a change of it is looked at. */
const isEditable = ({ status, isInReview }: HomeFacts) => status === "active" && !isInReview;

const isDue: Record<Exclude<Recommendation, "none">, (facts: HomeFacts) => boolean> = {
  "answer-offers": ({ waitingOfferId }) => waitingOfferId !== null,
  "answer-visits": ({ waitingVisitId }) => waitingVisitId !== null,
  confirm: ({ mustConfirm }) => mustConfirm,
  "open-slots": ({ status, openSlots }) => status === "active" && openSlots === 0,
  "add-photos": (facts) => isEditable(facts) && facts.photos < FEW_PHOTOS,
  "check-price": (facts) =>
    isEditable(facts) &&
    facts.daysOnline >= SETTLED_DAYS &&
    facts.funnel.views >= VIEWS_THAT_TELL &&
    facts.funnel.contacts === 0 &&
    facts.priceGap !== null &&
    facts.priceGap.percent >= FAR_ABOVE_PERCENT,
  "improve-text": (facts) => isEditable(facts) && facts.descriptionLength < SHORT_DESCRIPTION,
  "draw-attention": (facts) =>
    isEditable(facts) &&
    facts.comparison.kind === "compared" &&
    facts.comparison.percent <= FAR_BELOW_PERCENT,
};

/** The one thing that would help a listing most now. */
export function recommendationFor(facts: HomeFacts): Recommendation {
  return RECOMMENDATIONS.find((each) => each !== "none" && isDue[each](facts)) ?? "none";
}
