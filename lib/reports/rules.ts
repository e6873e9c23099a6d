import type { PropertyStatus } from "../kernel/property-kinds.ts";
import { statusAfter } from "../listings/states/rules.ts";

/** What can be wrong with a listing, in the order the form lists it. */
export const REPORT_REASONS = [
  "not_for_sale",
  "misleading",
  "wrong_price",
  "wrong_location",
  "pictures",
  "discrimination",
  "personal_data",
  "fraud",
  "duplicate",
  "other",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Most characters of what the reporter adds. */
export const REPORT_TEXT_LENGTH = 2_000;

/** The reason that says nothing by itself. */
export function needsText(reason: ReportReason): boolean {
  return reason === "other";
}

export type ReportStatus = "open" | "closed";

/** The lists of the team: what waits for a conclusion, and what has one. */
export const REPORT_VIEWS = ["open", "closed"] as const;
export type ReportListView = (typeof REPORT_VIEWS)[number];

/** What the team concludes. */
export const REPORT_OUTCOMES = ["withdrawn", "unfounded", "settled_before", "forwarded"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** Listings that the team can withdraw: a sale under way has parties, and one that is over is a record. */
export function canWithdraw(status: PropertyStatus): boolean {
  return statusAfter("withdraw", status, "trust_manager") !== null;
}

/** What can be concluded about a listing in that status. */
export function outcomesFor(status: PropertyStatus): ReportOutcome[] {
  return REPORT_OUTCOMES.filter((outcome) => outcome !== "withdrawn" || canWithdraw(status));
}

/** Days after its end for which a report names who made it and what they wrote. */
export const REPORT_RETENTION_DAYS = 365;
