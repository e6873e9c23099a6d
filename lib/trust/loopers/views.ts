import type { DecisionReason } from "../../accounts/role-grants/reasons.ts";
import type { GrantNeed } from "../../kernel/looper-papers.ts";
import type { RoleStatus } from "../../kernel/roles.ts";
import type { PaperFileView } from "../../looper/papers/views.ts";
import type { PaperView } from "../../policy/looper-papers.ts";

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
  /** Each paper as it counts. */
  papers: PaperView[];
  /** What was handed in of the four. */
  files: PaperFileView[];
  /** Whether there are papers that they can be reminded of. */
  canRemind: boolean;
  /** What keeps the role from being granted. */
  unmet: GrantNeed[];
  /** When the contract in force was signed; null for none. */
  contractSignedAt: Date | null;
}

/** How many there are in each state; at most `COUNT_BOUND`. */
export type LooperCounts = Record<RoleStatus, number>;

/** What became of some loopers who were to be reminded of their papers. */
export interface PaperRemindersOutcome {
  done: number;
  /** Who have no paper to see to any more. */
  inOrder: number;
  /** Who were reminded that day already. */
  reminded: number;
  /** Whose account is closed, or whose role came to an end. */
  gone: number;
  /** Who are the team's member. */
  own: number;
}

/** A looper in force to whom a lead or a visit can go. */
export interface NearestLooper {
  id: string;
  name: string;
  /** Their commune. */
  city: string | null;
  /** From their commune to the home's, nothing for the same one; null where one of them has no place. */
  distanceKm: number | null;
  /** Whether the home is in their zone. */
  inZone: boolean;
  isPaused: boolean;
  openLeads: number;
  /** Open leads that they take at once. */
  capacity: number;
  /** SMART; null for a new looper. */
  score: number | null;
  /** When they were last offered a lead; null for never. */
  lastOfferedAt: Date | null;
}
