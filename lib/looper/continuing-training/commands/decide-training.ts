import { DomainError } from "../../../kernel/errors.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { settleTask } from "../../../tasks/commands/settle-task.ts";
import { RETURN_REASON_SENTENCES } from "../copy.ts";
import { canMoveTraining, type TrainingReturnReason } from "../rules.ts";
import { auditTraining } from "./audit-training.ts";
import { alreadyDecided, findTraining } from "./own-training.ts";

/**
 * Decides about a training that waits: it counts, or is given back where there is a reason. Of two people of the team
 * at once one decides, and the other learns who did. Nobody decides about themself.
 * @throws {DomainError} request.forbidden, looper.training-not-found, looper.training-decided, which names whoever decided
 */
export async function decideTraining(
  { trainingId, reason }: { trainingId: string; reason: TrainingReturnReason | null },
  actor: Actor,
  now: Date,
): Promise<void> {
  authorize(actor, "looper-requests.decide");
  const move = reason === null ? "check" : "return";
  await writer().$transaction(async (tx) => {
    const training = await findTraining(tx, trainingId);
    if (!training) throw new DomainError("looper.training-not-found");
    const { id, looperId, title, state } = training;
    if (looperId === actor.userId) throw new DomainError("request.forbidden");
    if (!canMoveTraining(state, move)) throw alreadyDecided(training);
    const { count } = await tx.continuingTraining.updateMany({
      where: { id, state },
      data: {
        state: reason === null ? "checked" : "returned",
        decidedAt: now,
        decidedById: actor.userId,
        returnReason: reason,
      },
    });
    if (count === 0) throw alreadyDecided(training);
    const task = {
      kind: "continuing-training",
      subjectId: id,
      since: training.handedInAt,
    } as const;
    await settleTask(tx, task, actor, now);
    const action = reason === null ? "looper.training-checked" : "looper.training-returned";
    await auditTraining(tx, action, { id, looperId, reason }, actor, now);
    const sentence = reason === null ? null : RETURN_REASON_SENTENCES[reason];
    const data = { title, reason: sentence };
    await notify(tx, { userId: looperId, event: "training.decided", data }, now);
  });
}
