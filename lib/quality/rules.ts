import { civilDay, daysAfter, MINUTE_MS, msBefore } from "../kernel/time.ts";
import type { QualityKind } from "./draw.ts";

/** Where a check stands. */
export const QUALITY_STATES = ["open", "correcting", "closed"] as const;
export type QualityState = (typeof QUALITY_STATES)[number];

/** What the team concludes of a check. */
export const QUALITY_OUTCOMES = ["conforming", "to_correct", "non_conforming"] as const;
export type QualityOutcome = (typeof QUALITY_OUTCOMES)[number];

/** Where each conclusion leads; what is missing can't be concluded. What was to be corrected is so once. */
const MOVES = {
  open: { conforming: "closed", to_correct: "correcting", non_conforming: "closed" },
  correcting: { conforming: "closed", non_conforming: "closed" },
  closed: {},
} as const satisfies Record<QualityState, Partial<Record<QualityOutcome, QualityState>>>;

/** The state after a conclusion; null where there can't be one. */
export function afterOutcome(state: QualityState, outcome: QualityOutcome): QualityState | null {
  const moves: Partial<Record<QualityOutcome, QualityState>> = MOVES[state];
  return Object.hasOwn(moves, outcome) ? (moves[outcome] ?? null) : null;
}

/** What can be concluded in a state, in order. */
export const outcomesIn = (state: QualityState): QualityOutcome[] =>
  QUALITY_OUTCOMES.filter((outcome) => afterOutcome(state, outcome) !== null);

/** Which of a check's decisions is taken in a state: the first, or the one after a correction. */
export const roundIn = (state: QualityState): 1 | 2 => (state === "open" ? 1 : 2);

/** What is looked at of each kind, in the order of the page. */
export const CHECKLISTS = {
  listing: ["photos", "people", "energy", "price", "place", "text"],
  visit: ["took-place", "times", "visitor", "opinion"],
} as const satisfies Record<QualityKind, readonly string[]>;
export type ListingPoint = (typeof CHECKLISTS)["listing"][number];
export type VisitPoint = (typeof CHECKLISTS)["visit"][number];
export type QualityPoint = ListingPoint | VisitPoint;

/** What each point is found to be. */
export const POINT_ANSWERS = ["yes", "no", "unknown"] as const;
export type PointAnswer = (typeof POINT_ANSWERS)[number];
export type Answers = Readonly<Record<string, PointAnswer>>;

/** The field of a form that has the answer of a point. */
export const pointField = (point: QualityPoint): string => `point-${point}`;

/** Whether a conclusion is that of the answers: what is in order has no point that is not, and the others have one. */
export const agrees = (outcome: QualityOutcome, answers: Answers): boolean =>
  (outcome === "conforming") !== Object.values(answers).includes("no");

/** The points of a checklist that are not in order, in the order of the page. */
export const faultsOf = (kind: QualityKind, answers: Answers): QualityPoint[] =>
  CHECKLISTS[kind].filter((point) => answers[point] === "no");

/** What can follow what is not in order. */
export const MEASURES = ["reverse", "withdraw", "suspend"] as const;
export type Measure = (typeof MEASURES)[number];

/** The facts of a check by which measures are offered. */
export interface MeasureFacts {
  kind: QualityKind;
  /** Whether its visit has a line that nothing took back, and nobody contests just now. */
  canReverse: boolean;
  /** Whether the team can withdraw the listing in its status. */
  canWithdraw: boolean;
  /** Whether its looper is in force. */
  canSuspend: boolean;
}

/** What can follow for a check: the line of a visit, the listing, its looper's role. */
export const measuresFor = ({
  kind,
  canReverse,
  canWithdraw,
  canSuspend,
}: MeasureFacts): Measure[] =>
  MEASURES.filter(
    (measure) =>
      ({
        reverse: kind === "visit" && canReverse,
        withdraw: kind === "listing" && canWithdraw,
        suspend: canSuspend,
      })[measure],
  );

/** Days that somebody has to correct something. */
export const CORRECTION_DAYS = 7;

/** The last civil day (Europe/Paris) to correct what is to be corrected by an instant, the end of that day. */
export const correctionDay = (correctBy: Date): string => civilDay(msBefore(correctBy, 1));

/** How long the team's words are, which a ledger's line and a mail repeat; and most characters of a visitor's. */
export const NOTE = { min: 5, max: 300 } as const;
export const COMMENT_LENGTH = 1_000;

/** Days after an answer in which its visitor can change it, unless the team dealt with it. */
export const ANSWER_DAYS = 7;

/** What a visitor is asked. */
export const VISIT_ANSWERS = ["yes", "no"] as const;
export type VisitAnswer = (typeof VISIT_ANSWERS)[number];

/** Whether a question can be answered, or its answer changed. */
export const mayAnswer = (
  { answeredAt, settledAt }: { answeredAt: Date | null; settledAt: Date | null },
  now: Date,
): boolean => settledAt === null && (answeredAt === null || now < changeableUntil(answeredAt));

/** Until when an answer can be changed. */
export const changeableUntil = (answeredAt: Date): Date => daysAfter(answeredAt, ANSWER_DAYS);

/** What the team makes of a visitor's "no". */
export const DENIAL_OUTCOMES = ["reversed", "upheld"] as const;
export type DenialOutcome = (typeof DENIAL_OUTCOMES)[number];

/** What the team decides about a looper too little of whose work is in order. */
export const CASE_OUTCOMES = ["continued", "suspended"] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

/** Days over which a looper's share is that of the checks that were decided. */
export const SHARE_DAYS = 90;
/** Checks below which a share leads to no task, and the share, in hundredths, below which it does. */
export const SHARE_LEAST = 10;
export const SHARE_PERCENT = 80;

/** Of so many checks that were decided, so many in order. */
export interface LooperShare {
  conforming: number;
  checked: number;
}

/** Whether a share is so small, of so many, that the team decides about its looper. */
export const isTooLow = ({ conforming, checked }: LooperShare): boolean =>
  checked >= SHARE_LEAST && conforming * 100 < checked * SHARE_PERCENT;

/** A share in whole hundredths, rounded down: 80 is never shown of less. */
export const sharePercent = ({ conforming, checked }: LooperShare): number =>
  Math.floor((conforming * 100) / checked);

/** How far from its start a code was typed, in whole minutes; negative before it. */
export const minutesFromStart = (startsAt: Date, completedAt: Date): number =>
  Math.trunc((completedAt.getTime() - startsAt.getTime()) / MINUTE_MS);

/** Days after its last use for which a session's network can be compared, and for which it is known that two were the same. */
export const NETWORK_MATCH_DAYS = 30;
