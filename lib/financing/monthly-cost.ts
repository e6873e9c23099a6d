import { divideRounded, shareOf } from "../kernel/money.ts";
import { ASSUMPTIONS, type LoanRequest, type LoanSimulation, simulateLoan, TERM } from "./rules.ts";

/**
 * What a home costs every month: the loan, insurance included, and what its owner pays besides. Each line has its
 * source, and what is not known is named and left out, never counted as nothing.
 */

/** A yearly amount that a person typed, in cents. */
export interface TypedCost {
  typedCents: number;
}

/** A home's yearly costs, in cents; null where one is not known. */
export interface HomeCosts {
  /** The seller's share of the current charges; "none" outside of a copropriété. */
  charges: { yearlyCents: number } | TypedCost | "none" | null;
  /** The range of its energy performance certificate, and the year of the prices. */
  energy: { minCents: number; maxCents: number; year: number } | TypedCost | null;
  /** Taxe foncière of the seller's last notice, and its year. */
  tax: { yearlyCents: number; year: number } | TypedCost | null;
}

/** Parts that may be unknown. */
export const YEARLY_PARTS = ["charges", "energy", "tax"] as const;
export type YearlyPart = (typeof YEARLY_PARTS)[number];

/** Where a line's amount comes from. */
export type CostSource =
  | {
      part: "loan";
      downPaymentCents: number;
      years: number;
      annualRateBps: number;
      insuranceCents: number;
    }
  | { part: "works"; worksCents: number; years: number }
  | { part: "charges"; yearlyCents: number }
  | { part: "energy"; minCents: number; maxCents: number; year: number }
  | { part: "tax"; yearlyCents: number; year: number }
  | { part: YearlyPart; typedCents: number };

/** A part of the cost, in whole euros a month, as cents. */
export interface CostLine {
  source: CostSource;
  monthlyCents: number;
}

/** What a home costs a month. */
export interface MonthlyCost {
  lines: CostLine[];
  /** The sum of the lines: those who add up what they see find it. */
  totalCents: number;
  /** What is not known and not in the sum. */
  unknown: YearlyPart[];
}

const MONTHS = 12;
const EURO = 100;

const wholeEuros = (cents: number) => divideRounded(cents, EURO) * EURO;

/** A yearly amount, in cents; of a range, its middle. */
const yearlyOf = (cost: Exclude<HomeCosts[YearlyPart], "none" | null>): number => {
  if ("typedCents" in cost) return cost.typedCents;
  return "minCents" in cost ? divideRounded(cost.minCents + cost.maxCents, 2) : cost.yearlyCents;
};

/** The yearly amount of a part, in cents; null where there is none, or none is known. */
export function yearlyCentsOf(costs: HomeCosts, part: YearlyPart): number | null {
  const cost = costs[part];
  return cost === null || cost === "none" ? null : yearlyOf(cost);
}

/** The sources of the yearly costs that a home has, as far as they are known. */
function yearlySources({ charges, energy, tax }: HomeCosts) {
  const sources: Extract<CostSource, { part: YearlyPart }>[] = [];
  if (charges !== null && charges !== "none") sources.push({ part: "charges", ...charges });
  if (energy !== null) sources.push({ part: "energy", ...energy });
  if (tax !== null) sources.push({ part: "tax", ...tax });
  return sources;
}

/**
 * The cost of a home bought as `request` says. Works are paid by the loan: their line is what it has of them, spread
 * over its term, and the loan's line is the rest of its payment, so that nothing is counted twice.
 * @throws {RangeError} as `simulateLoan` does
 */
export function monthlyCost(
  request: LoanRequest,
  costs: HomeCosts,
  loan: LoanSimulation = simulateLoan(request),
): MonthlyCost {
  const { downPaymentCents, annualRateBps } = request;
  const { years, monthlyInsuranceCents: insuranceCents } = loan;
  const worksCents = Math.min(request.worksCents, loan.principalCents);
  const works = divideRounded(worksCents, years * MONTHS * EURO) * EURO;
  const lines: CostLine[] = [
    {
      source: { part: "loan", downPaymentCents, years, annualRateBps, insuranceCents },
      monthlyCents: wholeEuros(loan.monthlyCents) - works,
    },
    ...(works > 0
      ? [{ source: { part: "works", worksCents, years } as const, monthlyCents: works }]
      : []),
    ...yearlySources(costs).map((source) => ({
      source,
      monthlyCents: divideRounded(yearlyOf(source), MONTHS * EURO) * EURO,
    })),
  ];
  return {
    lines,
    totalCents: lines.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0),
    unknown: YEARLY_PARTS.filter((part) => costs[part] === null),
  };
}

/** The purchase on which the search compares homes: one assumption for all of them, which it shows. */
export const SEARCH_LOAN = { downPaymentRateBps: 2_000, years: TERM.max } as const;

/** What a home costs a month under the search's assumption. */
export interface ComparedCost {
  /** In whole euros, as cents, without what is not known. */
  monthlyCents: number;
  unknown: YearlyPart[];
}

/** The cost of a home that costs `priceCents`, as searches compare it. */
export function comparedCost(priceCents: number, costs: HomeCosts): ComparedCost {
  const request: LoanRequest = {
    priceCents,
    worksCents: 0,
    downPaymentCents: shareOf(priceCents, SEARCH_LOAN.downPaymentRateBps),
    years: SEARCH_LOAN.years,
    annualRateBps: ASSUMPTIONS.annualRateBps,
  };
  const { totalCents, unknown } = monthlyCost(request, costs);
  return { monthlyCents: totalCents, unknown };
}
