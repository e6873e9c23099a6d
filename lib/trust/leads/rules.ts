import type { Sorts } from "../../kernel/sorted-list.ts";
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

export type LeadSort = "left" | "received" | "name" | "commune" | "looper";

/** Whether a list has the leads that came to an end. */
export const isDecided = (view: LeadList): boolean => view === "won" || view === "lost";

/**
 * What a list of leads can be ordered by: how long nothing happened, those left longest first and what was decided last
 * first; when they came; who, where, and whose they are.
 */
export const leadSorts = (view: LeadList): Sorts<LeadSort> => ({
  left: { by: "instant", direction: isDecided(view) ? "desc" : "asc" },
  received: { by: "instant", direction: "desc" },
  name: { by: "text", direction: "asc" },
  commune: { by: "text", direction: "asc", nullable: true },
  looper: { by: "text", direction: "asc", nullable: true },
});

/** What is done with leads that are ticked. */
export const LEAD_MOVES = ["remind", "handOver"] as const;
/** Why leads are handed over that somebody has; those that nobody has yet are for their own reason. */
export type HeldReason = Exclude<HandOverReason, "first">;
export const HELD_REASONS = HAND_OVER_REASONS.filter((reason) => reason !== "first");

/** A lead as it was seen: who had it, and where it stood. */
export interface SeenLead {
  leadId: string;
  fromId: string | null;
  seen: LeadStatus;
}

/** How a row's box names its lead. */
export const leadWord = ({ leadId, fromId, seen }: SeenLead): string =>
  [leadId, seen, fromId ?? ""].join("~");
