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
  "m.sellerDecides",
] as const satisfies readonly `m.${keyof NamesRow}`[];
