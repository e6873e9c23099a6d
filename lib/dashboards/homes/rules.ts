import { shiftCivilDay } from "../../kernel/time.ts";
import { type DayFigures, everyDay, totalOf } from "../analytics/rules.ts";

/** Days that a row's line shows, today included, and that it is compared over. */
export const LINE_DAYS = 30;

/** So many like listings make a comparison. */
const ENOUGH_LIKE = 5;

/** What becomes of who sees a listing, in the order in which it happens. */
export const FUNNEL = ["views", "favorites", "contacts", "visits", "offers"] as const;
export type FunnelStep = (typeof FUNNEL)[number];
export type Funnel = Record<FunnelStep, number>;

/** What like listings come to: of the same commune and type, at about its price. */
export interface LikeListings {
  listings: number;
  /** Their views over the days of the line, all together. */
  views: number;
}

/** A listing's views beside those of like ones. */
export interface Comparison {
  /** Mean views of a like listing over the days of the line. */
  mean: number;
  /** The listing's own, in percent more (or, negative, less). */
  percent: number;
  listings: number;
}

/** How a listing's views compare; null where too few are like it, or nobody looked at those. */
export function compareViews(
  views: number,
  { listings, views: theirs }: LikeListings,
): Comparison | null {
  if (listings < ENOUGH_LIKE || theirs === 0) return null;
  const mean = theirs / listings;
  return { mean, percent: Math.round((views / mean - 1) * 100), listings };
}

/** A change of the price, dated by its civil day. */
export interface PriceChange {
  day: string;
  fromCents: number;
  toCents: number;
}

/** What a change of the price did to the views of a day. */
export interface PriceEffect extends PriceChange {
  /** Means of a day, before and since; null where there are too few days to tell. */
  views: { before: number; since: number; days: number } | null;
}

/** Most days that are looked at on either side, and the least that tell something. */
const EFFECT_DAYS = 14;
const LEAST_EFFECT_DAYS = 3;

/**
 * The views of a day before a change of the price and since. The day of the change itself is neither: part of it
 * was before.
 */
export function effectOf(
  change: PriceChange,
  rows: readonly DayFigures[],
  { onlineSince, today }: { onlineSince: string; today: string },
): PriceEffect {
  const since = Math.min(EFFECT_DAYS, daysFrom(change.day, today));
  const before = Math.min(EFFECT_DAYS, daysFrom(onlineSince, change.day));
  if (since < LEAST_EFFECT_DAYS || before < LEAST_EFFECT_DAYS) return { ...change, views: null };
  const meanUntil = (last: string, days: number) =>
    totalOf(everyDay(rows, last, days), "views") / days;
  return {
    ...change,
    views: {
      before: meanUntil(shiftCivilDay(change.day, -1), before),
      since: meanUntil(shiftCivilDay(change.day, since), since),
      days: since,
    },
  };
}

/** Whole civil days from one day to another; 0 backwards. */
function daysFrom(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));
}

/** What a seller is advised to do for a listing, the most pressing first. */
export const RECOMMENDATIONS = [
  "answer-offers",
  "answer-visits",
  "open-slots",
  "add-photos",
  "check-price",
  "improve-text",
  "none",
] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];

/** What a recommendation is made of. */
export interface HomeFacts {
  /** Whether it is on the market now: of another there is nothing to do. */
  isActive: boolean;
  daysOnline: number;
  pendingOffers: number;
  pendingVisits: number;
  openSlots: number;
  photos: number;
  descriptionLength: number;
  funnel: Funnel;
  comparison: Comparison | null;
  /** Its price per m² beside the commune's mean of that type, in percent more; null where that is unknown. */
  priceGapPercent: number | null;
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

const isDue: Record<Exclude<Recommendation, "none">, (facts: HomeFacts) => boolean> = {
  "answer-offers": ({ pendingOffers }) => pendingOffers > 0,
  "answer-visits": ({ pendingVisits }) => pendingVisits > 0,
  "open-slots": ({ openSlots }) => openSlots === 0,
  "add-photos": ({ photos }) => photos < FEW_PHOTOS,
  "check-price": ({ daysOnline, funnel, priceGapPercent }) =>
    daysOnline >= SETTLED_DAYS &&
    funnel.views >= VIEWS_THAT_TELL &&
    funnel.contacts === 0 &&
    priceGapPercent !== null &&
    priceGapPercent >= FAR_ABOVE_PERCENT,
  "improve-text": ({ daysOnline, descriptionLength, comparison }) =>
    descriptionLength < SHORT_DESCRIPTION ||
    (daysOnline >= SETTLED_DAYS && comparison !== null && comparison.percent <= FAR_BELOW_PERCENT),
};

/** The one thing that would help a listing most now. */
export function recommendationFor(facts: HomeFacts): Recommendation {
  if (!facts.isActive) return "none";
  return RECOMMENDATIONS.find((each) => each !== "none" && isDue[each](facts)) ?? "none";
}
