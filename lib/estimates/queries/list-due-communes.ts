import { DAY_MS, msAfter } from "../../kernel/time.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { listShippedCommunes } from "../../public-data/sales/file-store.ts";
import { METHOD_VERSION } from "../method.ts";

/** The communes whose measure nobody looked at for a day, or which is of another method, the oldest first. */
async function listStale(most: number, now: Date): Promise<string[]> {
  const rows = await reads()
    .selectFrom("EstimateBacktest")
    .select("communeCode")
    .where((eb) =>
      eb.or([
        eb("measuredAt", "<=", toDbInstant(msAfter(now, -DAY_MS))),
        eb("methodVersion", "<>", METHOD_VERSION),
      ]),
    )
    .groupBy("communeCode")
    .orderBy(({ fn }) => fn.min("measuredAt"))
    .orderBy("communeCode")
    .limit(most)
    .execute();
  return rows.map(({ communeCode }) => communeCode);
}

/** Those whose sales come with the project, and that were never measured. */
async function listUnmeasuredShipped(): Promise<string[]> {
  const shipped = await listShippedCommunes();
  const rows = await reads()
    .selectFrom("EstimateBacktest")
    .select("communeCode")
    .where("communeCode", "in", shipped)
    .execute();
  const measured = new Set(rows.map(({ communeCode }) => communeCode));
  return shipped.filter((code) => !measured.has(code));
}

/** The communes to look at: those that ship, until they are measured, then so many of the others. */
export const listDueCommunes = async (most: number, now: Date): Promise<string[]> => [
  ...(await listUnmeasuredShipped()),
  ...(await listStale(most, now)),
];
