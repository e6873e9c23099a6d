import { excludingVat, shareOf } from "../kernel/money.ts";
import type { LooperPayRule } from "../pricing/rules.ts";

/** Why a visit that was made is not paid. */
export const UNPAID_REASONS = ["same_buyer", "home_limit", "fee_limit"] as const;
export type UnpaidReason = (typeof UNPAID_REASONS)[number];

/** Most visits of a home that the team can consent to. */
export const MOST_VISITS = 200;

/** What decides whether a visit is paid. Lines that were taken back count for nothing. */
export interface VisitPayFacts {
  /** Visits of the home by the same buyer that are paid, under its mandate. */
  paidOfBuyer: number;
  /** Whether an offer of the buyer's for the home is open when the visit begins. */
  hasOpenOffer: boolean;
  /** Visits of the home that are paid, all loopers together. */
  paidOfHome: number;
  /** How many of the home the team consented to pay, all together; null without a consent. */
  consentedTo: number | null;
  /** What visits of the home cost by now. */
  paidCents: number;
  /** The home's fee, VAT included, and that VAT. */
  feeCents: number;
  vatBps: number;
}

/**
 * Why a visit is not paid by a rule; null where it is (decision 43 of the specification's readings). What comes first is
 * what its looper can do least about.
 */
export function unpaidReasonOf(
  { visitLimits, perVisitCents }: LooperPayRule,
  facts: VisitPayFacts,
): UnpaidReason | null {
  if (visitLimits === null) return null;
  if (facts.paidOfBuyer >= visitLimits.ofBuyer && !facts.hasOpenOffer) return "same_buyer";
  const mostOfHome = Math.max(visitLimits.ofHome, facts.consentedTo ?? 0);
  if (facts.paidOfHome >= mostOfHome) return "home_limit";
  const most = shareOf(excludingVat(facts.feeCents, facts.vatBps), visitLimits.rateBps);
  return facts.paidCents + perVisitCents > most ? "fee_limit" : null;
}

/** Why the team takes a line back. */
export const REVERSAL_REASONS = [
  "visit_not_made",
  "duplicate",
  "wrong_amount",
  "sale_annulled",
] as const;
export type ReversalReason = (typeof REVERSAL_REASONS)[number];

/** A visit of a home that is paid, or will be if it takes place. */
export interface PaidVisit {
  /** Null where nobody knows any more. */
  buyerId: string | null;
  startsAt: Date | null;
  amountCents: number;
}

/** What of a home decides which visits of it are paid. */
export interface HomePayTerms extends Pick<VisitPayFacts, "consentedTo" | "feeCents" | "vatBps"> {
  /** Since when its mandate is in force; null without one. */
  mandateSince: Date | null;
}

/** The facts of one visit, from the visits of its home that are paid before it. */
export function payFactsOf(
  paid: readonly PaidVisit[],
  { mandateSince, ...home }: HomePayTerms,
  { buyerId, hasOpenOffer }: { buyerId: string; hasOpenOffer: boolean },
): VisitPayFacts {
  const underMandate = ({ startsAt }: PaidVisit) =>
    mandateSince === null || (startsAt !== null && startsAt >= mandateSince);
  return {
    ...home,
    paidOfBuyer: paid.filter((visit) => visit.buyerId === buyerId && underMandate(visit)).length,
    hasOpenOffer,
    paidOfHome: paid.length,
    paidCents: paid.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}
