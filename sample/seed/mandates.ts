import type Database from "better-sqlite3";
import { PRICE_TIERS, type PriceTier } from "../../lib/pricing/rules.ts";

/** A value by the tier of `priceCents`. */
const byTier = (value: (tier: PriceTier) => string) =>
  `CASE ${PRICE_TIERS.map((tier: PriceTier) =>
    tier.upToCents === null
      ? `ELSE ${value(tier)}`
      : `WHEN "priceCents" <= ${tier.upToCents} THEN ${value(tier)}`,
  ).join(" ")} END`;

// Half away from zero, as money is rounded everywhere: a price is never below its tier.
const FEE = byTier(
  ({ feeCents, aboveCents, excessRateBps }) =>
    `${feeCents} + ("priceCents" - ${aboveCents}) * ${excessRateBps} / 10000
       + (("priceCents" - ${aboveCents}) * ${excessRateBps} % 10000 >= 5000)`,
);

/**
 * Writes the mandates under which the listings of a seed were published, or handed in, for their home and seller and at
 * their price, in the order in which they were signed: the day each file was opened.
 * @param where a condition on the columns of `Property`
 */
export function writeMandates(database: Database.Database, where: string): void {
  database.exec(
    `INSERT INTO "Mandate" ("propertyId", "priceCents", "tier", "feeCents", "signedAt", "homeType", "homeAddress",
       "homeLot", "homePostalCode", "homeCommuneCode", "homeCity", "homeParcelId", "homeSurfaceDm2",
       "homeLandSurfaceM2", "sellerName")
     SELECT "id", "priceCents", ${byTier(({ code }) => `'${code}'`)}, ${FEE}, "createdAt", "type", "address", "lot",
       "postalCode", "communeCode", "name", "parcelId", "surfaceDm2", "landSurfaceM2",
       (SELECT "firstName" || ' ' || "lastName" FROM "User" WHERE "User"."id" = "sellerId")
     FROM "Property" JOIN "Commune" ON "code" = "communeCode"
     WHERE ("publishedAt" IS NOT NULL OR "status" = 'in_review') AND (${where}) ORDER BY "createdAt", "id"`,
  );
}
