import type { ProviderType } from "../kernel/provider-kinds.ts";
import { shiftCivilDay } from "../kernel/time.ts";

/** Papers that the team reads, in the order in which they are shown. */
export const PROVIDER_CHECK_KINDS = [
  "orias",
  "cofrac_certificate",
  "professional_body",
  "liability_insurance",
  "decennial_insurance",
  "rge",
] as const;
export type ProviderCheckKind = (typeof PROVIDER_CHECK_KINDS)[number];

/**
 * What a provider of each trade must prove to count as checked: what the law asks of the trade (a diagnostician's
 * certificate and insurance, CCH L271-6; a broker's registration, CMF L512-1), else an insurance.
 */
export const REQUIRED_CHECKS: Readonly<Record<ProviderType, readonly ProviderCheckKind[]>> = {
  photographer: ["liability_insurance"],
  diagnostician: ["cofrac_certificate", "liability_insurance"],
  home_stager: ["liability_insurance"],
  financial_advisor: ["orias", "liability_insurance"],
  notary: ["professional_body"],
  lawyer: ["professional_body"],
  contractor: ["decennial_insurance"],
};

/**
 * The papers in force on a day, in the order of their kinds: each counts up to its last day, and no job has to end it.
 * @param today civil day
 */
export function checksInForce<Check extends { kind: ProviderCheckKind; validUntil: string }>(
  checks: readonly Check[],
  today: string,
): Check[] {
  const rank = ({ kind }: Check) => PROVIDER_CHECK_KINDS.indexOf(kind);
  return checks.filter(({ validUntil }) => validUntil >= today).sort((a, b) => rank(a) - rank(b));
}

/** Whether the papers in force are all that the trade must prove. */
export const isVerified = (
  type: ProviderType,
  inForce: readonly { kind: ProviderCheckKind }[],
): boolean => REQUIRED_CHECKS[type].every((kind) => inForce.some((check) => check.kind === kind));

export const PROVIDER_AVAILABILITIES = ["immediate", "within_24h", "within_week"] as const;
export type ProviderAvailability = (typeof PROVIDER_AVAILABILITIES)[number];

/** The availabilities that are as soon as this one, or sooner. */
export const noLaterThan = (latest: ProviderAvailability): readonly ProviderAvailability[] =>
  PROVIDER_AVAILABILITIES.slice(0, PROVIDER_AVAILABILITIES.indexOf(latest) + 1);

export const PRICE_UNITS = ["fixed", "hourly", "percentage"] as const;
export type PriceUnit = (typeof PRICE_UNITS)[number];

/** What a provider charges: an amount, an amount an hour, or a share of the sale price or of the loan. */
export type ProviderPrice =
  | { unit: "fixed" | "hourly"; cents: number }
  | { unit: "percentage"; rateBps: number };

export const PROVIDER_SORTS = ["distance", "rating", "price"] as const;
export type ProviderSort = (typeof PROVIDER_SORTS)[number];

/** What the order of the directory is made of. */
export interface RankedProvider {
  id: string;
  ratingTenths: number;
  reviewCount: number;
  price: ProviderPrice;
  /** From the place searched; null without one. */
  distanceKm: number | null;
}

const amountOf = (price: ProviderPrice) =>
  price.unit === "percentage" ? price.rateBps : price.cents;

/** Best rated first, then by the number of reviews; the id settles what is left, so that an order never wavers. */
const byRating = (a: RankedProvider, b: RankedProvider) =>
  b.ratingTenths - a.ratingTenths ||
  b.reviewCount - a.reviewCount ||
  (a.id < b.id ? -1 : Number(a.id > b.id));

/** Criteria of a review, each from 1 to 5. */
export const REVIEW_CRITERIA = ["quality", "punctuality", "priceHeld"] as const;
export type ReviewCriterion = (typeof REVIEW_CRITERIA)[number];

/** The mean of all marks of all reviews, in tenths. @param marks the sum of the marks of each criterion */
export const ratingOf = (reviewCount: number, marks: number) => ({
  reviewCount,
  ratingTenths:
    reviewCount === 0 ? 0 : Math.round((marks * 10) / (reviewCount * REVIEW_CRITERIA.length)),
});

/** Why the directory shows a provider to nobody. */
export const PROVIDER_SUSPENSIONS = [
  "papers_lapsed",
  "own_request",
  "activity_ended",
  "complaints",
] as const;
export type ProviderSuspension = (typeof PROVIDER_SUSPENSIONS)[number];

/** The reasons for which a provider leaves for good, and is erased. */
export const DEPARTURES = ["own_request", "activity_ended"] as const satisfies ProviderSuspension[];

export const isDeparture = (reason: ProviderSuspension): boolean =>
  (DEPARTURES as readonly ProviderSuspension[]).includes(reason);

/** Why the team takes a review off. */
export const REVIEW_REMOVALS = ["unlawful", "personal_data", "off_topic"] as const;
export type ReviewRemoval = (typeof REVIEW_REMOVALS)[number];

/** Days before its end from which a paper is to be renewed. */
export const RENEWAL_DAYS = 30;

/** How a paper stands on a civil day. */
export function paperState(validUntil: string, today: string): "valid" | "ending" | "ended" {
  if (validUntil < today) return "ended";
  return validUntil <= shiftCivilDay(today, RENEWAL_DAYS) ? "ending" : "valid";
}

/** An amount and an amount an hour do not compare: units one after the other, the least first in each. */
const byPrice = (a: RankedProvider, b: RankedProvider) =>
  PRICE_UNITS.indexOf(a.price.unit) - PRICE_UNITS.indexOf(b.price.unit) ||
  amountOf(a.price) - amountOf(b.price);

/** Nearest first; whoever is nowhere comes last. */
function byDistance(a: RankedProvider, b: RankedProvider): number {
  if (a.distanceKm === null || b.distanceKm === null) {
    return Number(a.distanceKm === null) - Number(b.distanceKm === null);
  }
  return a.distanceKm - b.distanceKm;
}

const ORDERS = { distance: byDistance, rating: byRating, price: byPrice } as const;

/** Providers in an order; equal ones by rating. Nothing else weighs in: nobody pays for a rank. */
export function sortProviders<Provider extends RankedProvider>(
  providers: readonly Provider[],
  sort: ProviderSort,
): Provider[] {
  return [...providers].sort((a, b) => ORDERS[sort](a, b) || byRating(a, b));
}

/** How far from the place searched a provider is still around it. */
export const NEAR_KM = 50;

/** How many are shown where none is around. */
export const NEAREST = 3;

/** Those around a place, or, where nobody is, the nearest; without a place (no distances) everybody. */
export function aroundPlace<Provider extends RankedProvider>(
  providers: readonly Provider[],
): { providers: Provider[]; isBeyond: boolean } {
  const located = providers.filter(({ distanceKm }) => distanceKm !== null);
  if (located.length === 0) return { providers: [...providers], isBeyond: false };
  const near = located.filter(({ distanceKm }) => (distanceKm ?? 0) <= NEAR_KM);
  if (near.length > 0) return { providers: near, isBeyond: false };
  return { providers: sortProviders(located, "distance").slice(0, NEAREST), isBeyond: true };
}
