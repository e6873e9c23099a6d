import { monthsLater } from "./months.ts";

/** How long an estimate that no account keeps is there. */
export const ESTIMATE_DAYS = 90;

/** Whose an estimate is: an account's, else a browser's, by the hash of its secret. */
export type EstimateHolder = { ownerId: string } | { holderHash: string };

/** Who has an estimate's page before them: the account that is signed in, and the browser by its secret's hash. */
export interface EstimateReader {
  userId: string | null;
  holderHash: string | null;
}

/** Whether an estimate is theirs: anybody else who has its address reads it, and changes nothing. */
export function isHeldBy(
  estimate: { ownerId: string | null; holderHash: string | null },
  { userId, holderHash }: EstimateReader,
): boolean {
  if (estimate.ownerId !== null) return estimate.ownerId === userId;
  return estimate.holderHash !== null && estimate.holderHash === holderHash;
}

/** How long after a figure the owner who wants it gets the next one: the State publishes sales twice a year. */
const FIGURE_MONTHS = 6;

/** The civil day of the next figure after one of `day`. */
export const nextFigureDay = (day: string): string => monthsLater(day, FIGURE_MONTHS);
