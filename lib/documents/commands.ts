import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { recordAudit } from "../audit/commands/record-audit.ts";
import { DomainError } from "../kernel/errors.ts";
import { isId, newId } from "../kernel/ids.ts";
import { randomText } from "../kernel/random.ts";
import { publishConversation } from "../notifications/live/commands.ts";
import { countAttachment } from "../platform/attempts.ts";
import { type Transaction, writer } from "../platform/db/clients.ts";
import { storageOf } from "../platform/storage/stores.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { assertAttachmentRoom } from "./attachments/commands.ts";
import { ATTACHMENT } from "./attachments/rules.ts";
import { checkPdf } from "./check.ts";
import { eraseDocumentsIn, removeBytes } from "./erasure/commands.ts";
import {
  canExpire,
  cleanFileName,
  DOCUMENTS_EACH,
  type DocumentGroup,
  GROUP_PERMISSIONS,
  groupOf,
  isPossibleExpiry,
} from "./rules.ts";
import type { DocumentInput, ExpiryInput, UploadQuery } from "./schemas.ts";

/** Of 32 characters: nobody finds a file's name by trying. */
const KEY_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const KEY_LENGTH = 32;

const EXPIRY_FIELDS = { expiresOn: "Indiquez une date à partir d’aujourd’hui." };

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
  await writer().$transaction((tx) => assertRoom(tx, wanted, now));
}

/** @throws {DomainError} document.no-expiry, request.invalid with the field */
function assertExpiry(kind: string, day: string, now: Date): void {
  if (!canExpire(kind)) throw new DomainError("document.no-expiry");
  if (!isPossibleExpiry(day, now)) throw new DomainError("request.invalid", EXPIRY_FIELDS);
}

interface Wanted {
  /** Null for what goes with a message. */
  group: DocumentGroup | null;
  propertyId: string | null;
  ownerId: string;
  bytes: number;
}

async function assertRoom(
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

/**
 * Stores a PDF that was received whole, once it is checked. The same file sent again for the same place is
 * the document that is there already: an upload can be tried again. Of attachments each is its own, for each
 * goes with one message; those that go with none are deleted after a day.
 * @param path of the file that was received; the caller deletes it
 * @throws {DomainError} as `assertMayStore` and `checkPdf`; request.too-many
 */
export async function storeDocument(
  input: UploadQuery,
  path: string,
  actor: Actor,
  now = new Date(),
): Promise<{ documentId: string }> {
  await assertMayStore(input, actor, now);
  const group = groupOf(input.kind);
  if (group === null) await countAttachment(actor.userId);
  await checkPdf(path);
  const bytes = await readFile(path);
  const { kind, property, expires, name } = input;
  const { userId: ownerId } = actor;
  const propertyId = group === "home" ? (property ?? null) : null;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const same = { ownerId, kind, propertyId, sha256, deletedAt: null };
  const storageKey = randomText(KEY_ALPHABET, KEY_LENGTH);
  await storageOf("documents").put(storageKey, bytes);
  try {
    const outcome = await writer().$transaction(async (tx) => {
      const known =
        group && (await tx.storedDocument.findFirst({ where: same, select: { id: true } }));
      if (known) return { documentId: known.id, isNew: false };
      await assertRoom(tx, { group, propertyId, ownerId, bytes: bytes.length }, now);
      const id = newId();
      await tx.storedDocument.create({
        data: {
          id,
          ownerId,
          kind,
          propertyId,
          fileName: cleanFileName(name ?? ""),
          bytes: bytes.length,
          sha256,
          storageKey,
          expiresOn: expires ?? null,
          createdAt: now,
        },
      });
      await audit(tx, "document.stored", id, actor, now);
      return { documentId: id, isNew: true };
    });
    if (!outcome.isNew) await removeBytes([storageKey]);
    return { documentId: outcome.documentId };
  } catch (error) {
    await removeBytes([storageKey]);
    throw error;
  }
}

const audit = (
  tx: Transaction,
  action: "document.stored" | "document.deleted" | "document.expiry-changed",
  id: string,
  actor: Actor,
  now: Date,
) =>
  recordAudit(
    tx,
    { action, subject: { type: "document", id }, actor, concernsId: actor.userId },
    now,
  );

/** A document of the person's own. @throws {DomainError} document.not-found */
async function ownDocument(tx: Transaction, documentId: string, userId: string) {
  const found = isId(documentId)
    ? await tx.storedDocument.findFirst({
        where: { id: documentId, ownerId: userId, deletedAt: null },
        select: {
          id: true,
          kind: true,
          expiresOn: true,
          message: {
            select: { conversation: { select: { id: true, contactId: true, ownerId: true } } },
          },
        },
      })
    : null;
  if (!found) throw new DomainError("document.not-found");
  return found;
}

/**
 * Deletes a document: its bytes at once, its row and who opened it stay. Both people of the conversation
 * that an attachment was sent in see that it is gone.
 * @throws {DomainError} document.not-found
 */
export async function deleteDocument(
  { documentId }: DocumentInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  const keys = await writer().$transaction(async (tx) => {
    const { id, message } = await ownDocument(tx, documentId, actor.userId);
    await audit(tx, "document.deleted", id, actor, now);
    const erased = await eraseDocumentsIn(tx, { id }, now);
    if (message) {
      const { id: conversationId, contactId, ownerId } = message.conversation;
      await publishConversation(tx, [contactId, ownerId], conversationId, now);
    }
    return erased;
  });
  await removeBytes(keys);
}

/**
 * Sets the last day on which a document is valid, of which its owner is reminded, or takes it away.
 * @throws {DomainError} document.not-found, document.no-expiry, request.invalid with the field
 */
export async function setExpiry(
  { documentId, expiresOn }: ExpiryInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "account.change");
  const wanted = expiresOn ?? null;
  await writer().$transaction(async (tx) => {
    const document = await ownDocument(tx, documentId, actor.userId);
    if (document.expiresOn === wanted) return;
    if (wanted !== null) assertExpiry(document.kind, wanted, now);
    await tx.storedDocument.update({
      where: { id: documentId },
      data: { expiresOn: wanted, remindedAt: null },
    });
    await audit(tx, "document.expiry-changed", documentId, actor, now);
  });
}
