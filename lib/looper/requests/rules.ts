import type { PropertyStatus } from "../../kernel/property-kinds.ts";
import { CHOOSABLE } from "../../listings/states/rules.ts";
import type { RequestStatus } from "../../looper-charges/states.ts";
import type { RevisionStatus } from "../../revisions/states.ts";

/** Loopers proposed at once, the nearest first. */
export const MOST_NEARBY = 20;

/** Whether a revision's looper can be chosen, in what state its property is; null where it has none yet. */
export const isChoosable = (revision: RevisionStatus, property: PropertyStatus | null): boolean =>
  (revision === "editing" || revision === "in_review") &&
  (property === null || CHOOSABLE.includes(property));

/** The looper of a home, or the one asked to be, as the database has them. */
export interface StandingLooper {
  userId: string;
  firstName: string;
  /** Null for a home that had its looper without a request. */
  requestId: string | null;
  isAccepted: boolean;
  /** Since when it waits, or stands; null where no request says so. */
  since: Date | null;
  /** Whether the looper's papers allow them to work today. */
  isInForce: boolean;
}

/** What was asked for a home. */
export interface HomeRequest {
  id: string;
  ambassadorId: string;
  firstName: string;
  status: RequestStatus;
  createdAt: Date;
  decidedAt: Date | null;
}

/** A home, with the looper who has it. */
export interface HomeInCharge {
  propertyId: string | null;
  ambassadorId: string | null;
  /** The first name of the looper who has it. */
  firstName: string | null;
}

/**
 * The looper who has a home, else the one who was asked; null for neither.
 * @param requests what was asked for it, the latest first
 */
export function standingOf(
  { propertyId, ambassadorId, firstName }: HomeInCharge,
  requests: readonly HomeRequest[],
): Omit<StandingLooper, "isInForce"> | null {
  const accepted = requests.find(
    (each) =>
      each.status === "accepted" && (propertyId === null || each.ambassadorId === ambassadorId),
  );
  if (accepted) {
    const { id: requestId, ambassadorId: userId, decidedAt: since } = accepted;
    return { userId, firstName: accepted.firstName, requestId, isAccepted: true, since };
  }
  if (ambassadorId !== null && firstName !== null)
    return { userId: ambassadorId, firstName, requestId: null, isAccepted: true, since: null };
  const pending = requests.find(({ status }) => status === "pending");
  if (!pending) return null;
  const { id: requestId, ambassadorId: userId, createdAt: since } = pending;
  return { userId, firstName: pending.firstName, requestId, isAccepted: false, since };
}

/**
 * Where the choice of a home's looper stands.
 * - `seller`: nobody was asked, or nobody any more: the seller receives
 * - `pending`: the looper has not answered · `accepted`: the home is theirs
 * - `lapsed`: they were asked, or have the home, and are no looper in force today
 */
export type ChoiceState = "seller" | "pending" | "accepted" | "lapsed";

export function choiceStateOf(
  standing: Pick<StandingLooper, "isAccepted" | "isInForce"> | null,
): ChoiceState {
  if (standing === null) return "seller";
  if (!standing.isInForce) return "lapsed";
  return standing.isAccepted ? "accepted" : "pending";
}

/** What keeps somebody from asking a looper: no account that is confirmed, or one that sells nothing yet. */
export type AskingBar = "account" | "role";
