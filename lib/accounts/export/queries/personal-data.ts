import { listOwnAudit } from "../../../audit/queries/list-own-audit.ts";
import { normalizeEmail } from "../../../kernel/email.ts";
import { mediaFile } from "../../../listings/media/rules.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { EXPORT_FILES, type ExportFile } from "../files.ts";
import { accountSections } from "./sections/account-sections.ts";
import { buyingSections } from "./sections/buying-sections.ts";
import { documentSections } from "./sections/document-sections.ts";
import { homeSections } from "./sections/home-sections.ts";
import { looperSections } from "./sections/looper-sections.ts";
import { messageSections } from "./sections/message-sections.ts";
import { quoteSections } from "./sections/quote-sections.ts";
import { saleSections } from "./sections/sale-sections.ts";
import type { ExportSection } from "./sections/section.ts";
import { visitSections } from "./sections/visit-sections.ts";

/** Pictures read at once. */
const PAGE_LENGTH = 200;

const SECTIONS: Record<Exclude<ExportFile, "journal.json">, ExportSection> = {
  ...accountSections,
  ...looperSections,
  ...homeSections,
  ...buyingSections,
  ...visitSections,
  ...saleSections,
  ...documentSections,
  ...messageSections,
  ...quoteSections,
};

async function* auditPages(actor: Actor): AsyncGenerator<object[]> {
  let cursor: string | null = null;
  do {
    const page = await listOwnAudit(actor, { cursor });
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
  pages: AsyncGenerator<object[]>;
}

/** Everything that is kept about a person, list by list; each is read as it is asked for. */
export function* personalDataLists(actor: Actor): Generator<ExportList> {
  authorize(actor, "account.read");
  const { userId, email, isDemo } = actor;
  // The others of a demonstration's account are other people's browsers.
  const sessionId = isDemo ? actor.sessionId : null;
  const owner = { userId, email: normalizeEmail(email), sessionId };
  for (const file of EXPORT_FILES) {
    yield { file, pages: file === "journal.json" ? auditPages(actor) : SECTIONS[file](owner) };
  }
}

/** The folder of the pictures of each table, in the archive. */
const PICTURES = { photos: "PropertyPhoto", plans: "FloorPlan" } as const;
type PictureFolder = keyof typeof PICTURES;

/** The place of a picture among a person's: of their first home, before its first picture, where there is none. */
interface PicturePlace {
  propertyId: string;
  position: number;
}

const picturesAfter = (
  folder: PictureFolder,
  userId: string,
  { propertyId, position }: PicturePlace,
) =>
  reads()
    .selectFrom("Property as p")
    // Plans have the same columns.
    .innerJoin(`${PICTURES[folder] as "PropertyPhoto"} as h`, "h.propertyId", "p.id")
    .select(["h.propertyId", "h.position", "h.mediaKey"])
    .where("p.sellerId", "=", userId)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("h.propertyId", "h.position"), ">", tuple(propertyId, position)),
    )
    .orderBy("h.propertyId")
    .orderBy("h.position")
    .limit(PAGE_LENGTH)
    .execute();

/** The photographs and plans of the person's homes: their path in the archive, and their file in the media store. */
export async function* personalPictures(
  actor: Actor,
): AsyncGenerator<{ path: string; file: string }> {
  authorize(actor, "account.read");
  for (const folder of Object.keys(PICTURES) as PictureFolder[]) {
    let last: PicturePlace | undefined = { propertyId: "", position: -1 };
    while (last !== undefined) {
      const rows: (PicturePlace & { mediaKey: string })[] = await picturesAfter(
        folder,
        actor.userId,
        last,
      );
      for (const { propertyId, position, mediaKey } of rows) {
        const file = mediaFile(mediaKey, 1280);
        yield { path: `${folder}/${propertyId}/${position + 1}.webp`, file };
      }
      last = rows.length < PAGE_LENGTH ? undefined : rows.at(-1);
    }
  }
}

/** The person's private documents: their path in the archive, and their name in the store. */
export async function* personalDocuments(
  actor: Actor,
): AsyncGenerator<{ path: string; id: string; storageKey: string }> {
  authorize(actor, "account.read");
  const rows = await reads()
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
