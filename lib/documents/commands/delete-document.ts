import { DomainError } from "../../kernel/errors.ts";
import { publishConversation } from "../../notifications/live/commands/publish-conversation.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { DocumentInput } from "../schemas.ts";
import { auditDocument } from "./audit-document.ts";
import { eraseDocumentsIn, removeBytes } from "./erase-documents.ts";
import { ownDocument } from "./own-document.ts";

/**
 * Deletes a document: its bytes at once; its row and the record of its openings stay. Both people
 * of the conversation that an attachment was sent in see that it is gone.
 * @throws {DomainError} document.not-found; document.in-file for a looper's paper that waits to be checked, or was;
 * document.in-use for the proof of a training that is declared
 */
export async function deleteDocument(
  { documentId }: DocumentInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  const keys = await writer().$transaction(async (tx) => {
    const { id, message } = await ownDocument(tx, documentId, actor.userId);
    const inFile = { documentId: id, OR: [{ outcome: null }, { outcome: "checked" as const }] };
    if ((await tx.looperPaper.count({ where: inFile })) > 0) {
      throw new DomainError("document.in-file");
    }
    const proved = await tx.continuingTraining.count({ where: { documentId: id } });
    if (proved > 0) throw new DomainError("document.in-use");
    await auditDocument(tx, "document.deleted", id, actor, now);
    const erased = await eraseDocumentsIn(tx, { id }, now);
    if (message) {
      const { id: conversationId, contactId, ownerId } = message.conversation;
      await publishConversation(tx, [contactId, ownerId], conversationId, now);
    }
    return erased;
  });
  await removeBytes(keys);
}
