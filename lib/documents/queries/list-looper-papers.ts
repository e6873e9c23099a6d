import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { type DocumentKind, KINDS_OF } from "../rules.ts";
import type { LooperPaperFile } from "../views.ts";

/**
 * The papers that some loopers sent, by looper, for the person who checks them.
 * @throws {DomainError} request.forbidden
 */
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
