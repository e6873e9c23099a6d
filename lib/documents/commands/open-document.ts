import { DomainError } from "../../kernel/errors.ts";
import { isId, newId } from "../../kernel/ids.ts";
import { publishConversation } from "../../notifications/live/commands/publish-conversation.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, can } from "../../policy/can.ts";
import { mayOpenAttachment } from "../attachments.ts";
import { readDocumentBytes } from "../queries/read-document-bytes.ts";
import { groupOf } from "../rules.ts";

/** Whether somebody may open a document, as whom. */
async function findDocument(tx: Transaction, documentId: string, actor: Actor) {
  if (!isId(documentId)) return null;
  const { userId } = actor;
  const document = await tx.storedDocument.findFirst({
    where: { id: documentId, deletedAt: null },
    select: {
      id: true,
      ownerId: true,
      kind: true,
      fileName: true,
      storageKey: true,
      shares: { where: { userId, revokedAt: null }, select: { userId: true } },
      message: {
        select: {
          createdAt: true,
          conversation: {
            select: {
              id: true,
              contactId: true,
              ownerId: true,
              reports: { where: { closedAt: null }, select: { createdAt: true } },
            },
          },
        },
      },
    },
  });
  if (!document) return null;
  const { message } = document;
  const isOwner = document.ownerId === userId;
  const isShared = document.shares.length > 0;
  const isChecked = groupOf(document.kind) === "looper" && can(actor, "people.check");
  const isAttached =
    message !== null &&
    mayOpenAttachment(
      {
        sentAt: message.createdAt,
        contactId: message.conversation.contactId,
        ownerId: message.conversation.ownerId,
        reportedAt: message.conversation.reports.map(({ createdAt }) => createdAt),
      },
      { userId, handlesReports: can(actor, "reports.handle") },
    );
  return isOwner || isShared || isChecked || isAttached ? { ...document, isOwner } : null;
}

/**
 * Opens a document for its owner, for a person it is shared with, a looper's paper for the person
 * who checks it, or an attachment for a person who reads its message. That somebody else than its
 * owner opened it is recorded first, for the owner to see.
 * @throws {DomainError} document.not-found; document.unreadable where its bytes are lost or altered
 */
export async function openDocument(
  documentId: string,
  actor: Actor,
  now = new Date(),
): Promise<{ fileName: string; content: Buffer }> {
  authorize(actor, "account.read");
  const document = await writer().$transaction(async (tx) => {
    const found = await findDocument(tx, documentId, actor);
    if (!found) throw new DomainError("document.not-found");
    if (!found.isOwner) {
      await tx.documentAccess.create({
        data: { id: newId(), documentId: found.id, actorId: actor.userId, at: now },
      });
      if (found.message) {
        const { conversation } = found.message;
        await publishConversation(tx, [found.ownerId], conversation.id, now);
      }
    }
    return found;
  });
  const content = await readDocumentBytes(document);
  if (content === null) throw new DomainError("document.unreadable");
  return { fileName: document.fileName, content };
}
