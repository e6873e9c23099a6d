import { DomainError } from "../../kernel/errors.ts";
import { unlessTaken } from "../../platform/db/conflicts.ts";
import type { Actor } from "../../policy/actor.ts";
import { NEXT_SEQUENCE, NO_PROPOSAL, NOT_MISTYPED, NOT_REMINDED } from "../change-columns.ts";
import { bookableSlot } from "./bookable-slot.ts";
import { changeVisit } from "./change-visit.ts";
import { notifySide } from "./notify-visit-side.ts";
import { sendOwnEntry } from "./send-own-entry.ts";
import { takeTime } from "./take-time.ts";
import { visitFor } from "./visit-for-action.ts";
import type { VisitRecord } from "./visit-record.ts";

/**
 * The visitor moves the visit to another open slot of the home, whose host has to confirm it.
 * @throws {DomainError} as `bookVisit`; visit.not-found, request.forbidden, visit.lapsed, visit.changed
 */
export async function rescheduleVisit(
  { visitId, slotId }: { visitId: string; slotId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const { userId } = actor;
  await unlessTaken("visit.slot-taken", async (tx) => {
    const { visit, next } = await visitFor(tx, { visitId, action: "reschedule" }, actor, now);
    if (visit.slotId === slotId) throw new DomainError("visit.changed");
    const { type } = visit;
    const wanted = { slotId, type };
    const { slot, time } = await bookableSlot(tx, wanted, { userId, movedId: visitId }, now);
    if (slot.property.id !== visit.propertyId) throw new DomainError("visit.slot-not-found");
    await takeTime(tx, visitId, time);
    const data = {
      status: next,
      confirmedAt: null,
      hostId: slot.hostId,
      slotId,
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      ...NO_PROPOSAL,
      ...NOT_REMINDED,
      ...NOT_MISTYPED,
      ...NEXT_SEQUENCE,
    } as const;
    const changed = await changeVisit(tx, visit, { data, kind: "moved", actorId: userId }, now);
    await sendOwnEntry(tx, changed, "visitor", now);
    if (slot.hostId === visit.hostId) {
      await notifySide(tx, changed, "host", { event: "visit.moved" }, now);
      return;
    }
    // Of its former host's calendar, where it is in it, the visit is gone.
    const away: VisitRecord = {
      ...visit,
      status: "cancelled",
      icsSequence: changed.icsSequence,
    };
    const cancelled = { event: "visit.cancelled", reason: "visitor_unavailable" } as const;
    await notifySide(tx, away, "host", cancelled, now);
    await notifySide(tx, changed, "host", { event: "visit.requested" }, now);
  });
}
