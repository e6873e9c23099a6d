import { workingDayFrom } from "../kernel/holidays.ts";
import { shareOf } from "../kernel/money.ts";
import { zoneOf } from "../kernel/place.ts";
import { civilDay, endOfCivilDay, shiftCivilDay } from "../kernel/time.ts";
import {
  AGENCY_RATE_BPS,
  PRICE_TIERS,
  type PriceTier,
  sellerFeeCents,
  tierOf,
} from "../pricing/rules.ts";

/** What a mandate fixes: its price, and the package and fee of the price list at its signature. */
export interface MandateTerms {
  priceCents: number;
  tier: PriceTier["code"];
  feeCents: number;
}

/** The package of a property, and what it is counted on. */
export interface SellerPackage {
  /** The mandate's price; the asking price where there is none yet. */
  baseCents: number;
  tierName: string;
  feeCents: number;
  /** Counted on the asking price: no mandate fixes it yet. */
  estimated: boolean;
}

/**
 * The one fee of a property, whatever page shows it (decision 0002): the mandate's, which neither a new asking
 * price nor the amount of an offer moves; before a mandate, what the asking price would cost.
 */
export function sellerPackage(mandate: MandateTerms | null, askingCents: number): SellerPackage {
  if (mandate === null) {
    return {
      baseCents: askingCents,
      tierName: tierOf(askingCents).name,
      feeCents: sellerFeeCents(askingCents),
      estimated: true,
    };
  }
  const { priceCents: baseCents, tier, feeCents } = mandate;
  const { name: tierName } = PRICE_TIERS.find(({ code }) => code === tier) ?? tierOf(baseCents);
  return { baseCents, tierName, feeCents, estimated: false };
}

/** What an agency's 5 % of the same base would cost more: negative where it costs less. */
export function packageSavingsCents({ baseCents, feeCents }: SellerPackage): number {
  return shareOf(baseCents, AGENCY_RATE_BPS) - feeCents;
}

/** The terms of a mandate signed today for a price: the package of the price list. */
export const mandateTerms = (priceCents: number): MandateTerms => ({
  priceCents,
  tier: tierOf(priceCents).code,
  feeCents: sellerFeeCents(priceCents),
});

/** What is in force of a mandate: its last amendment's terms, or its own. */
export function inForceTerms(
  mandate: MandateTerms,
  lastAmendment: MandateTerms | null,
): MandateTerms {
  const { priceCents, tier, feeCents } = lastAmendment ?? mandate;
  return { priceCents, tier, feeCents };
}

/** The columns of `MANDATE_COLUMNS`; all null without a mandate, the last ones without an amendment. */
export interface MandateRow {
  mandatePriceCents: number | null;
  mandateTier: PriceTier["code"] | null;
  mandateFeeCents: number | null;
  amendedPriceCents: number | null;
  amendedTier: PriceTier["code"] | null;
  amendedFeeCents: number | null;
}

const termsOf = (
  priceCents: number | null,
  tier: PriceTier["code"] | null,
  feeCents: number | null,
): MandateTerms | null =>
  priceCents === null || tier === null || feeCents === null ? null : { priceCents, tier, feeCents };

/** The package of a row with its asking price and the columns of a mandate. */
export function packageOf(row: MandateRow & { priceCents: number }): SellerPackage {
  const mandate = termsOf(row.mandatePriceCents, row.mandateTier, row.mandateFeeCents);
  const amendment = termsOf(row.amendedPriceCents, row.amendedTier, row.amendedFeeCents);
  return sellerPackage(mandate && inForceTerms(mandate, amendment), row.priceCents);
}

/** Days to withdraw from a contract concluded at a distance (code de la consommation, L. 221-18). */
export const MANDATE_WITHDRAWAL_DAYS = 14;

/** The last day to withdraw, and the instant at which it is over in the home's place. */
export interface WithdrawalEnd {
  withdrawalEndsOn: string;
  withdrawalEndsAt: Date;
}

/**
 * The end of the time to withdraw from a mandate: the fourteenth day from the day after its signature, or the next
 * working day where it is a Saturday, a Sunday or a holiday, by the calendar of the home's commune.
 */
export function mandateWithdrawalEnd(signedAt: Date, communeCode: string): WithdrawalEnd {
  const zone = zoneOf(communeCode);
  const fourteenth = shiftCivilDay(civilDay(signedAt, zone), MANDATE_WITHDRAWAL_DAYS);
  const withdrawalEndsOn = workingDayFrom(fourteenth, communeCode);
  return { withdrawalEndsOn, withdrawalEndsAt: endOfCivilDay(withdrawalEndsOn, zone) };
}

/** What decides when a home may be published under a mandate. */
export interface WithdrawalPeriod {
  /** When the last day to withdraw is over. */
  withdrawalEndsAt: Date;
  /** When the seller asked expressly to begin before it is over. */
  expressRequestAt: Date | null;
}

/** Whether the seller can still withdraw from a mandate. */
export const mayWithdrawAt = ({ withdrawalEndsAt }: WithdrawalPeriod, now: Date): boolean =>
  now < withdrawalEndsAt;

/** Whether a mandate's home may be published: after the period, or where the seller wanted it. */
export const mayPublishAt = (period: WithdrawalPeriod, now: Date): boolean =>
  period.expressRequestAt !== null || !mayWithdrawAt(period, now);
