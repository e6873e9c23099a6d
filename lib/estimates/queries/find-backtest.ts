import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { PastSale } from "../../public-data/sales/schemas.ts";
import { errorsOf, FEWEST_SHOWN } from "../backtest.ts";
import { METHOD_VERSION } from "../method.ts";
import type { Backtest } from "../views.ts";
import { numbersOf } from "./find-ratios.ts";

/** What replaying the sales of a commune showed; null where too few of the type could be replayed. */
export async function findBacktest(
  communeCode: string,
  type: PastSale["type"],
): Promise<Backtest | null> {
  const row = await reads()
    .selectFrom("EstimateBacktest")
    .select(["year", "ratios", "coverage", "dataAt", "isWhole"])
    .where("communeCode", "=", communeCode)
    .where("type", "=", type)
    .where("methodVersion", "=", METHOD_VERSION)
    .where("count", ">=", FEWEST_SHOWN)
    .executeTakeFirst();
  const errors = row ? errorsOf(numbersOf(row.ratios)) : null;
  if (!row || !errors) return null;
  const { year, coverage, dataAt } = row;
  const isWhole = Boolean(row.isWhole);
  return { year, coverage, dataAt: fromDbInstant(dataAt), isWhole, errors };
}
