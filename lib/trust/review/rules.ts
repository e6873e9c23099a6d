import { HOUR_MS } from "../../kernel/time.ts";
import { REVISION_TRANSITIONS, type RevisionStatus } from "../../revisions/states.ts";
import { type ClaimHolder, holderOf } from "../../tasks/rules.ts";

/** What a trust manager does with a revision. */
export const REVIEW_MOVES = ["claim", "release", "return", "approve"] as const;
export type ReviewMove = (typeof REVIEW_MOVES)[number];

/**
 * Who decides about a revision: whoever claimed its task. What one read and wrote for longer than the claim holds is not
 * lost: it is decided all the same, unless somebody else took the task meanwhile.
 */
export const reviewerOf = (
  claim: { ownerId: string; endsAt: Date } | null,
  userId: string,
  now: Date,
): ClaimHolder => (claim?.ownerId === userId ? "self" : holderOf(claim, userId, now));

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
