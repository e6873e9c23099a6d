-- AlterTable
ALTER TABLE "Mandate" ADD COLUMN "homeAddress" TEXT;
ALTER TABLE "Mandate" ADD COLUMN "homeCity" TEXT;
ALTER TABLE "Mandate" ADD COLUMN "homeCommuneCode" TEXT;
ALTER TABLE "Mandate" ADD COLUMN "homeLandSurfaceM2" INTEGER;
ALTER TABLE "Mandate" ADD COLUMN "homeLot" TEXT;
ALTER TABLE "Mandate" ADD COLUMN "homeParcelId" TEXT;
ALTER TABLE "Mandate" ADD COLUMN "homePostalCode" TEXT;
ALTER TABLE "Mandate" ADD COLUMN "homeSurfaceDm2" INTEGER;
ALTER TABLE "Mandate" ADD COLUMN "homeType" TEXT CHECK ("homeType" IN ('apartment', 'house', 'studio'));
ALTER TABLE "Mandate" ADD COLUMN "sellerName" TEXT
  CHECK (("homeType" IS NULL) = ("homeAddress" IS NULL) AND ("homeType" IS NULL) = ("homePostalCode" IS NULL))
  CHECK (("homeType" IS NULL) = ("homeCommuneCode" IS NULL) AND ("homeType" IS NULL) = ("homeCity" IS NULL))
  CHECK (("homeType" IS NULL) = ("homeSurfaceDm2" IS NULL) AND ("homeType" IS NULL) = ("sellerName" IS NULL))
  CHECK ("homeType" IS NOT NULL OR ("homeLot" IS NULL AND "homeParcelId" IS NULL AND "homeLandSurfaceM2" IS NULL));

-- What a signed document names is what its mandate covers. Its commune is written there by name: where the postal code
-- has one commune of that name, it is that one.
UPDATE "Mandate" SET
  "homeType" = named."type", "homeAddress" = named."address", "homeLot" = named."lot",
  "homePostalCode" = named."postalCode", "homeCommuneCode" = named."communeCode", "homeCity" = named."city",
  "homeParcelId" = named."parcelId", "homeSurfaceDm2" = named."surfaceDm2",
  "homeLandSurfaceM2" = named."landSurfaceM2", "sellerName" = named."sellerName"
FROM (
  SELECT g."mandateNumber", g."terms" ->> '$.home.type' AS "type", g."terms" ->> '$.home.address' AS "address",
    g."terms" ->> '$.home.lot' AS "lot", g."terms" ->> '$.home.postalCode' AS "postalCode",
    min(c."code") AS "communeCode", c."name" AS "city", g."terms" ->> '$.home.parcelId' AS "parcelId",
    g."terms" ->> '$.home.surfaceDm2' AS "surfaceDm2", g."terms" ->> '$.home.landSurfaceM2' AS "landSurfaceM2",
    g."terms" ->> '$.seller.name' AS "sellerName"
  FROM "Signature" g
  JOIN "CommunePostalCode" k ON k."postalCode" = g."terms" ->> '$.home.postalCode'
  JOIN "Commune" c ON c."code" = k."communeCode" AND c."name" = g."terms" ->> '$.home.city'
  WHERE g."kind" = 'mandate' AND g."signedAt" IS NOT NULL
  GROUP BY g."id" HAVING count(*) = 1
) AS named WHERE named."mandateNumber" = "Mandate"."number";

-- What a mandate names is never changed either.
CREATE TRIGGER "Mandate_names_fixed" BEFORE UPDATE OF "homeType", "homeAddress", "homeLot", "homePostalCode",
  "homeCommuneCode", "homeCity", "homeParcelId", "homeSurfaceDm2", "homeLandSurfaceM2", "sellerName" ON "Mandate"
