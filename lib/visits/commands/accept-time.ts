import { DomainError } from "../../kernel/errors.ts";
import { unlessTaken } from "../../platform/db/conflicts.ts";
import type { Actor } from "../../policy/actor.ts";
import { NEXT_SEQUENCE, NO_PROPOSAL, NOT_MISTYPED, NOT_REMINDED } from "../change-columns.ts";
import { answerLead } from "./answer-lead.ts";
import { assertReceives } from "./assert-host-receives.ts";
import { changeVisit } from "./change-visit.ts";
import { notifyOther } from "./notify-visit-side.ts";
import { termsOf } from "./slot-terms.ts";
import { assertFree, takeTime } from "./take-time.ts";
import { visitFor } from "./visit-for-action.ts";

/**
 * Agrees to the time that the other side proposed: the visit is moved there, and agreed.
 * @throws {DomainError} visit.not-found, request.forbidden, visit.changed, visit.lapsed, visit.slot-taken,
 * visit.buyer-busy, visit.host-lapsed, visit.papers-end
 */
export async function acceptTime(
  { visitId }: { visitId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await unlessTaken("visit.slot-taken", async (tx) => {
    const { visit, side, next } = await visitFor(tx, { visitId, action: "accept" }, actor, now);
    const { proposedStartsAt: startsAt, proposedEndsAt: endsAt } = visit;
    if (startsAt === null || endsAt === null) throw new DomainError("visit.changed");
    const { hostId, property } = visit;
    await assertReceives(tx, { hostId, sellerId: property.sellerId, startsAt }, side, now);
    const { bufferMinutes } = await termsOf(tx, visit);
    const time = { ...visit, startsAt, endsAt, bufferMinutes };
    await assertFree(tx, time, visitId);
    await takeTime(tx, visitId, time);
    const data = {
      status: next,
      confirmedAt: now,
      startsAt,
      endsAt,
      // A time between the two, which is no published slot.
      slotId: null,
      ...NO_PROPOSAL,
      ...NOT_REMINDED,
      ...NOT_MISTYPED,
      ...NEXT_SEQUENCE,
    } as const;
    const changed = await changeVisit(
      tx,
      visit,
      { data, kind: "moved", actorId: actor.userId },
      now,
    );
    await notifyOther(tx, changed, side, { event: "visit.moved" }, now);
    await answerLead(tx, visit, side, now);
  });
}
