import type { PropertyType } from "../../../kernel/property-kinds.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import { type CommunePrices, meanPricePerM2Cents } from "../rules.ts";
import { PUBLISHED } from "../sql.ts";

/** What the published listings of some communes and types come to, from an index alone. */
export const communePrices = preparedRead<
  { pairs: string },
  CommunePrices & { communeCode: string; type: PropertyType }
>(
  `SELECT p.communeCode, p.type, count(*) AS listings,
          sum(p.priceCents) AS priceCents, sum(p.surfaceDm2) AS surfaceDm2
   FROM json_each(:pairs) j CROSS JOIN Property p INDEXED BY Property_commune_type_price
     ON p.communeCode = j.value ->> 0 AND p.type = j.value ->> 1
   WHERE ${PUBLISHED} GROUP BY p.communeCode, p.type`,
);

/** The mean price per m² of a commune and type, in cents; null where too few listings are known. */
export function findMeanPrice(communeCode: string, type: PropertyType): number | null {
  const pairs = JSON.stringify([[communeCode, type]]);
  return meanPricePerM2Cents(communePrices().get({ pairs }));
}
