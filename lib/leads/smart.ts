import { LEVELS, type Level } from "../kernel/levels.ts";
import { quantile } from "../kernel/quantiles.ts";
import { type Ratio, shareOfTarget } from "../kernel/ratio.ts";
import { LEAD_MINUTES } from "./rules.ts";

export const MAX_SMART = 5;

/**
 * What the looper's SMART score measures, each letter alike, from facts alone: a click counts when the time of what it
 * answers is over, so that none moves the score.
 * - `followUp` (Suivi): leads accepted in time, of those offered
 * - `matching` (Mise en relation): visits organised, of two a month since the looper began
 * - `reviews` (Avis): how visitors rated the visits of the properties in charge
 * - `responsiveness` (Réactivité): four working hours, of the median time to the first message
 * - `conversion` (Transformation): deeds, of the leads that are closed; one in two is complete
 */
const SMART_PARTS = ["followUp", "matching", "reviews", "responsiveness", "conversion"] as const;
export type SmartPart = (typeof SMART_PARTS)[number];

const VISITS_A_MONTH = 2;
const FULL_CONVERSION = 0.5;
const DAYS_A_MONTH = 30;

/** Below both a looper is a new one, whose score is not shown. */
const KNOWN_FROM = { offers: 5, visits: 3 } as const;

/** The figures of a looper's work. */
export interface LooperRecord {
  /** Leads whose four hours are over, and those of them that were accepted within. */
  offers: Ratio;
  /** Working minutes to the first message of each lead that was answered by one. */
  replyMinutes: readonly number[];
  /** Deeds, of the leads that came to one or that nothing happened to for months. */
  deeds: Ratio;
  visitsOrganised: number;
  /** Days since the role was granted. */
  daysActive: number;
  /** Marks given by visitors, of five each. */
  reviews: Ratio;
}

export interface SmartScore {
  /** 0 to `MAX_SMART`, to one decimal. */
  score: number;
  level: Level;
  /** Each part out of `MAX_SMART`, to one decimal; null while nothing is known of it. */
  parts: { part: SmartPart; score: number | null }[];
}

const FLOORS: Record<Level, number> = { platinum: 4.8, gold: 4, silver: 3, bronze: 0 };

/** A looper's level, from the SMART score. */
export function looperLevelOf(score: number): Level {
  return LEVELS.find((level) => score >= FLOORS[level]) ?? "bronze";
}

const toMarks = (share: number) => Math.round(share * MAX_SMART * 10) / 10;

/** A looper's SMART score: the mean of the parts of which something is known; null for a new looper. */
export function smartScore(record: LooperRecord): SmartScore | null {
  const { offers, visitsOrganised } = record;
  if (offers.whole < KNOWN_FROM.offers && visitsOrganised < KNOWN_FROM.visits) return null;
  const shares = smartShares(record);
  const known = SMART_PARTS.map((part) => shares[part]).filter((share) => share !== null);
  const score = toMarks(known.reduce((sum, share) => sum + share, 0) / known.length);
  const parts = SMART_PARTS.map((part) => {
    const share = shares[part];
    return { part, score: share === null ? null : toMarks(share) };
  });
  return { score, level: looperLevelOf(score), parts };
}

/** The share of an answer's speed that is complete within the hours in which a lead is accepted. */
function speedOf(minutes: readonly number[]): number | null {
  if (minutes.length === 0) return null;
  const median = quantile(minutes, 0.5);
  return median <= LEAD_MINUTES ? 1 : LEAD_MINUTES / median;
}

function smartShares(record: LooperRecord): Record<SmartPart, number | null> {
  const { offers, visitsOrganised, daysActive, reviews, replyMinutes, deeds } = record;
  const months = Math.max(1, daysActive / DAYS_A_MONTH);
  return {
    followUp: shareOfTarget(offers),
    matching: shareOfTarget({ part: visitsOrganised, whole: months * VISITS_A_MONTH }),
    reviews: shareOfTarget(reviews),
    responsiveness: speedOf(replyMinutes),
    conversion: shareOfTarget(deeds, FULL_CONVERSION),
  };
}
