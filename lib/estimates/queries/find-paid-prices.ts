import { saleCodes } from "../../communes/arrondissements.ts";
import { departmentOf } from "../../kernel/place.ts";
import { civilDay } from "../../kernel/time.ts";
import {
  NONE,
  type PENDING,
  type PublicResult,
  UNREACHABLE,
  WAIT_MS,
  within,
} from "../../public-data/result.ts";
import type { CommuneSales } from "../../public-data/sales/client.ts";
import { hasRegister } from "../../public-data/sales/rules.ts";
import { type PaidPricesOfCommune, paidPrices } from "../paid-prices.ts";
import { joinSales, loadCommuneSales } from "./load-market.ts";

async function readPrices(code: string, now: Date): Promise<PublicResult<PaidPricesOfCommune>> {
  const departmentCode = departmentOf(code);
  if (!hasRegister(departmentCode)) return NONE;
  const found: CommuneSales[] = [];
  let hasUnread = false;
  // Paris, Lyon and Marseille have a file an arrondissement, and none of their own.
  for (const each of saleCodes(code)) {
    const result = await loadCommuneSales({ code: each, departmentCode }, now);
    if (result.state === "found") found.push(result.value);
    if (result.state === "unreachable") hasUnread = true;
  }
  // Half of a city's sales are not what is paid there.
  if (hasUnread) return UNREACHABLE;
  const joined = joinSales(found);
  if (joined === null) return NONE;
  const value = paidPrices(joined.sales, civilDay(now));
  return value === null ? NONE : { state: "found", value, at: joined.dataAt };
}

/** What homes were sold for in a commune; pending while its files are read for the first time. */
export const findPaidPrices = (
  communeCode: string,
  now = new Date(),
): Promise<PublicResult<PaidPricesOfCommune> | typeof PENDING> =>
  within(WAIT_MS, readPrices(communeCode, now));
