import { shiftCivilDay } from "../../kernel/time.ts";
import { type DayFigures, everyDay, totalOf } from "../analytics/rules.ts";

/** Days that a row's line shows, today included, and that it is compared over at most. */
export const LINE_DAYS = 30;

/** What becomes of the people who see a listing, in the order in which it happens. */
export const FUNNEL = ["views", "favorites", "contacts", "visits", "offers"] as const;
export type FunnelStep = (typeof FUNNEL)[number];
export type Funnel = Record<FunnelStep, number>;

/** What each step mostly comes from. */
const COMES_FROM: Record<Exclude<FunnelStep, "views">, FunnelStep> = {
  favorites: "views",
  contacts: "views",
  visits: "contacts",
  offers: "visits",
};

/** A step that a listing has more of than of the one that it mostly comes from. */
export type Surplus = keyof typeof COMES_FROM;

/**
 * The steps that exceed the one that they mostly come from: the reader needs an explanation of how
 * that can be.
 */
export function surplusOf(funnel: Funnel): Surplus[] {
  return FUNNEL.filter(
    (step): step is Surplus => step !== "views" && funnel[step] > funnel[COMES_FROM[step]],
  );
}

/** The share of the views that came so far, in percent; null where there are fewer views, or none. */
export function shareOfViews(count: number, views: number): number | null {
  return views === 0 || count > views ? null : (count / views) * 100;
}

/** So many like listings make a comparison, over so many days. */
const ENOUGH_LIKE = 5;
const LEAST_COMPARED_DAYS = 7;

/** The views of a listing and of like ones, of its commune and type, at about its price, over the same days. */
export interface ComparedViews {
  days: number;
  views: number;
  like: { listings: number; views: number };
}

/**
 * A listing's views beside those of like ones: its own in percent more (or, negative, less), and what that rests on.
 * Nothing is compared while it is too new, where too few are like it, or nobody looked at those.
 */
export type Comparison =
  | { kind: "compared"; percent: number; listings: number; days: number }
  | { kind: "offline" | "early" | "few" | "unseen" };

/** @param compared null for a listing that is not on the market */
export function compareViews(compared: ComparedViews | null): Comparison {
  if (compared === null) return { kind: "offline" };
  const { days, views, like } = compared;
  const { listings } = like;
  if (days < LEAST_COMPARED_DAYS) return { kind: "early" };
  if (listings < ENOUGH_LIKE) return { kind: "few" };
  if (like.views === 0) return { kind: "unseen" };
  const percent = Math.round((views / (like.views / listings) - 1) * 100);
  return { kind: "compared", percent, listings, days };
}

/** So many listings make a commune's mean price. */
const ENOUGH_PRICES = 5;

/** A price per m² beside the mean of the commune's other listings of that type: in percent more, and how many those are. */
export interface PriceGap {
  percent: number;
  listings: number;
}

/** @param around the sums of those listings */
export function priceGapOf(
  home: { priceCents: number; surfaceDm2: number },
  around: { listings: number; priceCents: number; surfaceDm2: number } | undefined,
): PriceGap | null {
  if (!around || around.listings < ENOUGH_PRICES) return null;
  const mean = around.priceCents / around.surfaceDm2;
  const percent = Math.round((home.priceCents / home.surfaceDm2 / mean - 1) * 100);
  return { percent, listings: around.listings };
}

/** A change of the price, dated by its civil day. */
export interface PriceChange {
  day: string;
  fromCents: number;
  toCents: number;
}

/** Changes by day: those of one day are one, and none where the price came back to what it was. */
export function changesByDay(changes: readonly PriceChange[]): PriceChange[] {
  const days = new Map<string, PriceChange>();
  for (const change of changes) {
    const earlier = days.get(change.day);
    days.set(change.day, { ...change, fromCents: earlier?.fromCents ?? change.fromCents });
  }
  return [...days.values()].filter(({ fromCents, toCents }) => fromCents !== toCents);
}

/** The mean views of a day, and of how many days. */
export interface DailyMean {
  mean: number;
  days: number;
}

/** What a change of the price did to the views of a day. */
export interface PriceEffect extends PriceChange {
  /** Null where there are too few days to tell. */
  views: { before: DailyMean; since: DailyMean } | null;
}

/** Most days that are looked at on either side, and the least that tell something. */
export const EFFECT_DAYS = 14;
const LEAST_EFFECT_DAYS = 3;

/** The civil days on which a listing could be seen. */
export interface DaysOnMarket {
  first: string;
  /** Today, or that of its sale. */
  last: string;
  isAway: (day: string) => boolean;
}

/**
 * What each change of the price did to the views of a day: a fortnight before and one after at most, up to the next
 * change, days away left out. The day of a change itself is neither: part of it was before.
 * @param changes the earliest first
 */
export function effectsOf(
  changes: readonly PriceChange[],
  rows: readonly DayFigures[],
  { first, last, isAway }: DaysOnMarket,
): PriceEffect[] {
  const meanOf = (from: string, to: string): DailyMean => {
    const days = everyDay(rows, to, Math.max(0, daysFrom(from, to) + 1));
    const seen = days.filter(({ day }) => !isAway(day));
    return { mean: totalOf(seen, "views") / Math.max(1, seen.length), days: seen.length };
  };
  return changes.map((change, index) => {
    const { day } = change;
    const previous = changes[index - 1]?.day ?? null;
    const next = changes[index + 1]?.day ?? null;
    const before = meanOf(
      laterDay(
        shiftCivilDay(day, -EFFECT_DAYS),
        previous === null ? first : shiftCivilDay(previous, 1),
      ),
      shiftCivilDay(day, -1),
    );
    const since = meanOf(
      shiftCivilDay(day, 1),
      earlierDay(shiftCivilDay(day, EFFECT_DAYS), next === null ? last : shiftCivilDay(next, -1)),
    );
    const known = before.days >= LEAST_EFFECT_DAYS && since.days >= LEAST_EFFECT_DAYS;
    return { ...change, views: known ? { before, since } : null };
  });
}

/** Of two civil days the later one. */
export const laterDay = (one: string, other: string) => (one > other ? one : other);
const earlierDay = (one: string, other: string) => (one < other ? one : other);

/** Whole civil days from one day to another; negative backwards. */
function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
