import { removeBytes } from "../../../documents/commands/erase-documents.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { auditTraining } from "./audit-training.ts";
import { removeTraining } from "./remove-training.ts";

/**
 * Takes back a training that is not checked, with its PDF.
 * @throws {DomainError} request.forbidden; looper.training-not-found; looper.training-decided once it was checked
 */
export async function withdrawTraining(
  { trainingId }: { trainingId: string },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "looping.file");
  const { userId: looperId } = actor;
  const keys = await writer().$transaction(async (tx) => {
    const erased = await removeTraining(tx, { trainingId, move: "withdraw" }, actor, now);
    await auditTraining(tx, "looper.training-withdrawn", { id: trainingId, looperId }, actor, now);
    return erased;
  });
  await removeBytes(keys);
}
