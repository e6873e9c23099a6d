import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { DocumentOpenings } from "../views.ts";

/** Openings that a document shows; the export of personal data has them all. */
const LATEST_OPENINGS = 10;

/** Who opened some documents: the latest of each, the last one first, and how many there are. */
export async function openingsOf(ids: readonly string[]): Promise<Map<string, DocumentOpenings>> {
  const openings = new Map<string, DocumentOpenings>();
  if (ids.length === 0) return openings;
  const ranked = reads()
    .selectFrom("DocumentAccess as a")
    .select(["a.id", "a.documentId", "a.actorId", "a.at"])
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .over((over) => over.partitionBy("a.documentId"))
        .as("total"),
      fn
        .agg<number>("row_number")
        .over((over) => over.partitionBy("a.documentId").orderBy("a.at", "desc").orderBy("a.id"))
        .as("place"),
    ])
    .where("a.documentId", "in", ids);
  const rows = await reads()
    .selectFrom(ranked.as("r"))
    .innerJoin("User as u", "u.id", "r.actorId")
    .select(["r.id", "r.documentId", "r.at", "r.total", "r.actorId", "u.firstName", "u.lastName"])
    .where("r.place", "<=", LATEST_OPENINGS)
    .orderBy("r.documentId")
    .orderBy("r.place")
    .execute();
  for (const row of rows) {
    const all = openings.get(row.documentId) ?? { total: row.total, latest: [] };
    const { id, actorId, firstName, lastName } = row;
    const at = fromDbInstant(row.at);
    all.latest.push({ id, userId: actorId, name: `${firstName} ${lastName}`, at });
    openings.set(row.documentId, all);
  }
  return openings;
}
