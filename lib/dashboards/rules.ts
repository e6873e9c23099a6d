import { LEVELS, type Level } from "../kernel/levels.ts";
import type { Ratio } from "../kernel/ratio.ts";
import type { Role } from "../kernel/roles.ts";
import { packageSavingsCents, type SellerPackage } from "../mandates/rules.ts";

/** The sum of ratios of one kind: so many answered of so many received, of several things. */
export function sum(...ratios: readonly Ratio[]): Ratio {
  return {
    part: ratios.reduce((sum, { part }) => sum + part, 0),
    whole: ratios.reduce((sum, { whole }) => sum + whole, 0),
  };
}

/** What the product brought a person, by where it comes from, in cents. */
export interface Revenue {
  /** What concluded sales would have cost more at an agency. */
  savingsCents: number;
  /** What the looper's ledger adds up to. */
  ledgerCents: number;
  totalCents: number;
}

/**
 * A person's revenue; null for a person who has concluded no sale and has no line in the ledger.
 */
export function revenueOf({
  soldPackages,
  ledgerCents,
}: {
  soldPackages: readonly SellerPackage[];
  /** Null for an empty ledger. */
  ledgerCents: number | null;
}): Revenue | null {
  if (soldPackages.length === 0 && ledgerCents === null) return null;
  const savingsCents = soldPackages.reduce((sum, sold) => sum + packageSavingsCents(sold), 0);
  const paidCents = ledgerCents ?? 0;
  return { savingsCents, ledgerCents: paidCents, totalCents: savingsCents + paidCents };
}

/** The change from one period to the next in whole percent; null where there was nothing before. */
export function percentChange(recent: number, before: number): number | null {
  return before <= 0 ? null : Math.round((recent / before - 1) * 100);
}

export const MAX_SCORE = 1_000;

const SCORE_FLOORS: Record<Level, number> = { platinum: 900, gold: 700, silver: 400, bronze: 0 };

/** The level of a global score out of `MAX_SCORE`. */
export function levelOf(score: number): Level {
  return LEVELS.find((level) => score >= SCORE_FLOORS[level]) ?? "bronze";
}

/**
 * What the global score is made of: how much each part weighs, and whom it concerns. A part that
 * concerns none of a person's roles is left out; one that does and has no data yet weighs as zero.
 * - `profile`: how much of the account is filled in and secured
 * - `answers`: how much was answered of what asked for an answer
 * - `satisfaction`: how visitors rated the visits
 * - `interest`: how many of those who saw the listings kept them
 * - `outcomes`: how much was concluded of what came to an end
 */
export const SCORE_PARTS = {
  profile: { weight: 150, roles: ["buyer", "seller", "ambassador"] },
  answers: { weight: 250, roles: ["buyer", "seller", "ambassador"] },
  satisfaction: { weight: 250, roles: ["seller", "ambassador"] },
  interest: { weight: 150, roles: ["seller", "ambassador"] },
  outcomes: { weight: 200, roles: ["buyer", "seller", "ambassador"] },
} as const satisfies Record<string, { weight: number; roles: readonly Role[] }>;

export type ScorePart = keyof typeof SCORE_PARTS;
const SCORE_PART_NAMES = Object.keys(SCORE_PARTS) as ScorePart[];

/** Favourites per view at which a listing's interest is complete: one visitor in twenty. */
export const FULL_INTEREST = 0.05;

/** A global score and what it comes from. */
export interface GlobalScore {
  /** 0 to `MAX_SCORE`. */
  score: number;
  level: Level;
  /** The parts that concern the person: points reached, of how many. */
  parts: { part: ScorePart; points: number; of: number }[];
}

/**
 * The global score of a person who holds these roles, each part's share between 0 and 1. Null while
 * nothing but the profile is known.
 */
export function globalScore(
  roles: readonly Role[],
  shares: Record<ScorePart, number | null>,
): GlobalScore | null {
  const concerned = SCORE_PART_NAMES.filter((part) =>
    SCORE_PARTS[part].roles.some((role) => roles.includes(role)),
  );
  if (!concerned.some((part) => part !== "profile" && shares[part] !== null)) return null;
  const weight = concerned.reduce((sum, part) => sum + SCORE_PARTS[part].weight, 0);
  const exact = concerned.map((part) => ({
    part,
    points: (MAX_SCORE * SCORE_PARTS[part].weight * (shares[part] ?? 0)) / weight,
    of: Math.round((MAX_SCORE * SCORE_PARTS[part].weight) / weight),
  }));
  const score = Math.round(exact.reduce((sum, { points }) => sum + points, 0));
  return {
    score,
    level: levelOf(score),
    parts: exact.map((part) => ({ ...part, points: Math.round(part.points) })),
  };
}
