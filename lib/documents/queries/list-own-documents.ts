import { fullName } from "../../kernel/person-name.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import {
  canExpire,
  type DocumentGroup,
  type DocumentKind,
  expiryState,
  GROUP_PERMISSIONS,
  KINDS_OF,
} from "../rules.ts";
import type { DocumentReader, DocumentsView, OwnDocument } from "../views.ts";
import { openingsOf } from "./document-openings.ts";
import { findOwnHome } from "./find-own-home.ts";
import { listPossibleReaders } from "./list-possible-readers.ts";

const documentsOf = (ownerId: string, group: DocumentGroup, propertyId: string | null) =>
  reads()
    .selectFrom("StoredDocument as d")
    .select(["d.id", "d.kind", "d.fileName", "d.bytes", "d.expiresOn", "d.createdAt"])
    .where("d.ownerId", "=", ownerId)
    .where("d.deletedAt", "is", null)
    .where("d.kind", "in", KINDS_OF[group])
    .where("d.propertyId", propertyId === null ? "is" : "=", propertyId)
    .orderBy("d.createdAt", "desc")
    .orderBy("d.id")
    .execute();

async function readersOf(ids: readonly string[]): Promise<Map<string, DocumentReader[]>> {
  const rows = await reads()
    .selectFrom("DocumentShare as s")
    .innerJoin("User as u", "u.id", "s.userId")
    .select(["s.documentId", "s.userId", "s.sharedAt", "u.firstName", "u.lastName"])
    .where("s.documentId", "in", ids)
    .where("s.revokedAt", "is", null)
    .where("u.erasedAt", "is", null)
    .orderBy("s.sharedAt")
    .orderBy("s.userId")
    .execute();
  const readers = new Map<string, DocumentReader[]>();
  for (const row of rows) {
    const { documentId, userId, sharedAt } = row;
    const all = readers.get(documentId) ?? [];
    all.push({ userId, name: fullName(row), sharedAt: fromDbInstant(sharedAt) });
    readers.set(documentId, all);
  }
  return readers;
}

/**
 * A person's documents of one of their files, with the people who may open each and those who did.
 * @param propertyId of the home that they are about, where the file is a home's
 * @throws {DomainError} request.forbidden; listing.not-found for somebody else's home
 */
export async function listOwnDocuments(
  actor: Actor,
  group: DocumentGroup,
  { propertyId = null }: { propertyId?: string | null } = {},
  now = new Date(),
): Promise<DocumentsView> {
  authorize(actor, GROUP_PERMISSIONS[group]);
  const { userId } = actor;
  const about = group === "home" ? propertyId : null;
  if (group === "home") await findOwnHome(actor, propertyId ?? "");
  const rows = await documentsOf(userId, group, about);
  const ids = rows.map(({ id }) => id);
  const readers: Awaited<ReturnType<typeof readersOf>> =
    ids.length === 0 ? new Map() : await readersOf(ids);
  const openings = await openingsOf(ids);
  const documents = rows.map(
    (row): OwnDocument => ({
      ...row,
      kind: row.kind as DocumentKind,
      createdAt: fromDbInstant(row.createdAt),
      expiry: expiryState(row.expiresOn, now),
      canExpire: canExpire(row.kind),
      readers: readers.get(row.id) ?? [],
      openings: openings.get(row.id) ?? { total: 0, latest: [] },
    }),
  );
  return {
    group,
    propertyId: about,
    documents,
    possibleReaders: await listPossibleReaders(userId, group, about),
  };
}
