import type { PropertyStatus } from "../../kernel/property-kinds.ts";
import { civilDay, DAY_MS } from "../../kernel/time.ts";

/** A listing whose seller did not confirm for so long is paused. */
export const FRESH_DAYS = 14;
/** And asked whether it is for sale so long before. */
export const NOTICE_DAYS = 7;
/** An earlier question counts no more: a sale that fell through came between, or the site was down. */
const STALE_QUESTION_DAYS = 14;
/** How long the link of a question works. */
export const LINK_DAYS = 60;

/** What decides whether a listing is fresh. */
export interface FreshnessFacts {
  status: PropertyStatus;
  isDemonstration: boolean;
  /** Null for an example, which nobody is asked about. */
  confirmedAt: Date | null;
  publishedAt: Date | null;
  /** When its seller was asked last. */
  confirmationAskedAt: Date | null;
}

const isPast = (since: Date, days: number, now: Date) =>
  now.getTime() - since.getTime() >= days * DAY_MS;

/** The instant before which a listing must have been confirmed for its seller to be asked at `now`. */
export const dueBefore = (now: Date) =>
  new Date(now.getTime() - (FRESH_DAYS - NOTICE_DAYS) * DAY_MS);

/** The last civil day to answer a question that is asked at `now`. */
export const answerUntil = (now: Date) => civilDay(new Date(now.getTime() + NOTICE_DAYS * DAY_MS));

/**
 * What is due for a listing: to ask its seller, or to pause it. Nothing is paused that was not asked for
 * `NOTICE_DAYS`, however old its confirmation is.
 */
export function confirmationDue(listing: FreshnessFacts, now: Date): "ask" | "pause" | null {
  const {
    status,
    isDemonstration,
    confirmedAt,
    publishedAt,
    confirmationAskedAt: questionedAt,
  } = listing;
  const since = confirmedAt ?? publishedAt;
  if (status !== "active" || isDemonstration || since === null) return null;
  if (!isPast(since, FRESH_DAYS - NOTICE_DAYS, now)) return null;
  if (
    questionedAt === null ||
    questionedAt < since ||
    isPast(questionedAt, STALE_QUESTION_DAYS, now)
  )
    return "ask";
  return isPast(since, FRESH_DAYS, now) && isPast(questionedAt, NOTICE_DAYS, now) ? "pause" : null;
}

/** What the link of a question finds: to confirm, to put back, or that there is nothing to answer. */
export type ConfirmationState = "active" | "paused" | "closed";

export function confirmationState({
  status,
  pauseReason,
}: {
  status: PropertyStatus;
  pauseReason: "seller" | "unconfirmed" | null;
}): ConfirmationState {
  if (status === "active") return "active";
  // What its seller paused is theirs to put back, signed in.
  return status === "paused" && pauseReason === "unconfirmed" ? "paused" : "closed";
}
