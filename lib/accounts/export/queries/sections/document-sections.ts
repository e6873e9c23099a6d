import { reads } from "../../../../platform/db/read.ts";
import { grouped, LISTING, section } from "./section.ts";

/** The person's documents, those shown to them, and the instants at which they were opened. */
export const documentSections = {
  "documents.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("StoredDocument as t")
        .leftJoin("Property as p", "p.id", "t.propertyId")
        .leftJoin("Message as m", "m.id", "t.messageId")
        .select([...LISTING, "m.conversationId as conversation", "t.fileName as fichier"])
        .select(["t.kind as type", "t.bytes as octets", "t.expiresOn as valableJusquAu"])
        .select(["t.createdAt as ajouteLe", "t.deletedAt as supprimeLe"])
        .select(["t.createdAt as at", "t.id as key"])
        .where("t.ownerId", "=", userId),
    async (rows) => {
      const ids = rows.map(({ key }) => key);
      const shares = grouped(await sharesOf(ids));
      const openings = grouped(await openingsOf(ids));
      return rows.map((row) => ({
        ...row,
        fichier: row.supprimeLe === null ? `documents/${row.key}/${row.fichier}` : null,
        partages: shares(row.key),
        consulteLe: openings(row.key).map(({ at }) => at),
      }));
    },
  ),
  "documents-recus.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("DocumentShare as t")
        .innerJoin("StoredDocument as d", "d.id", "t.documentId")
        .select(["d.kind as type", "t.sharedAt as partageLe", "t.revokedAt as retireLe"])
        .select(["t.sharedAt as at", "t.documentId as key"])
        .where("t.userId", "=", userId),
    async (rows, { userId }) => {
      const openings = grouped(
        await openingsBy(
          userId,
          rows.map(({ key }) => key),
        ),
      );
      return rows.map((row) => ({ ...row, consulteLe: openings(row.key).map(({ at }) => at) }));
    },
  ),
};

const sharesOf = (documentIds: readonly string[]) =>
  reads()
    .selectFrom("DocumentShare")
    .select(["documentId as of", "sharedAt as depuis", "revokedAt as jusqu"])
    .where("documentId", "in", documentIds)
    .orderBy("sharedAt")
    .orderBy("userId")
    .execute();

const openings = (documentIds: readonly string[]) =>
  reads()
    .selectFrom("DocumentAccess")
    .select(["documentId as of", "at"])
    .where("documentId", "in", documentIds)
    .orderBy("at")
    .orderBy("id");

/** When documents were opened. */
const openingsOf = (documentIds: readonly string[]) => openings(documentIds).execute();

/** When somebody opened documents. */
export const openingsBy = async (actorId: string, documentIds: readonly string[]) =>
  documentIds.length === 0 ? [] : openings(documentIds).where("actorId", "=", actorId).execute();
