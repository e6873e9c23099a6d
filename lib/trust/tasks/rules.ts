/** What waits for somebody of the team. */
export const TASK_KINDS = [
  "looper-request",
  "looper-change",
  "looper-return",
  "continuing-training",
  "looper-visits",
  "listing-review",
  "listing-report",
  "conversation-report",
  "contact",
  "sale-step",
  "lead-free",
  "lead-stale",
  "referral-held",
  "mail-dead",
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Something that waits, and since when. */
export interface TaskView {
  id: string;
  kind: TaskKind;
  /** Whom or what it is about. */
  subject: string;
  since: Date;
  /** Whole days it has waited. */
  days: number;
  /** The cursor of the list of its kind from there on. */
  place: string;
}
