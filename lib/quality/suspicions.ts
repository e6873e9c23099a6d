import { DAY_MS } from "../kernel/time.ts";

/** What is looked at each time beside what is drawn. A coincidence is none of them to be sure: they are reasons to look. */
export const SUSPICIONS = ["same_pair", "quick_code", "two_at_once", "no_opinion"] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** Why something is in a sample. */
export const QUALITY_REASONS = ["drawn", ...SUSPICIONS] as const;
export type QualityReason = (typeof QUALITY_REASONS)[number];

/** A visit that was paid, as far as suspicions look at it. */
export interface PaidVisitFacts {
  id: string;
  looperId: string;
  buyerId: string;
  startsAt: Date;
  endsAt: Date;
  /** When its code was typed. */
  completedAt: Date;
  hasOpinion: boolean;
  /** Whether its code was typed at once from the network of the visitor's last session (lib/visits/rules.ts). */
  isQuickFromOneNetwork: boolean;
}

/** Days of visits, up to the week's, in which one buyer and one looper are counted. */
export const PAIR_DAYS = 90;
/** Paid visits of one buyer with one looper from which on all of them are looked at. */
export const PAIR_VISITS = 3;
/** The last paid visits of a looper none of which has an opinion. */
export const OPINION_VISITS = 10;
/** Days of a looper's visits that are read for all of this. */
export const HISTORY_DAYS = 365;

/** Whether two visits of one host take place at once: one begins before the other ends. */
export const areAtOnce = (
  a: Pick<PaidVisitFacts, "startsAt" | "endsAt">,
  b: Pick<PaidVisitFacts, "startsAt" | "endsAt">,
): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

/** Whether there are so many visits of one buyer with one looper that they are looked at. */
export const areManyOfPair = (count: number): boolean => count >= PAIR_VISITS;

/** Whether none of a looper's last paid visits has an opinion; of fewer nothing follows. */
export function haveNoOpinion(visits: readonly PaidVisitFacts[]): boolean {
  const last = visits
    .toSorted((a, b) => b.completedAt.getTime() - a.completedAt.getTime() || (a.id < b.id ? 1 : -1))
    .slice(0, OPINION_VISITS);
  return last.length === OPINION_VISITS && last.every(({ hasOpinion }) => !hasOpinion);
}

function byLooper(visits: readonly PaidVisitFacts[]): Map<string, PaidVisitFacts[]> {
  const groups = new Map<string, PaidVisitFacts[]>();
  for (const visit of visits) {
    const own = groups.get(visit.looperId);
    if (own) own.push(visit);
    else groups.set(visit.looperId, [visit]);
  }
  return groups;
}

/**
 * What is to be looked at of a week's paid visits.
 * @param week the visits that a week's draw looks at
 * @param history all paid visits of their loopers, those of the week included, for HISTORY_DAYS
 * @param until the end of the week's visits
 * @returns by visit, in the order of SUSPICIONS; a visit without any is missing
 */
export function suspicionsOf(
  week: readonly PaidVisitFacts[],
  history: readonly PaidVisitFacts[],
  until: Date,
): Map<string, Suspicion[]> {
  const ofLooper = byLooper(history);
  const silent = new Set(
    [...ofLooper].filter(([, visits]) => haveNoOpinion(visits)).map(([looper]) => looper),
  );
  const pairsSince = until.getTime() - PAIR_DAYS * DAY_MS;
  const found = new Map<string, Suspicion[]>();
  for (const visit of week) {
    const others = ofLooper.get(visit.looperId) ?? [];
    const ofPair = others.filter(
      ({ buyerId, completedAt }) =>
        buyerId === visit.buyerId && completedAt.getTime() >= pairsSince,
    );
    const holds: Record<Suspicion, boolean> = {
      same_pair: areManyOfPair(ofPair.length),
      quick_code: visit.isQuickFromOneNetwork,
      two_at_once: others.some((other) => other.id !== visit.id && areAtOnce(visit, other)),
      no_opinion: silent.has(visit.looperId),
    };
    const all = SUSPICIONS.filter((each) => holds[each]);
    if (all.length > 0) found.set(visit.id, all);
  }
  return found;
}
