import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { type Transaction, writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { ATTACHMENT } from "../attachments.ts";
import { DOCUMENTS_EACH, type DocumentGroup, GROUP_PERMISSIONS, groupOf } from "../rules.ts";
import type { UploadQuery } from "../schemas.ts";
import { assertAttachmentRoom } from "./assert-attachment-room.ts";
import { assertExpiry } from "./assert-expiry.ts";

/** @throws {DomainError} listing.not-found unless the home is the person's own */
async function assertOwnHome(tx: Transaction, propertyId: string | null, userId: string) {
  const count =
    propertyId !== null && isId(propertyId)
      ? await tx.property.count({ where: { id: propertyId, sellerId: userId } })
      : 0;
  if (count === 0) throw new DomainError("listing.not-found");
}

/**
 * Whether the person may store such a document, before it is looked at.
 * @throws {DomainError} request.forbidden, request.invalid, listing.not-found, document.no-expiry,
 * document.too-many, attachment.too-many, attachment.daily-limit
 */
export async function assertMayStore(
  { kind, property, expires }: UploadQuery,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const group = groupOf(kind);
  authorize(actor, group === null ? "conversations.read" : GROUP_PERMISSIONS[group]);
  if (expires !== undefined) assertExpiry(kind, expires, now);
  const wanted = { group, propertyId: property ?? null, ownerId: actor.userId, bytes: 0 };
  await writer().$transaction((tx) => assertDocumentRoom(tx, wanted, now));
}

interface Wanted {
  /** Null for what goes with a message. */
  group: DocumentGroup | null;
  propertyId: string | null;
  ownerId: string;
  bytes: number;
}

export async function assertDocumentRoom(
  tx: Transaction,
  { group, propertyId, ownerId, bytes }: Wanted,
  now: Date,
): Promise<void> {
  if (group === null) return assertAttachmentRoom(tx, { ownerId, bytes }, now);
  if (group === "home") await assertOwnHome(tx, propertyId, ownerId);
  const count = await tx.storedDocument.count({
    where: { ownerId, kind: { not: ATTACHMENT }, deletedAt: null },
  });
  if (count >= DOCUMENTS_EACH) throw new DomainError("document.too-many");
}
