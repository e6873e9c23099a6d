import type { ErrorCode } from "../kernel/errors.ts";
import { percentOf } from "../kernel/money.ts";
import { zoneOf } from "../kernel/place.ts";
import type { PropertyStatus } from "../kernel/property-kinds.ts";
import { civilDay, DAY_MS, endOfCivilDay, shiftCivilDay, type Zone } from "../kernel/time.ts";
import type { Viewpoint } from "../policy/viewpoint.ts";

/** The stored states of an offer. */
export const OFFER_STATUSES = [
  "pending",
  "countered",
  "accepted",
  "rejected",
  "withdrawn",
  "expired",
  "void",
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** What is shown: an offer that nobody answered in time has expired, also while it is stored as pending (decision 0004). */
export type OfferState = OfferStatus;

/** The views of the list; what expired or was withdrawn is only in the first. */
export const OFFER_FILTERS = ["all", "pending", "accepted", "countered", "rejected"] as const;
export type OfferFilter = (typeof OFFER_FILTERS)[number];

/** Who made an offer: a counter-offer is the seller's, the answer to it the buyer's again. */
export type OfferAuthor = "buyer" | "seller";

/** Which side made an offer. */
export const offerAuthor = (offer: { authorId: string; buyerId: string }): OfferAuthor =>
  offer.authorId === offer.buyerId ? "buyer" : "seller";

export const FINANCING_TYPES = ["cash", "loan", "mixed"] as const;
export type FinancingType = (typeof FINANCING_TYPES)[number];

/** The last civil day on which an offer can be accepted, and the instant at which it is over in the home's place. */
interface OfferEnd {
  expiryDate: string;
  expiresAt: Date;
}

/** The end of an offer for a home of a commune, as its row has it. */
export const offerEnd = (expiryDate: string, communeCode: string): OfferEnd => ({
  expiryDate,
  expiresAt: endOfCivilDay(expiryDate, zoneOf(communeCode)),
});

/**
 * Days until an offer expires, rounded up: 1 on its last day, 0 or less once that is over.
 * @param expiryDate the last civil day on which it can be accepted, in the home's zone
 */
export function daysLeft(expiryDate: string, now: Date, zone: Zone): number {
  return Math.round((Date.parse(expiryDate) - Date.parse(civilDay(now, zone))) / DAY_MS) + 1;
}

/** The state of an offer at a time. */
export function stateOf(status: OfferStatus, expiresAt: Date, now: Date): OfferState {
  return status === "pending" && expiresAt <= now ? "expired" : status;
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

const isFilter = (state: OfferState): state is OfferState & OfferFilter =>
  (OFFER_FILTERS as readonly string[]).includes(state);

/** How many offers each view holds. */
export function countOffers(groups: readonly OfferGroup[]): Record<OfferFilter, number> {
  const counts = { all: 0, pending: 0, accepted: 0, countered: 0, rejected: 0 };
  for (const { state, count } of groups) {
    counts.all += count;
    if (isFilter(state)) counts[state] += count;
  }
  return counts;
}

/** What people do with an offer that waits for an answer, the likeliest first. */
export const OFFER_MOVES = ["accept", "counter", "reject", "withdraw"] as const;
export type OfferMove = (typeof OFFER_MOVES)[number];

interface MoveRule {
  to: OfferStatus;
  /**
   * Whose it is: that of the offer's author, or of the other side. The looper of the home only
   * looks on.
   */
  by: "author" | "answerer";
  /** Whether the listing has to be for sale: refusing and withdrawing are possible whatever it became. */
  needsListing: boolean;
}

const MOVES: Record<OfferMove, MoveRule> = {
  accept: { to: "accepted", by: "answerer", needsListing: true },
  counter: { to: "countered", by: "answerer", needsListing: true },
  reject: { to: "rejected", by: "answerer", needsListing: false },
  withdraw: { to: "withdrawn", by: "author", needsListing: false },
};

/** What a move depends on. */
export interface OfferStanding {
  status: OfferStatus;
  author: OfferAuthor;
  expiresAt: Date;
  listingStatus: PropertyStatus;
}

/** What a move comes to: its status, and whether the listing has to be for sale then; or why it is refused. */
export type MoveOutcome = Pick<MoveRule, "to" | "needsListing"> | { refusal: ErrorCode };

/** What becomes of a listing's offers in a state in which it takes none; null where it takes them. */
export function listingRefusal(status: PropertyStatus): ErrorCode | null {
  if (status === "active") return null;
  return status === "under_offer" ? "offer.listing-under-offer" : "offer.listing-closed";
}

/** What a move of somebody on that side comes to at `now`. */
export function afterMove(
  { status, author, expiresAt, listingStatus }: OfferStanding,
  move: OfferMove,
  side: Viewpoint,
  now: Date,
): MoveOutcome {
  const { to, by, needsListing } = MOVES[move];
  if (side === "ambassador") return { refusal: "request.forbidden" };
  if ((by === "author") !== (side === author)) return { refusal: "offer.other-side" };
  const state = stateOf(status, expiresAt, now);
  if (state === "expired") return { refusal: "offer.expired" };
  if (state !== "pending") return { refusal: "offer.moved" };
  const closed = needsListing ? listingRefusal(listingStatus) : null;
  return closed === null ? { to, needsListing } : { refusal: closed };
}

/** What somebody on that side can do with an offer at `now`, the likeliest first. */
export function actionsOf(offer: OfferStanding, side: Viewpoint, now: Date): OfferMove[] {
  return OFFER_MOVES.filter((move) => "to" in afterMove(offer, move, side, now));
}

/** Why an offer was refused: objective reasons alone (decision 0064). */
export type OfferRefusalReason =
  | "price_too_low"
  | "financing_not_secured"
  | "conditions_not_acceptable"
  | "timing_not_suitable"
  /** Written by the acceptance of another one. */
  | "other_offer_accepted"
  /** Written when the listing leaves the market. */
  | "listing_unavailable";

/** The reasons that each side may give. */
export const OFFER_REFUSAL_REASONS = {
  seller: [
    "price_too_low",
    "financing_not_secured",
    "conditions_not_acceptable",
    "timing_not_suitable",
  ],
  buyer: ["conditions_not_acceptable", "financing_not_secured", "timing_not_suitable"],
} as const satisfies Record<OfferAuthor, readonly OfferRefusalReason[]>;

export const GIVEN_REASONS = OFFER_REFUSAL_REASONS.seller;

/** Whether a side may refuse for that reason. */
export const mayRefuseFor = (side: OfferAuthor, reason: OfferRefusalReason): boolean =>
  (OFFER_REFUSAL_REASONS[side] as readonly OfferRefusalReason[]).includes(reason);

/** Least and most of an offer, whatever is asked, in cents: the database's bounds. */
export const OFFER_CENTS = { min: 1_00, max: 20_000_000_00 } as const;
/** What an offer may come to, in percent of the price asked: beyond, a figure was mistyped. */
export const OFFER_PERCENT = { min: 50, max: 150 } as const;

/** An amount's bounds in cents, inclusive and in whole euros. */
export interface AmountBounds {
  minCents: number;
  maxCents: number;
}

/** The bounds of an offer for what is asked. */
export function amountBounds(askingCents: number): AmountBounds {
  const min = Math.ceil((askingCents * OFFER_PERCENT.min) / 10_000) * 100;
  const max = Math.floor((askingCents * OFFER_PERCENT.max) / 10_000) * 100;
  return {
    minCents: Math.max(OFFER_CENTS.min, min),
    maxCents: Math.min(OFFER_CENTS.max, max),
  };
}

/** Days from today to the last day of an offer: a day is the least, so that it can be answered. */
export const EXPIRY_DAYS = { min: 1, max: 60, initial: 10 } as const;

/** The civil days on which an offer may expire, and the one that is proposed. */
export interface ExpiryBounds {
  min: string;
  max: string;
  initial: string;
}

/** Those of an offer made at `now` for a home of a zone. */
export function expiryBounds(now: Date, zone: Zone): ExpiryBounds {
  const today = civilDay(now, zone);
  return {
    min: shiftCivilDay(today, EXPIRY_DAYS.min),
    max: shiftCivilDay(today, EXPIRY_DAYS.max),
    initial: shiftCivilDay(today, EXPIRY_DAYS.initial),
  };
}

/** Most characters of an offer's message and of its conditions. */
export const OFFER_TEXT_LENGTH = 2_000;

/** What the seller has of an amount once the mandate's fee is paid (decision 0002): it does not move with the offer. */
export function netToSeller(amountCents: number, { feeCents }: { feeCents: number }): number {
  return amountCents - feeCents;
}

/** How far an offer is from the price asked: negative below it. Percent are whole, towards nought. */
export function distanceToAsking(
  amountCents: number,
  askingCents: number,
): { cents: number; percent: number } {
  const cents = amountCents - askingCents;
  return { cents, percent: Math.trunc((cents * 100) / askingCents) || 0 };
}
