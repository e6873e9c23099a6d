import { departmentOf } from "../../kernel/place.ts";
import { civilDay } from "../../kernel/time.ts";
import {
  NONE,
  type PENDING,
  type PublicResult,
  WAIT_MS,
  within,
} from "../../public-data/result.ts";
import { type PaidPricesOfCommune, paidPrices } from "../paid-prices.ts";
import { hasRegister } from "../place.ts";
import { loadCommuneSales } from "./load-market.ts";

async function readPrices(code: string, now: Date): Promise<PublicResult<PaidPricesOfCommune>> {
  const departmentCode = departmentOf(code);
  if (!hasRegister(departmentCode)) return NONE;
  const result = await loadCommuneSales({ code, departmentCode }, now);
  if (result.state !== "found") return result;
  const value = paidPrices(result.value.sales, civilDay(now));
  return value === null ? NONE : { state: "found", value, at: result.at };
}

/** What homes were sold for in a commune; pending while its files are read for the first time. */
export const findPaidPrices = (
  communeCode: string,
  now = new Date(),
): Promise<PublicResult<PaidPricesOfCommune> | typeof PENDING> =>
  within(WAIT_MS, readPrices(communeCode, now));
