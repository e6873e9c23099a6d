import { daysBefore } from "../../kernel/time.ts";
import { LEAD_STATUSES, type LeadStatus } from "../../leads/rules.ts";
import { STALE_LEAD_DAYS } from "../rules.ts";

/** Those that somebody still has to bring further. */
export const OPEN_LEAD_STATUSES = ["new", "contacted", "qualified"] as const satisfies LeadStatus[];

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
