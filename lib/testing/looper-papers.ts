import { newId } from "../kernel/ids.ts";
import type { HandedInPaper } from "../kernel/looper-papers.ts";
import { handInPaper } from "../looper/papers/commands/hand-in-paper.ts";
import { DOCUMENT_OF } from "../looper/papers/rules.ts";
import type { Actor } from "../policy/actor.ts";
import type { TestDatabase } from "./database.ts";
import { rsacNumber } from "./rsac-number.ts";

/** Writes the row of a document that a looper stored for a paper; its bytes are nowhere. @returns its id */
export async function paperDocument(
  database: TestDatabase,
  { userId }: Pick<Actor, "userId">,
  paper: HandedInPaper,
  createdAt = new Date("2026-11-01T09:00:00Z"),
): Promise<string> {
  const id = newId();
  const kind = DOCUMENT_OF[paper];
  const file = { fileName: `${paper}.pdf`, bytes: 1_000, sha256: id.padEnd(64, "0") };
  await database.writer.$transaction((tx) =>
    tx.storedDocument.create({
      data: { id, ownerId: userId, kind, ...file, storageKey: id, createdAt },
    }),
  );
  return id;
}

/** Hands in one of a looper's papers with a document of its own. */
export async function handIn(
  database: TestDatabase,
  looper: Actor,
  paper: HandedInPaper,
  now: Date,
  { number = rsacNumber(), endsOn = "2029-06-30" }: { number?: string; endsOn?: string } = {},
): Promise<{ paperId: string; documentId: string }> {
  const documentId = await paperDocument(database, looper, paper);
  const { paperId } = await handInPaper(
    paper === "rsac" ? { kind: paper, documentId, number } : { kind: paper, documentId, endsOn },
    looper,
    now,
  );
  return { paperId, documentId };
}
