import type { DecisionReason } from "../../accounts/role-grants/reasons.ts";
import type { RoleStatus } from "../../kernel/roles.ts";
import type { Paper, PaperView } from "../../policy/looper-papers.ts";

/** A looper, or somebody who asked to be one, as the person who decides sees them. */
export interface LooperDecisionView {
  grantId: string;
  userId: string;
  /** Nobody decides about themself. */
  isSelf: boolean;
  name: string;
  email: string;
  city: string | null;
  status: RoleStatus;
  requestedAt: Date;
  decidedAt: Date | null;
  /** Null for a decision of the daily check, or of the command line. */
  deciderName: string | null;
  reason: DecisionReason | null;
  rsacNumber: string | null;
  weeklyHours: number | null;
  papers: PaperView[];
  /** Those that keep the role from being granted. */
  unmet: Paper[];
  /** That a looper in force changed the papers since they were checked: they work on until a civil day. */
  change: { at: Date; checkedUntil: string } | null;
}

/** How many there are in each state; at most `COUNT_BOUND`. */
export type LooperCounts = Record<RoleStatus, number>;
