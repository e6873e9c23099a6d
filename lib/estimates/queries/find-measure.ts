import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { METHOD_VERSION } from "../method.ts";

/** What a commune's errors were measured by. */
export interface Measure {
  /** When the newest of the files had been updated. */
  dataAt: Date;
  /** Whether every file of the sales around was read. */
  isWhole: boolean;
}

/** What a commune's errors were measured by, with this method; null where they were not. All types are measured at once. */
export async function findMeasure(communeCode: string): Promise<Measure | null> {
  const row = await reads()
    .selectFrom("EstimateBacktest")
    .select(["dataAt", "isWhole"])
    .where("communeCode", "=", communeCode)
    .where("methodVersion", "=", METHOD_VERSION)
    .executeTakeFirst();
  return row ? { dataAt: fromDbInstant(row.dataAt), isWhole: Boolean(row.isWhole) } : null;
}
