import { LEVELS, type Level, type Ratio, shareOfTarget } from "./rules.ts";

export const MAX_SMART = 5;

/**
 * What the looper's SMART score measures, each letter alike.
 * - `followUp` (Suivi): leads taken up, of those received
 * - `matching` (Mise en relation): visits organised, of two a month since the looper began
 * - `reviews` (Avis): how visitors rated the visits of the properties in charge
 * - `responsiveness` (Réactivité): people answered, of those who wrote to the looper
 * - `conversion` (Transformation): leads won of those closed; one in two is complete
 */
const SMART_PARTS = ["followUp", "matching", "reviews", "responsiveness", "conversion"] as const;
export type SmartPart = (typeof SMART_PARTS)[number];

const VISITS_A_MONTH = 2;
const FULL_CONVERSION = 0.5;
const DAYS_A_MONTH = 30;

/** The figures of a looper's work. */
export interface LooperRecord {
  leads: { total: number; takenUp: number; won: number; lost: number };
  visitsOrganised: number;
  /** Days since the role was granted. */
  daysActive: number;
  /** Marks given by visitors, of five each. */
  reviews: Ratio;
  answers: Ratio;
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

/** A looper's SMART score: the mean of the parts of which something is known; null for none. */
export function smartScore(record: LooperRecord): SmartScore | null {
  const shares = smartShares(record);
  const known = SMART_PARTS.map((part) => shares[part]).filter((share) => share !== null);
  if (known.length === 0) return null;
  const score = toMarks(known.reduce((sum, share) => sum + share, 0) / known.length);
  const parts = SMART_PARTS.map((part) => {
    const share = shares[part];
    return { part, score: share === null ? null : toMarks(share) };
  });
  return { score, level: looperLevelOf(score), parts };
}

function smartShares(record: LooperRecord): Record<SmartPart, number | null> {
  const { leads, visitsOrganised, daysActive, reviews, answers } = record;
  const begun = visitsOrganised > 0 || leads.total > 0;
  const months = Math.max(1, daysActive / DAYS_A_MONTH);
  return {
    followUp: shareOfTarget({ part: leads.takenUp, whole: leads.total }),
    matching: begun
      ? shareOfTarget({ part: visitsOrganised, whole: months * VISITS_A_MONTH })
      : null,
    reviews: shareOfTarget(reviews),
    responsiveness: shareOfTarget(answers),
    conversion: shareOfTarget({ part: leads.won, whole: leads.won + leads.lost }, FULL_CONVERSION),
  };
}
