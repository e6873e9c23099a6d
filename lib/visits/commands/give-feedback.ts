import { unlessTaken } from "../../platform/db/conflicts.ts";
import type { Actor } from "../../policy/actor.ts";
import { changeVisit } from "./change-visit.ts";
import { notifyOther } from "./notify-visit-side.ts";
import { visitFor } from "./visit-for-action.ts";

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
  await unlessTaken("visit.slot-taken", async (tx) => {
    const { visit, side } = await visitFor(tx, { visitId, action: "feedback" }, actor, now);
    const data = { feedbackRating: rating, feedbackComment: comment, feedbackAt: now };
    const change = { data, kind: "feedback_given", actorId: actor.userId } as const;
    const changed = await changeVisit(tx, visit, change, now);
    await notifyOther(tx, changed, side, { event: "visit.feedback-given", rating }, now);
  });
}
