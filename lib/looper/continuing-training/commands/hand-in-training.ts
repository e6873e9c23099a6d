import { removeBytes } from "../../../documents/commands/erase-documents.ts";
import { DomainError, type FieldErrors } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { civilDay } from "../../../kernel/time.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../../platform/idempotency.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { TRAINING_FIELDS } from "../copy.ts";
import { earliestDay, sharesOf } from "../rules.ts";
import type { TrainingInput } from "../schemas.ts";
import { auditTraining } from "./audit-training.ts";
import { firstDayOf } from "./first-day-of.ts";
import { removeTraining } from "./remove-training.ts";

/** What is wrong with the day of a training. */
function dayFault(heldOn: string, firstDay: string, today: string): FieldErrors | null {
  if (heldOn > today) return { heldOn: TRAINING_FIELDS.future };
  const earliest = earliestDay(firstDay, today);
  return heldOn < earliest ? { heldOn: TRAINING_FIELDS.early(earliest) } : null;
}

/**
 * That a PDF can prove a training: the looper's own, stored to be such a proof, and of no other training.
 * @throws {DomainError} document.not-found, looper.training-proof-used, with the field
 */
async function requireProof(tx: Transaction, documentId: string, ownerId: string): Promise<void> {
  const proof = await tx.storedDocument.findFirst({
    where: { id: documentId, ownerId, kind: "continuing_training", deletedAt: null },
    select: { training: { select: { id: true } } },
  });
  if (!proof) {
    throw new DomainError("document.not-found", { documentId: TRAINING_FIELDS.proofUnknown });
  }
  if (proof.training) {
    throw new DomainError("looper.training-proof-used", { documentId: TRAINING_FIELDS.proofUsed });
  }
}

/**
 * Declares a training that a looper took, with the PDF that proves it: it waits to be checked. It replaces one that
 * was returned, where it says so.
 * @throws {DomainError} request.forbidden for somebody who never was a looper; request.invalid with the fields;
 * document.not-found for a PDF that is not the looper's own proof of a training; looper.training-proof-used;
 * looper.training-not-found and looper.training-decided for one that it can't replace
 */
export async function handInTraining(
  { replaces, documentId, title, body, heldOn, minutes, theme, ...shares }: TrainingInput,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ trainingId: string }>> {
  authorize(actor, "looping.file");
  const { userId: looperId } = actor;
  const counted = sharesOf({ theme, minutes, ...shares });
  let erased: string[] = [];
  const handedIn = await onceTransaction(async (tx) => {
    const firstDay = await firstDayOf(tx, looperId);
    const fault = dayFault(heldOn, firstDay, civilDay(now));
    if (fault) throw new DomainError("request.invalid", fault);
    if (counted === null) {
      throw new DomainError("request.invalid", { ethicsMinutes: TRAINING_FIELDS.shares });
    }
    if (replaces !== undefined) {
      const removed = { trainingId: replaces, move: "replace", proofId: documentId } as const;
      erased = await removeTraining(tx, removed, actor, now);
    }
    await requireProof(tx, documentId, looperId);
    const id = newId();
    const declared = { title, body, heldOn, minutes, theme, ...counted };
    await tx.continuingTraining.create({
      data: { id, looperId, documentId, ...declared, handedInAt: now },
    });
    await auditTraining(tx, "looper.training-handed-in", { id, looperId }, actor, now);
    return { trainingId: id };
  });
  await removeBytes(erased);
  return handedIn;
}
