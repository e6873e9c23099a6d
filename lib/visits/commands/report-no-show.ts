import { unlessTaken } from "../../platform/db/conflicts.ts";
import type { Actor } from "../../policy/actor.ts";
import { cancelVisitIn } from "./cancel-visit.ts";

/**
 * The host says, once it was to begin, that nobody came.
 * @throws {DomainError} visit.not-found, request.forbidden, visit.changed
 */
export async function reportNoShow(
  { visitId }: { visitId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await unlessTaken("visit.slot-taken", (tx) =>
    cancelVisitIn(tx, { visitId, action: "no-show" }, "no_show", actor, now),
  );
}
