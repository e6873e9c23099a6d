import { excludingVat, percentOf, shareOf } from "../kernel/money.ts";
import { VAT_BPS } from "../kernel/place.ts";

/**
 * The prices of the product: the one source of every fee, comparison and share shown or paid
 * (decision 0002). Amounts are tax-inclusive euro cents unless a name says otherwise.
 */

/** A package of the price list: sales above `aboveCents` and up to `upToCents` inclusive. */
export interface PriceTier {
  code: "starter" | "essential" | "premium" | "elite" | "prestige" | "signature";
  name: string;
  /** `#rrggbb`: what marks the package wherever several are distinguished. */
  color: `#${string}`;
  aboveCents: number;
  /** Null: no upper bound. */
  upToCents: number | null;
  feeCents: number;
  /** Share of what exceeds `aboveCents`, added to the fee. */
  excessRateBps: number;
}

/** The price list, cheapest first; bounds leave no gap. */
export const PRICE_TIERS = [
  tier("starter", "Starter", "#64748b", 0, 150_000_00, 2_500_00),
  tier("essential", "Essential", "#0d9488", 150_000_00, 300_000_00, 4_000_00),
  tier("premium", "Premium", "#2563eb", 300_000_00, 500_000_00, 6_000_00),
  tier("elite", "Elite", "#7c3aed", 500_000_00, 800_000_00, 8_000_00),
  tier("prestige", "Prestige", "#c2410c", 800_000_00, 1_200_000_00, 10_000_00),
  tier("signature", "Signature", "#a16207", 1_200_000_00, null, 10_000_00, 100),
] as const satisfies readonly PriceTier[];

function tier(
  code: PriceTier["code"],
  name: string,
  color: PriceTier["color"],
  aboveCents: number,
  upToCents: number | null,
  feeCents: number,
  excessRateBps = 0,
): PriceTier {
  return { code, name, color, aboveCents, upToCents, feeCents, excessRateBps };
}

/** What a traditional agency takes, for comparison: 5 % of the price. */
export const AGENCY_RATE_BPS = 500;

/** Bounds and step of the public fee simulator, in euros. */
export const SIMULATOR = { min: 50_000, max: 2_000_000, step: 10_000, initial: 300_000 } as const;

/** The tier a sale price falls in. @throws {RangeError} unless the price is a positive integer. */
export function tierOf(priceCents: number): PriceTier {
  if (!Number.isSafeInteger(priceCents) || priceCents <= 0) {
    throw new RangeError("a sale price is a positive whole number of cents");
  }
  const found = PRICE_TIERS.find(({ upToCents }) => upToCents === null || priceCents <= upToCents);
  if (!found) throw new RangeError("the price list has no upper tier");
  return found;
}

/** The seller's fee for a sale price. @throws {RangeError} see `tierOf`. */
export function sellerFeeCents(priceCents: number): number {
  const { feeCents, excessRateBps, aboveCents } = tierOf(priceCents);
  return feeCents + shareOf(priceCents - aboveCents, excessRateBps);
}

/** What a sale costs here and at an agency. */
export interface FeeComparison {
  feeCents: number;
  agencyCents: number;
  /** Agency minus fee: negative where the package costs more. */
  savingsCents: number;
  /** Savings in percent of the agency's fee, rounded. */
  savingsPercent: number;
  /** What the seller keeps: price minus fee. */
  netCents: number;
}

/** Compares the package with a traditional agency for one sale price. */
export function compareWithAgency(priceCents: number): FeeComparison {
  const feeCents = sellerFeeCents(priceCents);
  const agencyCents = shareOf(priceCents, AGENCY_RATE_BPS);
  const savingsCents = agencyCents - feeCents;
  return {
    feeCents,
    agencyCents,
    savingsCents,
    savingsPercent: percentOf(savingsCents, agencyCents),
    netCents: priceCents - feeCents,
  };
}

/**
 * The looper's share, as each page states it: 35 % of the fee in the landing simulator, 30 % on
 * the looper page. Neither is paid: the ledger pays by `looperPayOn`.
 */
export const LOOPER_SHARE_BPS = { simulator: 3_500, looperPage: 3_000 } as const;

