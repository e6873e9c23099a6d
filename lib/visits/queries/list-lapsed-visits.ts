import { toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";

/** Requests that nobody confirmed before they were to begin, the oldest first. */
export async function listLapsed(now: Date, limit: number): Promise<string[]> {
  const rows = await reads()
    .selectFrom("Visit")
    .select("id")
    .where("status", "=", literal("pending"))
    .where("startsAt", "<=", toDbInstant(now))
    .orderBy("startsAt")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
