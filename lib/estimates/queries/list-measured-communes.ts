import { reads } from "../../platform/db/read.ts";

/** The codes of communes whose errors were measured, those of the oldest measure first. */
export async function listMeasuredCommunes(most: number): Promise<string[]> {
  const rows = await reads()
    .selectFrom("EstimateBacktest")
    .select("communeCode")
    .groupBy("communeCode")
    .orderBy(({ fn }) => fn.min("measuredAt"))
    .orderBy("communeCode")
    .limit(most)
    .execute();
  return rows.map(({ communeCode }) => communeCode);
}
