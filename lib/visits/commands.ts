import { bookVisitPay } from "../commissions/commands/book-visit-pay.ts";
import { DomainError } from "../kernel/errors.ts";
import type { Transaction } from "../platform/db/clients.ts";
import type { Actor } from "../policy/actor.ts";
import { changeVisit, notifyOther, visitFor } from "./changes/commands.ts";
import { inTransaction, NEXT_SEQUENCE, NO_PROPOSAL } from "./changes/transaction/commands.ts";
import { assertReceives } from "./receiving/commands.ts";
import { cancelReasonsOf, MAX_CODE_FAILURES, type VisitCancelReason } from "./rules.ts";

/** What is said of a reason that its side can't give. */
const UNSUITABLE_REASON = "Ce motif ne peut pas être donné ici.";

/**
 * The host agrees to a visit; another time that was proposed is given up.
 * @param input.meetingUrl where a visit by video takes place; it can be said later.
 * @throws {DomainError} visit.not-found, request.forbidden, visit.lapsed, visit.changed, visit.papers-end
 */
export async function confirmVisit(
  { visitId, meetingUrl }: { visitId: string; meetingUrl: string | null },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await inTransaction(async (tx) => {
    const { visit, side } = await visitFor(tx, { visitId, action: "confirm" }, actor, now);
    const { hostId, startsAt, property } = visit;
    await assertReceives(tx, { hostId, sellerId: property.sellerId, startsAt }, side, now);
    const link = visit.type === "virtual" ? meetingUrl : null;
    const data = {
      status: "scheduled",
      confirmedAt: now,
      meetingUrl: link,
      ...NO_PROPOSAL,
      ...NEXT_SEQUENCE,
    } as const;
    const changed = await changeVisit(
      tx,
      visit,
      { data, kind: "confirmed", actorId: actor.userId },
      now,
    );
    await notifyOther(tx, changed, side, { event: "visit.confirmed" }, now);
  });
}

/**
 * The host says where an agreed visit by video takes place, or somewhere else.
 * @throws {DomainError} visit.not-found, request.forbidden, visit.changed
 */
export async function setVisitLink(
  { visitId, meetingUrl }: { visitId: string; meetingUrl: string | null },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await inTransaction(async (tx) => {
    const { visit, side } = await visitFor(tx, { visitId, action: "set-link" }, actor, now);
    const data = { meetingUrl, ...NEXT_SEQUENCE };
    const changed = await changeVisit(tx, visit, { data, kind: null, actorId: actor.userId }, now);
    await notifyOther(tx, changed, side, { event: "visit.confirmed" }, now);
  });
}

/** Cancels a visit, in the caller's transaction. */
async function cancelIn(
  tx: Transaction,
  { visitId, action }: { visitId: string; action: "cancel" | "no-show" },
  reason: VisitCancelReason,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { visit, side } = await visitFor(tx, { visitId, action }, actor, now);
  if (action === "cancel" && !cancelReasonsOf(side, visit, now).includes(reason))
    throw new DomainError("request.invalid", { reason: UNSUITABLE_REASON });
  const data = {
    status: "cancelled",
    cancelledAt: now,
    cancelledById: actor.userId,
    cancelReason: reason,
    ...NO_PROPOSAL,
    ...NEXT_SEQUENCE,
  } as const;
  const changed = await changeVisit(
    tx,
    visit,
    { data, kind: "cancelled", actorId: actor.userId },
    now,
  );
  await notifyOther(tx, changed, side, { event: "visit.cancelled", reason }, now);
}

/**
 * Cancels a visit, for a reason that its side can give (cancelReasonsOf).
 * @throws {DomainError} request.invalid, visit.not-found, request.forbidden, visit.lapsed, visit.changed
 */
export async function cancelVisit(
  { visitId, reason }: { visitId: string; reason: VisitCancelReason },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await inTransaction((tx) => cancelIn(tx, { visitId, action: "cancel" }, reason, actor, now));
}

/**
 * The host says, once it was to begin, that nobody came.
 * @throws {DomainError} visit.not-found, request.forbidden, visit.changed
 */
export async function reportNoShow(
  { visitId }: { visitId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await inTransaction((tx) => cancelIn(tx, { visitId, action: "no-show" }, "no_show", actor, now));
}

/**
 * The host types the code that the visitor shows: the visit took place, and a looper who was its host is
 * paid for it. After five wrong codes no more is taken.
 * @throws {DomainError} visit.not-found, request.forbidden, visit.changed, visit.code-wrong,
 * visit.code-locked
 */
export async function completeVisit(
  { visitId, code }: { visitId: string; code: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const isRight = await inTransaction(async (tx) => {
    const { visit } = await visitFor(tx, { visitId, action: "complete" }, actor, now);
    const { checkInCode, checkInFailures, hostId, propertyId, property } = visit;
    if (checkInFailures >= MAX_CODE_FAILURES) throw new DomainError("visit.code-locked");
    const actorId = actor.userId;
    if (checkInCode === "" || code !== checkInCode) {
      // Committed: what was tried counts.
      const data = { checkInFailures: { increment: 1 } };
      await changeVisit(tx, visit, { data, kind: null, actorId }, now);
      return false;
    }
    const data = { status: "completed", completedAt: now, ...NO_PROPOSAL } as const;
    await changeVisit(tx, visit, { data, kind: "completed", actorId }, now);
    // Also of a looper who has parted from the home since: what was planned stays with its host.
    if (hostId !== property.sellerId) {
      await bookVisitPay(tx, { ambassadorId: hostId, propertyId, visitId }, now);
    }
    return true;
  });
  if (!isRight) throw new DomainError("visit.code-wrong");
}

/**
 * The host asks once for the visitor's opinion.
 * @throws {DomainError} visit.not-found, request.forbidden, visit.changed
 */
export async function requestFeedback(
  { visitId }: { visitId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await inTransaction(async (tx) => {
    const { visit, side } = await visitFor(tx, { visitId, action: "request-feedback" }, actor, now);
    const data = { feedbackAskedAt: now };
    const change = { data, kind: "feedback_requested", actorId: actor.userId } as const;
    const changed = await changeVisit(tx, visit, change, now);
    await notifyOther(tx, changed, side, { event: "visit.feedback-requested" }, now);
  });
}

/**
 * The visitor gives an opinion, once, after the visit.
 * @param input.rating 1 to 5
 * @throws {DomainError} visit.not-found, request.forbidden, visit.feedback-given, visit.changed
 */
export async function giveFeedback(
  { visitId, rating, comment }: { visitId: string; rating: number; comment: string | null },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await inTransaction(async (tx) => {
    const { visit, side } = await visitFor(tx, { visitId, action: "feedback" }, actor, now);
    const data = { feedbackRating: rating, feedbackComment: comment, feedbackAt: now };
    const change = { data, kind: "feedback_given", actorId: actor.userId } as const;
    const changed = await changeVisit(tx, visit, change, now);
    await notifyOther(tx, changed, side, { event: "visit.feedback-given", rating }, now);
  });
}
