import { DomainError } from "../kernel/errors.ts";
import { isId } from "../kernel/ids.ts";
import { fromDbInstant } from "../platform/db/instants.ts";
import { reads } from "../platform/db/read.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import { openingsOf } from "./opening/queries.ts";
import {
  canExpire,
  DOCUMENT_KINDS,
  type DocumentGroup,
  type DocumentKind,
  expiryState,
  GROUP_PERMISSIONS,
  groupOf,
  KINDS_OF,
} from "./rules.ts";
import type { UploadQuery } from "./schemas.ts";
import { listPossibleReaders } from "./sharing/queries.ts";
import type {
  DocumentReader,
  DocumentsView,
  LooperPaperFile,
  OwnDocument,
  SharedDocument,
} from "./views.ts";

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

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
    all.push({ userId, name: nameOf(row), sharedAt: fromDbInstant(sharedAt) });
    readers.set(documentId, all);
  }
  return readers;
}

/**
 * A person's documents of one of their files, with who may open each and who did.
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

/**
 * Whether a document of that kind, about that home, is one of the person's to send.
 * @throws {DomainError} request.forbidden, listing.not-found
 */
export async function assertMaySend(
  { kind, property }: Pick<UploadQuery, "kind" | "property">,
  actor: Actor,
): Promise<void> {
  const group = groupOf(kind);
  authorize(actor, group === null ? "conversations.read" : GROUP_PERMISSIONS[group]);
  if (group === "home") await findOwnHome(actor, property ?? "");
}

/** A home of the person's own, by its title. @throws {DomainError} listing.not-found */
export async function findOwnHome(
  actor: Actor,
  propertyId: string,
): Promise<{ id: string; title: string }> {
  authorize(actor, GROUP_PERMISSIONS.home);
  const home = isId(propertyId)
    ? await reads()
        .selectFrom("Property as p")
        .select(["p.id", "p.title"])
        .where("p.id", "=", propertyId)
        .where("p.sellerId", "=", actor.userId)
        .executeTakeFirst()
    : undefined;
  if (!home) throw new DomainError("listing.not-found");
  return home;
}

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
    owner: nameOf({ firstName, lastName }),
    sharedAt: fromDbInstant(row.sharedAt),
  }));
}

/** The papers that some loopers sent, by whose they are, for who checks them. @throws {DomainError} request.forbidden */
export async function listLooperPapers(
  actor: Actor,
  looperIds: readonly string[],
): Promise<Map<string, LooperPaperFile[]>> {
  authorize(actor, "people.check");
  const papers = new Map<string, LooperPaperFile[]>();
  if (looperIds.length === 0) return papers;
  const rows = await reads()
    .selectFrom("StoredDocument as d")
    .select(["d.id", "d.ownerId", "d.kind", "d.fileName", "d.expiresOn"])
    .where("d.ownerId", "in", looperIds)
    .where("d.deletedAt", "is", null)
    .where("d.kind", "in", KINDS_OF.looper)
    .orderBy("d.createdAt", "desc")
    .orderBy("d.id")
    .execute();
  for (const { ownerId, kind, ...row } of rows) {
    const all = papers.get(ownerId) ?? [];
    all.push({ ...row, kind: kind as DocumentKind });
    papers.set(ownerId, all);
  }
  return papers;
}
