import { zoneOf } from "../kernel/place.ts";
import { TIME_ZONE } from "../kernel/time.ts";
import { afterWorkingMinutes, workingMinutesBetween } from "../kernel/working-hours.ts";
import { freeLeadDueAt } from "../tasks/rules.ts";

/** What a looper has to accept a lead in: working hours of the home's place. */
export const LEAD_HOURS = 4;
const HOUR_MINUTES = 60;
export const LEAD_MINUTES = LEAD_HOURS * HOUR_MINUTES;
/** After how many of them the looper is reminded: one hour is left. */
const REMINDED_AFTER = LEAD_MINUTES - HOUR_MINUTES;

/** Loopers whom a seller's lead is offered to, before the team looks for one. */
export const MOST_OFFERS = 3;

/** Days without anything happening after which a lead counts as closed, whatever was clicked. */
export const CLOSED_BY_TIME_DAYS = 90;

/** The zone whose working hours a lead has: Paris where its commune is not known. */
export const leadZone = (communeCode: string | null) =>
  communeCode === null ? TIME_ZONE : zoneOf(communeCode);

/** Until when a lead that is offered at an instant has to be accepted. */
export const dueAtOf = (offeredAt: Date, communeCode: string | null): Date =>
  afterWorkingMinutes(offeredAt, LEAD_MINUTES, leadZone(communeCode));

/** A lead that nobody has from an instant on, and one that somebody has: when the team is to find it a looper. */
export const freed = (freeAt: Date, communeCode: string | null) => ({
  freeAt,
  teamDueAt: freeLeadDueAt(freeAt, leadZone(communeCode)),
});
export const HELD = { freeAt: null, teamDueAt: null } as const;

/** When its looper is reminded. */
export const remindedAtOf = (offeredAt: Date, communeCode: string | null): Date =>
  afterWorkingMinutes(offeredAt, REMINDED_AFTER, leadZone(communeCode));

/** Whether an offer is over at an instant, whether a job has ended it or not. */
export const isOver = ({ dueAt }: { dueAt: Date }, now: Date): boolean =>
  dueAt.getTime() < now.getTime();

/** Minutes that are shown in red. */
const PRESSING_MINUTES = 30;

/** Working minutes that are left to accept a lead in, and whether these are few. */
export function timeLeft(
  dueAt: Date,
  now: Date,
  communeCode: string | null,
): { minutes: number; isPressing: boolean } {
  const minutes = Math.ceil(workingMinutesBetween(now, dueAt, leadZone(communeCode)));
  return { minutes, isPressing: minutes <= PRESSING_MINUTES };
}

/** A looper to whom a lead could go. */
export interface Candidate {
  id: string;
  distanceM: number;
  openLeads: number;
  /** Null for a new looper, whose score is not known. */
  score: number | null;
  /** When they were last offered a lead; null for never. */
  lastOfferedAt: Date | null;
}

/** What a looper without a score stands for among others: neither rewarded nor held back for being new. */
const UNKNOWN_SCORE = 4;

/**
 * In whose turn a lead is offered: the nearest, then fewest open leads, score, and longest without one.
 * @param referrerId whoever brought the lead: first, if they are among those who take it
 */
export const inTurn = (
  candidates: readonly Candidate[],
  referrerId: string | null = null,
): Candidate[] =>
  candidates.toSorted(
    (a, b) =>
      Number(b.id === referrerId) - Number(a.id === referrerId) ||
      a.distanceM - b.distanceM ||
      a.openLeads - b.openLeads ||
      (b.score ?? UNKNOWN_SCORE) - (a.score ?? UNKNOWN_SCORE) ||
      (a.lastOfferedAt?.getTime() ?? 0) - (b.lastOfferedAt?.getTime() ?? 0) ||
      (a.id < b.id ? -1 : 1),
  );
