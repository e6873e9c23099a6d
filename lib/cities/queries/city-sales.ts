import { SEARCHABLE_STATUSES } from "../../kernel/property-kinds.ts";
import { literals } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";

/** What some communes' homes for sale ask for: read from the index Property_commune_type_price alone. */
export async function citySales(communeCodes: readonly string[]) {
  const sales = await reads()
    .selectFrom("Property")
    .select(["type", "priceCents", "surfaceDm2", "isDemonstration"])
    .where("communeCode", "in", communeCodes)
    .where("status", "in", literals(SEARCHABLE_STATUSES))
    .execute();
  return sales.map((sale) => ({ ...sale, isDemonstration: Boolean(sale.isDemonstration) }));
}
