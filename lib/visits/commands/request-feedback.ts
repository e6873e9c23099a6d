import { unlessTaken } from "../../platform/db/conflicts.ts";
import type { Actor } from "../../policy/actor.ts";
import { changeVisit } from "./change-visit.ts";
import { notifyOther } from "./notify-visit-side.ts";
import { visitFor } from "./visit-for-action.ts";

/**
 * The host asks once for the visitor's opinion.
 * @throws {DomainError} visit.not-found, request.forbidden, visit.changed
 */
export async function requestFeedback(
  { visitId }: { visitId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await unlessTaken("visit.slot-taken", async (tx) => {
    const { visit, side } = await visitFor(tx, { visitId, action: "request-feedback" }, actor, now);
    const data = { feedbackAskedAt: now };
    const change = { data, kind: "feedback_requested", actorId: actor.userId } as const;
    const changed = await changeVisit(tx, visit, change, now);
    await notifyOther(tx, changed, side, { event: "visit.feedback-requested" }, now);
  });
}
