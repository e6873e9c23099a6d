import type { PropertyStatus } from "../kernel/property-kinds.ts";
import { HOUR_MS } from "../kernel/time.ts";

export const REVISION_STATUSES = ["editing", "in_review", "approved", "discarded"] as const;
export type RevisionStatus = (typeof REVISION_STATUSES)[number];

/** Those that are written or waited for: a home has one at most, a person `MOST_OPEN_REVISIONS`. */
export const OPEN_REVISIONS = ["editing", "in_review"] as const satisfies RevisionStatus[];

interface Transition {
  from: RevisionStatus;
  to: RevisionStatus;
}

/** What becomes of a revision: the seller submits, takes back and discards it, the team does the rest. */
export const REVISION_TRANSITIONS = {
  submit: { from: "editing", to: "in_review" },
  take_back: { from: "in_review", to: "editing" },
  discard: { from: "editing", to: "discarded" },
  claim: { from: "in_review", to: "in_review" },
  release: { from: "in_review", to: "in_review" },
  return: { from: "in_review", to: "editing" },
  approve: { from: "in_review", to: "approved" },
} as const satisfies Record<string, Transition>;

/** States of a property whose listing can be changed: of what is under offer the other side agreed to it. */
const CHANGEABLE_STATUSES: readonly PropertyStatus[] = ["draft", "active", "paused"];

/** Whether its seller can change a published listing, or go on with a draft. */
export const isChangeable = (status: PropertyStatus, hasOpenSale: boolean): boolean =>
  !hasOpenSale && CHANGEABLE_STATUSES.includes(status);

/** Most revisions that one person has open. */
export const MOST_OPEN_REVISIONS = 50;

/** Hours within which a revision is to be decided, from its submission. */
const REVIEW_TARGET_HOURS = 24;

/** When a revision is to be decided at the latest: the deadline that the team works to and the seller reads. */
export const decideBy = (submittedAt: Date): Date =>
  new Date(submittedAt.getTime() + REVIEW_TARGET_HOURS * HOUR_MS);

export const isLate = (submittedAt: Date, now: Date): boolean => now > decideBy(submittedAt);
