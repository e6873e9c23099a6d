import { daysBefore } from "../../kernel/time.ts";
import { LEAD_STATUSES, type LeadStatus, OPEN_LEAD_STATUSES } from "../../leads/states.ts";
import { STALE_LEAD_DAYS } from "../rules.ts";

/** The lists of leads: all that are open, those of them that nobody has, or those of one state. */
export const LEAD_LISTS = ["open", "free", ...LEAD_STATUSES] as const;
export type LeadList = (typeof LEAD_LISTS)[number];

/** Whether a lead is open and was left for a week. */
export function isStaleLead(status: LeadStatus, updatedAt: Date, now: Date): boolean {
  return (
    OPEN_LEAD_STATUSES.some((open) => open === status) &&
    updatedAt <= daysBefore(now, STALE_LEAD_DAYS)
  );
}

/** Why the team hands a lead over: `first` where nobody has it yet, and there alone. */
export const HAND_OVER_REASONS = ["first", "silent", "absent", "person", "nearer"] as const;
export type HandOverReason = (typeof HAND_OVER_REASONS)[number];

/** Why a lead may be handed over that somebody has, or nobody. */
export const handOverReasons = (isHeld: boolean): readonly HandOverReason[] =>
  HAND_OVER_REASONS.filter((reason) => (reason === "first") !== isHeld);
