import type { NamesRow } from "./names.ts";

/**
 * The package of `Property p`, for `packageOf`, of a typed read that joins `Mandate as m` by `isMandateOfHome`, and
 * `MandateAmendment as ma` by `isLastAmendment` (queries/mandate-joins.ts).
 */
export const MANDATE_FIELDS = [
  "m.priceCents as mandatePriceCents",
  "m.tier as mandateTier",
  "m.feeCents as mandateFeeCents",
  "ma.priceCents as amendedPriceCents",
  "ma.tier as amendedTier",
  "ma.feeCents as amendedFeeCents",
] as const;

/** What the mandate names, of a typed read that joins it as `Mandate as m`: for `namesOf` (names.ts). */
export const MANDATE_NAMES_FIELDS = [
  "m.homeType",
  "m.homeAddress",
  "m.homeLot",
  "m.homePostalCode",
  "m.homeCommuneCode",
  "m.homeCity",
  "m.homeParcelId",
  "m.homeSurfaceDm2",
  "m.homeLandSurfaceM2",
  "m.sellerName",
] as const satisfies readonly `m.${keyof NamesRow}`[];

/**
 * The mandate in force, and its last amendment; of what is sold the mandate under which it was, which ended with
 * the sale or is open.
 */
export const MANDATE_JOIN = `LEFT JOIN Mandate m ON m.number = (
  SELECT max(last.number) FROM Mandate last
  WHERE last.propertyId = p.id
    AND (last.endedAt IS NULL OR (p.status = 'sold' AND last.endedAt >= p.soldAt)))
  LEFT JOIN MandateAmendment ma ON ma.mandateNumber = m.number AND ma.position = (
    SELECT max(lastAmendment.position) FROM MandateAmendment lastAmendment
    WHERE lastAmendment.mandateNumber = m.number)`;