/** The looper's share of a fee as one page reads it, in cents. */
export function looperShareOfFee(feeCents: number, reading: keyof typeof LOOPER_SHARE_BPS): number {
  return shareOf(feeCents, LOOPER_SHARE_BPS[reading]);
}

/** The looper's gain as one page reads it, in cents of the fee for that price. */
export function looperShareCents(
  priceCents: number,
  reading: keyof typeof LOOPER_SHARE_BPS,
): number {
  return looperShareOfFee(sellerFeeCents(priceCents), reading);
}

/** The package of the looper page's example: that of the Elite tier. */
export const LOOPER_EXAMPLE_FEE_CENTS = PRICE_TIERS[3].feeCents;

/** The sale price that the amounts of a referral are shown for (decision 0002), in cents. */
export const REFERRAL_EXAMPLE_PRICE_CENTS = 400_000_00;

/** How many visits of a home are paid. */
export interface VisitLimits {
  /** Of one buyer under one mandate; another one only where an offer of theirs is open when it begins. */
  ofBuyer: number;
  /** Of the home, all loopers together, before the team consents to more. */
  ofHome: number;
  /** What they cost together, of the home's fee without VAT. */
  rateBps: number;
}

/** The limits of the rules since 2026-11, which a looper's contract states too. */
export const LOOPER_VISIT_LIMITS: VisitLimits = { ofBuyer: 1, ofHome: 12, rateBps: 5_000 };

/** A rule of the looper's pay, from its first civil day (Europe/Paris) to the next rule's. */
export interface LooperPayRule {
  version: string;
  from: string;
  perVisitCents: number;
  signatureRateBps: number;
  /** Which visits it pays; null for every one. */
  visitLimits: VisitLimits | null;
}

/**
 * The rules the ledger pays, oldest first: a line names its own, which is that in force when the looper took the home
 * (decision 0087). Only append. That of 2026-11 kept the amounts and says which visits are paid.
 */
export const LOOPER_PAY_RULES = [
  {
    ...{ version: "2024-01", from: "2024-01-01", perVisitCents: 125_00, signatureRateBps: 1_000 },
    visitLimits: null,
  },
  {
    ...{ version: "2026-11", from: "2026-11-01", perVisitCents: 125_00, signatureRateBps: 1_000 },
    visitLimits: LOOPER_VISIT_LIMITS,
  },
] as const satisfies readonly LooperPayRule[];

/** The rule that pages state: the last one. */
export const LOOPER_PAY: LooperPayRule = LOOPER_PAY_RULES[1];

/** The rule in force on a civil day. @throws {RangeError} before the first one. */
export function looperPayOn(day: string): LooperPayRule {
  const rule = LOOPER_PAY_RULES.findLast(({ from }) => from <= day);
  if (!rule) throw new RangeError(`no rule pays a looper on ${day}`);
  return rule;
}

/** The rule of a home: that of its assignment, or where that has none the one in force on a civil day. */
export const looperPayBy = (version: string | null, day: string): LooperPayRule =>
  LOOPER_PAY_RULES.find((rule) => rule.version === version) ?? looperPayOn(day);

/** The looper's share of a seller's fee by a rule. */
export const signaturePayCents = (feeCents: number, rule: LooperPayRule): number =>
  shareOf(feeCents, rule.signatureRateBps);

/** What a referral is worth: shares of the fee excluding VAT, and a fixed bonus for a buyer. */
export const REFERRAL = {
  referrerRateBps: 1_000,
  referredRateBps: 2_500,
  buyerBonusCents: 100_00,
} as const;

/** What one seller or looper referral is worth, excluding VAT. */
export interface ReferralAmounts {
  referrerCents: number;
  referredCents: number;
}

/** The same for the fee of a mandate, VAT of its home's place included. */
export function referralAmountsOfFee(feeCents: number, vatBps: number): ReferralAmounts {
  const feeExcludingVat = excludingVat(feeCents, vatBps);
  return {
    referrerCents: shareOf(feeExcludingVat, REFERRAL.referrerRateBps),
    referredCents: shareOf(feeExcludingVat, REFERRAL.referredRateBps),
  };
}

/** Amounts, excluding VAT, of one seller or looper referral for a sale price in mainland France. */
export const referralAmounts = (priceCents: number): ReferralAmounts =>
  referralAmountsOfFee(sellerFeeCents(priceCents), VAT_BPS);
