/** Parts of statements that read the package of `Property p`: for `packageOf`. */

export const MANDATE_COLUMNS =
  "m.priceCents AS mandatePriceCents, m.tier AS mandateTier, m.feeCents AS mandateFeeCents";

/** The mandate in force; of what is sold the last one, which may have ended with the sale. */
export const MANDATE_JOIN = `LEFT JOIN Mandate m ON m.number = (
  SELECT max(last.number) FROM Mandate last
  WHERE last.propertyId = p.id AND (last.endedAt IS NULL OR p.status = 'sold'))`;
