import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { newId } from "../../kernel/ids.ts";
import { randomText } from "../../kernel/random.ts";
import { countAttachment } from "../../platform/attempts.ts";
import { writer } from "../../platform/db/clients.ts";
import { documentStorage } from "../../platform/storage/stores.ts";
import type { Actor } from "../../policy/actor.ts";
import { checkPdf } from "../check.ts";
import { cleanFileName, groupOf } from "../rules.ts";
import type { UploadQuery } from "../schemas.ts";
import { assertDocumentRoom, assertMayStore } from "./assert-may-store.ts";
import { auditDocument } from "./audit-document.ts";
import { removeBytes } from "./erase-documents.ts";

/** Of 32 characters: nobody finds a file's name by trying. */
const KEY_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

const KEY_LENGTH = 32;

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
  await documentStorage().put(storageKey, bytes);
  try {
    const outcome = await writer().$transaction(async (tx) => {
      const known =
        group && (await tx.storedDocument.findFirst({ where: same, select: { id: true } }));
      if (known) return { documentId: known.id, isNew: false };
      await assertDocumentRoom(tx, { group, propertyId, ownerId, bytes: bytes.length }, now);
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
      await auditDocument(tx, "document.stored", id, actor, now);
      return { documentId: id, isNew: true };
    });
    if (!outcome.isNew) await removeBytes([storageKey]);
    return { documentId: outcome.documentId };
  } catch (error) {
    await removeBytes([storageKey]);
    throw error;
  }
}