BEGIN SELECT RAISE(ABORT, 'a mandate is never changed'); END;
-- Nor whose the home of a mandate is; an example needs none.
CREATE TRIGGER "Property_seller_of_mandate" BEFORE UPDATE OF "sellerId" ON "Property"
WHEN NEW."sellerId" <> OLD."sellerId" AND NOT OLD."isDemonstration" AND EXISTS (SELECT 1 FROM "Mandate" WHERE "propertyId" = NEW."id")
BEGIN SELECT RAISE(ABORT, 'the home of a mandate is its seller''s'); END;

-- A listing comes online under a mandate that names its home, and stays the home that the mandate in force names. How an
-- address or a lot is written counts in lib/mandates/names.ts, not here.
DROP TRIGGER "Property_online_needs_mandate";
CREATE TRIGGER "Property_online_needs_mandate" BEFORE UPDATE OF "status" ON "Property"
WHEN NEW."status" = 'active' AND OLD."status" <> 'active' AND NOT NEW."isDemonstration"
  AND NOT EXISTS (SELECT 1 FROM "Mandate" WHERE "propertyId" = NEW."id" AND "endedAt" IS NULL
    AND "homeType" = NEW."type" AND "homeCommuneCode" = NEW."communeCode" AND "homePostalCode" = NEW."postalCode"
    AND "homeSurfaceDm2" = NEW."surfaceDm2" AND coalesce("homeLandSurfaceM2", 0) = coalesce(NEW."landSurfaceM2", 0)
    AND "homeParcelId" IS NEW."parcelId")
BEGIN SELECT RAISE(ABORT, 'a listing is online under a mandate that names its home'); END;
CREATE TRIGGER "Property_online_stays_its_home" BEFORE UPDATE OF "type", "communeCode", "postalCode", "surfaceDm2",
  "landSurfaceM2", "parcelId" ON "Property"
WHEN OLD."status" IN ('active', 'under_offer') AND NEW."status" IN ('active', 'under_offer')
  AND NOT NEW."isDemonstration"
  AND (NEW."type" <> OLD."type" OR NEW."communeCode" <> OLD."communeCode" OR NEW."postalCode" <> OLD."postalCode"
    OR NEW."surfaceDm2" <> OLD."surfaceDm2" OR coalesce(NEW."landSurfaceM2", 0) <> coalesce(OLD."landSurfaceM2", 0)
    OR NEW."parcelId" IS NOT OLD."parcelId")
  AND NOT EXISTS (SELECT 1 FROM "Mandate" WHERE "propertyId" = NEW."id" AND "endedAt" IS NULL
    AND "homeType" = NEW."type" AND "homeCommuneCode" = NEW."communeCode" AND "homePostalCode" = NEW."postalCode"
    AND "homeSurfaceDm2" = NEW."surfaceDm2" AND coalesce("homeLandSurfaceM2", 0) = coalesce(NEW."landSurfaceM2", 0)
    AND "homeParcelId" IS NEW."parcelId")
BEGIN SELECT RAISE(ABORT, 'a listing online stays the home that its mandate names'); END;

-- AlterTable
ALTER TABLE "Offer" ADD COLUMN "home" JSONB CHECK ("home" IS NULL OR json_valid("home"));

-- An offer that waits for its answer is for the home as it is described: nothing of before is known.
UPDATE "Offer" SET "home" = (
  SELECT json_object('type', p."type", 'address', p."address", 'lot', p."lot", 'postalCode', p."postalCode",
    'communeCode', p."communeCode", 'city', c."name", 'parcelId', p."parcelId", 'surfaceDm2', p."surfaceDm2",
    'landSurfaceM2', p."landSurfaceM2")
  FROM "Property" p JOIN "Commune" c ON c."code" = p."communeCode" WHERE p."id" = "Offer"."propertyId")
WHERE "status" = 'pending';
CREATE TRIGGER "Offer_home_fixed" BEFORE UPDATE OF "home" ON "Offer"
BEGIN SELECT RAISE(ABORT, 'the home of an offer is never changed'); END;
