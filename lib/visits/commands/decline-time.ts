import { unlessTaken } from "../../platform/db/conflicts.ts";
import type { Actor } from "../../policy/actor.ts";
import { NO_PROPOSAL } from "../change-columns.ts";
import { changeVisit } from "./change-visit.ts";
import { notifyOther } from "./notify-visit-side.ts";
import { visitFor } from "./visit-for-action.ts";

/**
 * Says no to the time that the other side proposed: the visit stays as it was.
 * @throws {DomainError} visit.not-found, request.forbidden, visit.changed, visit.lapsed
 */
export async function declineTime(
  { visitId }: { visitId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await unlessTaken("visit.slot-taken", async (tx) => {
    const { visit, side } = await visitFor(tx, { visitId, action: "decline" }, actor, now);
    const change = { data: NO_PROPOSAL, kind: "declined", actorId: actor.userId } as const;
    const changed = await changeVisit(tx, visit, change, now);
    await notifyOther(tx, changed, side, { event: "visit.declined" }, now);
  });
}
