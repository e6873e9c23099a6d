import { unlessTaken } from "../../platform/db/conflicts.ts";
import type { Actor } from "../../policy/actor.ts";
import { NEXT_SEQUENCE } from "../change-columns.ts";
import { changeVisit } from "./change-visit.ts";
import { notifyOther } from "./notify-visit-side.ts";
import { visitFor } from "./visit-for-action.ts";

/**
 * The host says where an agreed visit by video takes place, or somewhere else.
 * @throws {DomainError} visit.not-found, request.forbidden, visit.changed
 */
export async function setVisitLink(
  { visitId, meetingUrl }: { visitId: string; meetingUrl: string | null },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await unlessTaken("visit.slot-taken", async (tx) => {
    const { visit, side } = await visitFor(tx, { visitId, action: "set-link" }, actor, now);
    const data = { meetingUrl, ...NEXT_SEQUENCE };
    const changed = await changeVisit(tx, visit, { data, kind: null, actorId: actor.userId }, now);
    await notifyOther(tx, changed, side, { event: "visit.confirmed" }, now);
  });
}
