/** Parts of statements that read the package of `Property p`: for `packageOf`. */

export const MANDATE_COLUMNS =
  "m.priceCents AS mandatePriceCents, m.tier AS mandateTier, m.feeCents AS mandateFeeCents";

/** The same for a typed read that joins `Mandate as m` on `mandateNumberOf`. */
export const MANDATE_FIELDS = [
  "m.priceCents as mandatePriceCents",
  "m.tier as mandateTier",
  "m.feeCents as mandateFeeCents",
] as const;

/** The mandate in force; of what is sold the last one, which may have ended with the sale. */
export const MANDATE_JOIN = `LEFT JOIN Mandate m ON m.number = (
  SELECT max(last.number) FROM Mandate last
  WHERE last.propertyId = p.id AND (last.endedAt IS NULL OR p.status = 'sold'))`;
