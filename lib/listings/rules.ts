import { divideRounded } from "../kernel/money.ts";
import { daysOnline, type OnlineTimes } from "./online.ts";
import type { ListingPace, ListingStatistics } from "./views.ts";

/** Shown when too few listings of the commune and type are known (decision 0004). */
export const INDICATIVE_DAYS_ONLINE = 45;
/** How many known listings make an average. */
const MIN_LISTINGS_FOR_AVERAGE = 5;

/** A similar listing's price differs by less than this, in cents. */
export const SIMILAR_PRICE_GAP_CENTS = 100_000_00;
export const MAX_SIMILAR = 3;

/** Price per m² of living area, rounded to the euro, in cents. */
export function pricePerM2Cents(priceCents: number, surfaceDm2: number): number {
  return divideRounded(priceCents, surfaceDm2) * 100;
}

/** How long listings of the same commune and type were online: how many are known and their mean. */
export interface KnownDaysOnline {
  listings: number;
  meanDays: number;
}

/** How long a listing has been online at `now`, beside the average. */
export function paceOf(online: OnlineTimes, known: KnownDaysOnline, now: Date): ListingPace {
  const enough = known.listings >= MIN_LISTINGS_FOR_AVERAGE;
  return {
    daysOnline: daysOnline(online, now),
    averageDaysOnline: enough ? Math.round(known.meanDays) : INDICATIVE_DAYS_ONLINE,
    averageIsIndicative: !enough,
  };
}

/** The performance block of a listing at `now`. */
export function listingStatistics(
  listing: OnlineTimes & { viewCount: number; favoriteCount: number },
  known: KnownDaysOnline,
  now: Date,
): ListingStatistics {
  return {
    views: listing.viewCount,
    favorites: listing.favoriteCount,
    ...paceOf(listing, known, now),
  };
}
