import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { unlessTaken } from "../../platform/db/conflicts.ts";
import type { Actor } from "../../policy/actor.ts";
import { NEXT_SEQUENCE, NO_PROPOSAL, NOT_LOCKED } from "../change-columns.ts";
import { cancelReasonsOf, type VisitCancelReason } from "../rules.ts";
import { changeVisit } from "./change-visit.ts";
import { notifyOther } from "./notify-visit-side.ts";
import { visitFor } from "./visit-for-action.ts";

/** The message about a reason that its side can't give. */
const UNSUITABLE_REASON = "Ce motif ne peut pas être donné ici.";

/** Cancels a visit, in the caller's transaction. */
export async function cancelVisitIn(
  tx: Transaction,
  { visitId, action }: { visitId: string; action: "cancel" | "no-show" },
  reason: VisitCancelReason,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { visit, side, next } = await visitFor(tx, { visitId, action }, actor, now);
  if (action === "cancel" && !cancelReasonsOf(side, visit, now).includes(reason))
    throw new DomainError("request.invalid", { reason: UNSUITABLE_REASON });
  const data = {
    status: next,
    cancelledAt: now,
    cancelledById: actor.userId,
    cancelReason: reason,
    ...NO_PROPOSAL,
    ...NOT_LOCKED,
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
  await unlessTaken("visit.slot-taken", (tx) =>
    cancelVisitIn(tx, { visitId, action: "cancel" }, reason, actor, now),
  );
}
