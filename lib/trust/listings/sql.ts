export const PUBLISHED = "p.status IN ('active', 'under_offer')";

/** In the words of the index Property_incomplete, which has those rows and no others. */
export const INCOMPLETE = `(p.energyClass IS NULL OR p.ghgClass IS NULL OR p.energyCostMinCents IS NULL OR p.energyCostMaxCents IS NULL OR p.energyCostYear IS NULL OR (p.coownershipLots IS NOT NULL AND (p.coownershipChargesCents IS NULL OR p.coownershipProceedings IS NULL)))`;
