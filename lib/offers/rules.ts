import { percentOf } from "../kernel/money.ts";
import { civilDay, DAY_MS } from "../kernel/time.ts";

/** What is stored of an offer's state. */
export const OFFER_STATUSES = [
  "pending",
  "countered",
  "accepted",
  "rejected",
  "withdrawn",
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** What is shown: an offer that nobody answered in time has expired (decision 0004). */
export type OfferState = OfferStatus | "expired";

/** The views of the list; what expired or was withdrawn is only in the first. */
export const OFFER_FILTERS = ["all", "pending", "accepted", "countered", "rejected"] as const;
export type OfferFilter = (typeof OFFER_FILTERS)[number];

/** Who made an offer: a counter-offer is the seller's, the answer to it the buyer's again. */
export type OfferAuthor = "buyer" | "seller";

/**
 * Days until an offer expires, rounded up: 1 on its last day, 0 or less once that is over.
 * @param expiryDate the last civil day on which it can be accepted
 */
export function daysLeft(expiryDate: string, now: Date): number {
  return Math.round((Date.parse(expiryDate) - Date.parse(civilDay(now))) / DAY_MS) + 1;
}

/** The state of an offer at a time. */
export function stateOf(status: OfferStatus, expiryDate: string, now: Date): OfferState {
  return status === "pending" && daysLeft(expiryDate, now) <= 0 ? "expired" : status;
}

/** How pressing an expiry is; the limits are in days, inclusive. */
export type Urgency = "over" | "urgent" | "soon" | "calm";
const URGENT_DAYS = 2;
const SOON_DAYS = 5;

export function urgencyOf(days: number): Urgency {
  if (days <= 0) return "over";
  if (days <= URGENT_DAYS) return "urgent";
  return days <= SOON_DAYS ? "soon" : "calm";
}

/** How near to the price asked an offer is. */
export type Closeness = "close" | "fair" | "low";
const CLOSE_PERCENT = 95;
const FAIR_PERCENT = 90;

/** Compared exactly, not once rounded: 94.6 % is not 95 %. */
export function closenessOf(amountCents: number, askingCents: number): Closeness {
  const reaches = (percent: number) => amountCents * 100 >= askingCents * percent;
  if (reaches(CLOSE_PERCENT)) return "close";
  return reaches(FAIR_PERCENT) ? "fair" : "low";
}

/** An offer in percent of the price asked, as it is read: whole, never up to a limit it misses. */
export function percentOfAskingPrice(amountCents: number, askingCents: number): number {
  const rounded = percentOf(amountCents, askingCents);
  const misses = (percent: number) =>
    rounded === percent && amountCents * 100 < askingCents * percent;
  return misses(CLOSE_PERCENT) || misses(FAIR_PERCENT) ? rounded - 1 : rounded;
}

/** How many offers are in one state. */
export interface OfferGroup {
  state: OfferState;
  count: number;
}

/** How many offers each view holds. */
export function countOffers(groups: readonly OfferGroup[]): Record<OfferFilter, number> {
  const counts = { all: 0, pending: 0, accepted: 0, countered: 0, rejected: 0 };
  for (const { state, count } of groups) {
    counts.all += count;
    if (state !== "expired" && state !== "withdrawn") counts[state] += count;
  }
  return counts;
}
