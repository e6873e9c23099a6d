import type Database from "better-sqlite3";
import { DEMO_DOMAIN } from "../../lib/accounts/demo.ts";
import { formatCivilDate } from "../../lib/kernel/format-date.ts";
import { newId } from "../../lib/kernel/ids.ts";
import { HANDED_IN_PAPERS, type HandedInPaper } from "../../lib/kernel/looper-papers.ts";
import { randomText } from "../../lib/kernel/random.ts";
import { HOUR_MS } from "../../lib/kernel/time.ts";
import { DOCUMENT_OF } from "../../lib/looper/papers/rules.ts";
import { fromDbInstant, type StoredInstant, toDbInstant } from "../../lib/platform/db/instants.ts";
import { sha256 } from "../../lib/platform/sha256.ts";
import { PAPER_ENDS } from "../../lib/policy/looper-papers.ts";
import { PEOPLE } from "../people/rows/users.ts";
import { BulkInsert, type SqlValue } from "../seed/bulk.ts";
import { drawPaper } from "./draw-paper.ts";

const DOCUMENT_COLUMNS = [
  ...["id", "ownerId", "kind", "fileName", "bytes", "sha256", "storageKey", "createdAt"],
] as const;

const PAPER_COLUMNS = [
  ...["id", "looperId", "kind", "documentId", "number", "endsOn", "handedInAt"],
  ...["outcome", "endedAt", "decidedById"],
] as const;

const KEY_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

interface SampleLooper {
  userId: string;
  firstName: string;
  lastName: string;
  rsacNumber: string;
  identityExpiresOn: string;
  attestationExpiresOn: string;
  insuranceExpiresOn: string;
  trainedAt: StoredInstant;
}

/** The sample's loopers, and the catalogue's, who have no paper yet. */
const withoutPapers = (database: Database.Database): SampleLooper[] =>
  database
    .prepare<[string, string], SampleLooper>(
      `SELECT p."userId", u."firstName", u."lastName", p."rsacNumber", p."identityExpiresOn",
         p."attestationExpiresOn", p."insuranceExpiresOn", p."trainedAt"
       FROM "AmbassadorProfile" p JOIN "User" u ON u."id" = p."userId"
       WHERE (u."emailNormalized" LIKE ? OR u."emailNormalized" LIKE ?)
         AND p."rsacNumber" IS NOT NULL AND p."identityExpiresOn" IS NOT NULL
         AND p."attestationExpiresOn" IS NOT NULL AND p."insuranceExpiresOn" IS NOT NULL
         AND p."trainedAt" IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM "LooperPaper" l WHERE l."looperId" = p."userId")
       ORDER BY p."userId"`,
    )
    .all(`%@${DEMO_DOMAIN}`, "%@catalogue.loopimmo.example");

const endOf = (looper: SampleLooper, paper: HandedInPaper) =>
  paper === "rsac" ? null : looper[PAPER_ENDS[paper]];

/** Where the bytes of documents go: the encrypted store. */
export interface PaperStore {
  put(key: string, bytes: Uint8Array): Promise<unknown>;
}

/** Loopers whose papers are drawn and stored at once: most of it is waiting for the disk. */
const AT_ONCE = 25;

/** Draws and stores a paper. @returns the values of its two rows */
async function storePaper(
  looper: SampleLooper,
  paper: HandedInPaper,
  store: PaperStore,
): Promise<{ document: SqlValue[]; paper: SqlValue[] }> {
  const { userId, rsacNumber, trainedAt } = looper;
  const handedIn = fromDbInstant(trainedAt);
  const checkedAt = toDbInstant(new Date(handedIn.getTime() + HOUR_MS));
  const endsOn = endOf(looper, paper);
  const value = endsOn === null ? rsacNumber : formatCivilDate(endsOn);
  const name = `${looper.firstName} ${looper.lastName}`;
  const bytes = await drawPaper(paper, name, value, handedIn);
  const [id, documentId, storageKey] = [newId(), newId(), randomText(KEY_ALPHABET, 32)];
  await store.put(storageKey, bytes);
  const file = [`demonstration-${paper}.pdf`, bytes.length, sha256(bytes), storageKey];
  const says = [paper === "rsac" ? rsacNumber : null, endsOn];
  return {
    document: [documentId, userId, DOCUMENT_OF[paper], ...file, trainedAt],
    paper: [id, userId, paper, documentId, ...says, trainedAt, "checked", checkedAt, PEOPLE.trust],
  };
}

/**
 * Gives each looper of the demonstration who has none four papers, checked by the sample's trust manager, each a document
 * of its own: the bytes first, then all rows in one transaction. Run again, it adds nothing.
 * @returns how many loopers were given theirs
 */
export async function writeLooperPapers(
  database: Database.Database,
  store: PaperStore,
): Promise<number> {
  const loopers = withoutPapers(database);
  const documents: SqlValue[] = [];
  const papers: SqlValue[] = [];
  for (let at = 0; at < loopers.length; at += AT_ONCE) {
    const drawn = await Promise.all(
      loopers
        .slice(at, at + AT_ONCE)
        .flatMap((looper) => HANDED_IN_PAPERS.map((paper) => storePaper(looper, paper, store))),
    );
    for (const rows of drawn) {
      documents.push(...rows.document);
      papers.push(...rows.paper);
    }
  }
  database
    .transaction(() => {
      new BulkInsert(database, "StoredDocument", DOCUMENT_COLUMNS).insert(documents);
      new BulkInsert(database, "LooperPaper", PAPER_COLUMNS).insert(papers);
    })
    .immediate();
  return loopers.length;
}
