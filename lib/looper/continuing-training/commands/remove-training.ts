import { auditDocument } from "../../../documents/commands/audit-document.ts";
import { eraseDocumentsIn } from "../../../documents/commands/erase-documents.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { canMoveTraining, type TrainingMove } from "../rules.ts";
import { alreadyDecided, ownTraining } from "./own-training.ts";

/**
 * Removes a training of the looper's own, in the caller's transaction, and its PDF with it unless that proves the one
 * that replaces it.
 * @returns the names of the bytes to remove once it is committed
 * @throws {DomainError} looper.training-not-found; looper.training-decided where its state does not allow it
 */
export async function removeTraining(
  tx: Transaction,
  { trainingId, move, proofId = null }: RemovedTraining,
  actor: Actor,
  now: Date,
): Promise<string[]> {
  const training = await ownTraining(tx, trainingId, actor.userId);
  const { id, state, documentId } = training;
  if (!canMoveTraining(state, move)) throw alreadyDecided(training);
  const { count } = await tx.continuingTraining.deleteMany({ where: { id, state } });
  if (count === 0) throw alreadyDecided(training);
  if (documentId === proofId) return [];
  await auditDocument(tx, "document.deleted", documentId, actor, now);
  return eraseDocumentsIn(tx, { id: documentId }, now);
}

interface RemovedTraining {
  trainingId: string;
  move: Extract<TrainingMove, "withdraw" | "replace">;
  /** Of the one that replaces it. */
  proofId?: string | null;
}
