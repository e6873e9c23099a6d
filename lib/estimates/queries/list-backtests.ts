import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { errorsOf, FEWEST_SHOWN } from "../backtest.ts";
import { METHOD_VERSION } from "../method.ts";
import type { BacktestRow } from "../views.ts";
import { numbersOf } from "./find-ratios.ts";

/** The communes with the most sales come first; so many are listed. */
const MOST_SHOWN = 200;

/** The measured errors of estimates, by commune and type: what the method's page publishes. */
export async function listBacktests(): Promise<BacktestRow[]> {
  const rows = await reads()
    .selectFrom("EstimateBacktest as b")
    .innerJoin("Commune as c", "c.code", "b.communeCode")
    .select([
      "c.name",
      "c.departmentCode",
      "b.type",
      "b.year",
      "b.ratios",
      "b.coverage",
      "b.dataAt",
      "b.isWhole",
    ])
    .where("b.methodVersion", "=", METHOD_VERSION)
    .where("b.count", ">=", FEWEST_SHOWN)
    .orderBy("b.count", "desc")
    .orderBy("b.communeCode")
    .orderBy("b.type")
    .limit(MOST_SHOWN)
    .execute();
  return rows.flatMap(({ ratios, name, departmentCode, type, year, coverage, dataAt, isWhole }) => {
    const errors = errorsOf(numbersOf(ratios));
    if (!errors) return [];
    const soldAs = type === "house" ? ("house" as const) : ("apartment" as const);
    return {
      ...{ commune: name, departmentCode, year, coverage, errors },
      type: soldAs,
      dataAt: fromDbInstant(dataAt),
      isWhole: Boolean(isWhole),
    };
  });
}
