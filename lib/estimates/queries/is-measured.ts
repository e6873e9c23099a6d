import { toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { METHOD_VERSION } from "../method.ts";

/** Whether a commune's errors were measured, by this method and from files of this date, for so many types. */
export async function isMeasured(
  communeCode: string,
  dataAt: Date,
  types: number,
): Promise<boolean> {
  const rows = await reads()
    .selectFrom("EstimateBacktest")
    .select("type")
    .where("communeCode", "=", communeCode)
    .where("methodVersion", "=", METHOD_VERSION)
    .where("dataAt", "=", toDbInstant(dataAt))
    .execute();
  return rows.length === types;
}
