import { preparedRead } from "../../platform/db/raw.ts";
import type { CitySale } from "../rules.ts";

/** Read from the index alone, whatever SQLite has counted of the table. */
export const citySales = preparedRead<
  { communeCode: string },
  CitySale & { isDemonstration: 0 | 1 }
>(
  `SELECT type, priceCents, surfaceDm2, isDemonstration FROM Property INDEXED BY Property_commune_type_price
   WHERE communeCode = :communeCode AND status IN ('active', 'under_offer')`,
);
