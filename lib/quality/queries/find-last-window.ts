import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";

/** The week of the last sample, and until when it looked at visits; null before the first one. */
export async function findLastWindow(): Promise<{ week: string; visitsUntil: Date } | null> {
  const row = await reads()
    .selectFrom("QualitySample")
    .select(["week", "visitsUntil"])
    .orderBy("week", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { week: row.week, visitsUntil: fromDbInstant(row.visitsUntil) } : null;
}
