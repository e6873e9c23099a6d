import { listOwnAudit } from "../../../audit/queries/list-own-audit.ts";
import { normalizeEmail } from "../../../kernel/email.ts";
import { mediaFile } from "../../../listings/media/rules.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import { reads as typedReads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { EXPORT_SECTIONS, type ExportFile, type ExportSection } from "../sections.ts";

/** Lines read at once: what an export keeps in memory, however much a person has. */
const PAGE_LENGTH = 200;

interface SectionWindow {
  userId: string;
  email: string;
  /** The only session to include, or null for all. */
  sessionId: string | null;
  after: number;
  limit: number;
}

const reads = new Map(
  EXPORT_SECTIONS.map(({ file, sql }) => [
    file,
    preparedRead<SectionWindow, { position: number; line: string }>(sql),
  ]),
);

function* sectionPages({ file }: ExportSection, actor: Actor): Generator<unknown[]> {
  const read = reads.get(file);
  if (!read) return;
  const { userId, email, isDemo } = actor;
  // The others of a demonstration's account are other people's browsers.
  const sessionId = isDemo ? actor.sessionId : null;
  const whose = { userId, email: normalizeEmail(email), sessionId, limit: PAGE_LENGTH };
  let after = 0;
  for (;;) {
    const rows = read().all({ ...whose, after });
    yield rows.map(({ line }) => JSON.parse(line));
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_LENGTH) return;
    after = last.position;
  }
}

function* auditPages(actor: Actor): Generator<unknown[]> {
  let cursor: string | null = null;
  do {
    const page = listOwnAudit(actor, { cursor });
    yield page.entries.map(({ at, sentence, actor: by, device }) => ({
      date: at,
      action: sentence,
      auteur: by,
      appareil: device,
    }));
    cursor = page.nextCursor;
  } while (cursor !== null);
}

/** A list of an export: its file, and its lines a page at a time. */
export interface ExportList {
  file: ExportFile;
  pages: Generator<unknown[]>;
}

/** Everything that is kept about a person, list by list; each is read as it is asked for. */
export function* personalDataLists(actor: Actor): Generator<ExportList> {
  authorize(actor, "account.read");
  for (const section of EXPORT_SECTIONS) {
    yield { file: section.file, pages: sectionPages(section, actor) };
  }
  yield { file: "journal.json", pages: auditPages(actor) };
}

/** The folder of the pictures of each table, in the archive. */
const PICTURES = { photos: "PropertyPhoto", plans: "FloorPlan" } as const;
type PictureFolder = keyof typeof PICTURES;

const picturesAfter = (folder: PictureFolder) =>
  preparedRead<
    { userId: string; after: number; limit: number },
    { rowid: number; propertyId: string; position: number; mediaKey: string }
  >(
    `SELECT h.rowid, h.propertyId, h.position, h.mediaKey
     FROM Property p JOIN ${PICTURES[folder]} h ON h.propertyId = p.id
     WHERE p.sellerId = :userId AND h.rowid > :after ORDER BY h.rowid LIMIT :limit`,
  );
const AFTER = { photos: picturesAfter("photos"), plans: picturesAfter("plans") };

/** The photographs and plans of the person's homes: their path in the archive, and their file in the media store. */
export function* personalPictures(actor: Actor): Generator<{ path: string; file: string }> {
  authorize(actor, "account.read");
  const { userId } = actor;
  for (const folder of Object.keys(PICTURES) as PictureFolder[]) {
    let after = 0;
    for (;;) {
      const rows = AFTER[folder]().all({ userId, after, limit: PAGE_LENGTH });
      for (const { rowid, propertyId, position, mediaKey } of rows) {
        after = rowid;
        const file = mediaFile(mediaKey, 1280);
        yield { path: `${folder}/${propertyId}/${position + 1}.webp`, file };
      }
      if (rows.length < PAGE_LENGTH) break;
    }
  }
}

/** The person's private documents: their path in the archive, and their name in the store. */
export async function* personalDocuments(
  actor: Actor,
): AsyncGenerator<{ path: string; id: string; storageKey: string }> {
  authorize(actor, "account.read");
  const rows = await typedReads()
    .selectFrom("StoredDocument as d")
    .select(["d.id", "d.fileName", "d.storageKey"])
    .where("d.ownerId", "=", actor.userId)
    .where("d.deletedAt", "is", null)
    .orderBy("d.id")
    .execute();
  for (const { id, fileName, storageKey } of rows) {
    yield { path: `documents/${id}/${fileName}`, id, storageKey };
  }
}
