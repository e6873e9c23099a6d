import { reads } from "../../platform/db/read.ts";
import type { PastSale } from "../../public-data/sales/schemas.ts";
import { METHOD_VERSION } from "../method.ts";
import type { MarketCommune } from "./load-market.ts";

/** A list of numbers, as the column holds it. */
export const numbersOf = (json: string): number[] => (JSON.parse(json) as unknown[]).map(Number);

/** Paid ÷ estimated of the replayed sales of a type, in a commune and in the others of its department. */
export async function findRatios(
  { code, departmentCode }: MarketCommune,
  type: PastSale["type"],
): Promise<{ ofCommune: number[]; ofDepartment: number[] }> {
  const rows = await reads()
    .selectFrom("EstimateBacktest as b")
    .innerJoin("Commune as c", "c.code", "b.communeCode")
    .select(["b.communeCode", "b.ratios"])
    .where("c.departmentCode", "=", departmentCode)
    .where("b.type", "=", type)
    .where("b.methodVersion", "=", METHOD_VERSION)
    .execute();
  return {
    ofCommune: rows
      .filter(({ communeCode }) => communeCode === code)
      .flatMap(({ ratios }) => numbersOf(ratios)),
    ofDepartment: rows.flatMap(({ ratios }) => numbersOf(ratios)),
  };
}
