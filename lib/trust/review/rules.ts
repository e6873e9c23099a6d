import { HOUR_MS } from "../../kernel/time.ts";
import { REVISION_TRANSITIONS, type RevisionStatus } from "../../revisions/states.ts";

/** Hours after which somebody else may take over what was claimed and not decided. */
const CLAIM_HOURS = 2;

/** What a trust manager does with a revision. */
export const REVIEW_MOVES = ["claim", "release", "return", "approve"] as const;
export type ReviewMove = (typeof REVIEW_MOVES)[number];

/** Who looks at a revision, to a trust manager. */
export type ClaimHolder = "nobody" | "self" | "other";

export interface Claim {
  claimedById: string | null;
  claimedAt: Date | null;
}

/** Who holds a claim: a lapsed one is still its holder's until somebody else takes it. */
export function claimHolder(
  { claimedById, claimedAt }: Claim,
  userId: string,
  now: Date,
): ClaimHolder {
  if (claimedById === null || claimedAt === null) return "nobody";
  if (claimedById === userId) return "self";
  return now.getTime() - claimedAt.getTime() >= CLAIM_HOURS * HOUR_MS ? "nobody" : "other";
}

const MOVES: Readonly<Record<ClaimHolder, readonly ReviewMove[]>> = {
  nobody: ["claim"],
  self: ["release", "return", "approve"],
  other: [],
};

/** What can be done with a revision: one that is decided about, by the holder of its claim. */
export const movesFor = (status: RevisionStatus, holder: ClaimHolder): readonly ReviewMove[] =>
  MOVES[holder].filter((move) => REVISION_TRANSITIONS[move].from === status);

export const canMove = (status: RevisionStatus, holder: ClaimHolder, move: ReviewMove): boolean =>
  movesFor(status, holder).includes(move);

/** A listing that was never online, or a change of one that is, or was. */
export const REVIEW_KINDS = ["new", "change"] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** Whole hours since a revision was handed in. */
export const hoursWaited = (submittedAt: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - submittedAt.getTime()) / HOUR_MS));

interface Window {
  weekday: number;
  startMinute: number;
  endMinute: number;
}

/** The windows of a week as a schedule has them: those that touch are one. */
export function joinedWindows(windows: readonly Window[]): Window[] {
  const inOrder = [...windows].sort(
    (a, b) => a.weekday - b.weekday || a.startMinute - b.startMinute,
  );
  const joined: Window[] = [];
  for (const { weekday, startMinute, endMinute } of inOrder) {
    const last = joined.at(-1);
    if (last && last.weekday === weekday && startMinute <= last.endMinute) {
      last.endMinute = Math.max(last.endMinute, endMinute);
    } else joined.push({ weekday, startMinute, endMinute });
  }
  return joined;
}
