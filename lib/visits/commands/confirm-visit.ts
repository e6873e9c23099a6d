import { unlessTaken } from "../../platform/db/conflicts.ts";
import type { Actor } from "../../policy/actor.ts";
import { NEXT_SEQUENCE, NO_PROPOSAL } from "../change-columns.ts";
import { answerLead } from "./answer-lead.ts";
import { assertReceives } from "./assert-host-receives.ts";
import { changeVisit } from "./change-visit.ts";
import { notifyOther } from "./notify-visit-side.ts";
import { visitFor } from "./visit-for-action.ts";

/**
 * The host agrees to a visit; another time that was proposed is given up.
 * @param input.meetingUrl where a visit by video takes place; it can be given later.
 * @throws {DomainError} visit.not-found, request.forbidden, visit.lapsed, visit.changed, visit.papers-end
 */
export async function confirmVisit(
  { visitId, meetingUrl }: { visitId: string; meetingUrl: string | null },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await unlessTaken("visit.slot-taken", async (tx) => {
    const { visit, side, next } = await visitFor(tx, { visitId, action: "confirm" }, actor, now);
    const { hostId, startsAt, property } = visit;
    await assertReceives(tx, { hostId, sellerId: property.sellerId, startsAt }, side, now);
    const link = visit.type === "virtual" ? meetingUrl : null;
    const data = {
      status: next,
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
    await answerLead(tx, visit, side, now);
  });
}
