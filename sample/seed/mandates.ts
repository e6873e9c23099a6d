import type Database from "better-sqlite3";
import { mandateWithdrawalEnd } from "../../lib/mandates/rules.ts";
import { toDbInstant } from "../../lib/platform/db/instants.ts";
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
 * their price, in the order in which they were signed: the day each file was opened, with the request to be published
 * at once.
 * @param where a condition on the columns of `Property`
 */
export function writeMandates(database: Database.Database, where: string): void {
  const endOf = (signedAt: string, communeCode: string) =>
    mandateWithdrawalEnd(new Date(signedAt), communeCode);
  database.function(
    "withdrawal_end_day",
    { deterministic: true },
    (signedAt: string, communeCode: string) => endOf(signedAt, communeCode).withdrawalEndsOn,
  );
  database.function(
    "withdrawal_end",
    { deterministic: true },
    (signedAt: string, communeCode: string) =>
      toDbInstant(endOf(signedAt, communeCode).withdrawalEndsAt),
  );
  database.exec(
    `INSERT INTO "Mandate" ("number", "propertyId", "priceCents", "tier", "feeCents", "signedAt", "withdrawalEndsOn",
       "withdrawalEndsAt", "expressRequestAt", "homeType", "homeAddress", "homeLot", "homePostalCode", "homeCommuneCode", "homeCity", "homeParcelId", "homeSurfaceDm2",
       "homeLandSurfaceM2", "sellerName")
     SELECT (SELECT coalesce(max("number"), 0) FROM "Mandate") + row_number() OVER (ORDER BY "createdAt", "id"), "id",
       "priceCents", ${byTier(({ code }) => `'${code}'`)}, ${FEE}, "createdAt", withdrawal_end_day("createdAt", "communeCode"),
       withdrawal_end("createdAt", "communeCode"),
       "createdAt", "type", "address", "lot", "postalCode", "communeCode", "name", "parcelId", "surfaceDm2", "landSurfaceM2",
       (SELECT "firstName" || ' ' || "lastName" FROM "User" WHERE "User"."id" = "sellerId")
     FROM "Property" JOIN "Commune" ON "code" = "communeCode"
     WHERE ("publishedAt" IS NOT NULL OR "status" = 'in_review') AND (${where}) ORDER BY "createdAt", "id"`,
  );
  // Each of a seller who owns the home alone.
  database.exec(
    `INSERT INTO "MandateParty" ("mandateNumber", "position", "kind", "name", "email", "address")
     SELECT "number", 1, 'person', "sellerName", "email", "User"."address" || ', ' || "User"."postalCode" || ' ' || "User"."city"
     FROM "Mandate" JOIN "Property" ON "Property"."id" = "propertyId" JOIN "User" ON "User"."id" = "sellerId"
     WHERE NOT EXISTS (SELECT 1 FROM "MandateParty" WHERE "mandateNumber" = "number") ORDER BY "number"`,
  );
}
