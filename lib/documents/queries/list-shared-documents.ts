import { fullName } from "../../kernel/person-name.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { DOCUMENT_KINDS, type DocumentKind, expiryState } from "../rules.ts";
import type { SharedDocument } from "../views.ts";

/** The documents that others share with the person, the latest first. @throws {DomainError} request.forbidden */
export async function listSharedDocuments(
  actor: Actor,
  now = new Date(),
): Promise<SharedDocument[]> {
  authorize(actor, "account.read");
  const rows = await reads()
    .selectFrom("DocumentShare as s")
    .innerJoin("StoredDocument as d", "d.id", "s.documentId")
    .innerJoin("User as u", "u.id", "d.ownerId")
    .select(["d.id", "d.kind", "d.fileName", "d.bytes", "d.expiresOn", "s.sharedAt"])
    .select(["u.firstName", "u.lastName"])
    .where("s.userId", "=", actor.userId)
    .where("s.revokedAt", "is", null)
    .where("d.deletedAt", "is", null)
    .where("d.kind", "in", DOCUMENT_KINDS)
    .orderBy("s.sharedAt", "desc")
    .orderBy("d.id")
    .execute();
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    kind: row.kind as DocumentKind,
    expiry: expiryState(row.expiresOn, now),
    owner: fullName({ firstName, lastName }),
    sharedAt: fromDbInstant(row.sharedAt),
  }));
}
