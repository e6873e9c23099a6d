-- AlterTable
ALTER TABLE "CommissionEntry" ADD COLUMN "propertyName" TEXT;

-- CreateTable
CREATE TABLE "ViewSalt" (
    "day" TEXT NOT NULL PRIMARY KEY,
    "salt" TEXT NOT NULL,
    CHECK ("day" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);

-- CreateTable
CREATE TABLE "ListingViewer" (
    "day" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    PRIMARY KEY ("day", "hash")
);

-- CreateTable
CREATE TABLE "StatusPeriod" (
    "propertyId" TEXT NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "status" TEXT NOT NULL,

    PRIMARY KEY ("propertyId", "startedAt"),
    CONSTRAINT "StatusPeriod_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("status" IN ('paused', 'under_offer')),
    CHECK ("endedAt" IS NULL OR "endedAt" >= "startedAt"),
    CHECK ("status" IN ('draft', 'in_review', 'active', 'under_offer', 'sold', 'paused', 'withdrawn'))
);

-- CreateTable
CREATE TABLE "Mandate" (
    "number" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "propertyId" TEXT NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "tier" TEXT NOT NULL,
    "feeCents" INTEGER NOT NULL,
    "signedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    CONSTRAINT "Mandate_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("priceCents" BETWEEN 100000 AND 2000000000),
    CHECK ("feeCents" > 0),
    CHECK ("endedAt" IS NULL OR "endedAt" >= "signedAt"),
    CHECK ("tier" IN ('starter', 'essential', 'premium', 'elite', 'prestige', 'signature'))
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_PropertyDay" (
    "propertyId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "favorites" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("propertyId", "day"),
    CONSTRAINT "PropertyDay_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("day" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK ("views" >= 0 AND "favorites" >= 0)
);
INSERT INTO "new_PropertyDay" ("day", "favorites", "propertyId", "views") SELECT "day", "favorites", "propertyId", "views" FROM "PropertyDay";
DROP TABLE "PropertyDay";
ALTER TABLE "new_PropertyDay" RENAME TO "PropertyDay";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Mandate_propertyId_idx" ON "Mandate"("propertyId");

-- How long listings of a type stay online in a commune: from the first publication, read without
-- touching the table.
DROP INDEX "Property_days_online";
CREATE INDEX "Property_days_online" ON "Property" ("communeCode", "type", "publishedAt", "soldAt", "id", "status") WHERE "status" IN ('active', 'under_offer', 'sold');

-- One period at a time, and one mandate in force, of each listing.
CREATE UNIQUE INDEX "StatusPeriod_open" ON "StatusPeriod" ("propertyId") WHERE "endedAt" IS NULL;
CREATE UNIQUE INDEX "Mandate_in_force" ON "Mandate" ("propertyId") WHERE "endedAt" IS NULL;

-- Periods follow the status by themselves: no command can leave one out.
CREATE TRIGGER "Property_status_period" AFTER UPDATE OF "status" ON "Property"
WHEN NEW."status" <> OLD."status"
BEGIN
  UPDATE "StatusPeriod" SET "endedAt" = max("startedAt", strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'))
  WHERE "propertyId" = NEW."id" AND "endedAt" IS NULL;
  INSERT INTO "StatusPeriod" ("propertyId", "startedAt", "status")
  SELECT NEW."id", strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'), NEW."status"
  WHERE NEW."status" IN ('paused', 'under_offer')
  ON CONFLICT ("propertyId", "startedAt") DO UPDATE SET "status" = excluded."status", "endedAt" = NULL;
END;

-- A listing is under offer, or sold, by an offer that was accepted, and stays so with it. What is
-- inserted as such (seeds) writes the listing before its offer.
CREATE TRIGGER "Property_sale_needs_offer" BEFORE UPDATE OF "status" ON "Property"
WHEN NEW."status" IN ('under_offer', 'sold') AND NEW."status" <> OLD."status"
  AND NOT EXISTS (SELECT 1 FROM "Offer" WHERE "propertyId" = NEW."id" AND "status" = 'accepted')
BEGIN SELECT RAISE(ABORT, 'a listing is under offer or sold by an accepted offer'); END;
CREATE TRIGGER "Offer_of_a_sale_stays" BEFORE UPDATE OF "status", "propertyId" ON "Offer"
WHEN OLD."status" = 'accepted'
  AND (NEW."status" <> 'accepted' OR NEW."propertyId" <> OLD."propertyId")
  AND EXISTS (SELECT 1 FROM "Property" WHERE "id" = OLD."propertyId" AND "status" IN ('under_offer', 'sold'))
BEGIN SELECT RAISE(ABORT, 'the accepted offer of a sale stays accepted'); END;
CREATE TRIGGER "Offer_of_a_sale_not_deleted" BEFORE DELETE ON "Offer"
WHEN OLD."status" = 'accepted'
  AND EXISTS (SELECT 1 FROM "Property" WHERE "id" = OLD."propertyId" AND "status" IN ('under_offer', 'sold'))
BEGIN SELECT RAISE(ABORT, 'the accepted offer of a sale stays'); END;

-- The register of mandates is never deleted from, nor changed but for a mandate's end.
CREATE TRIGGER "Mandate_no_update" BEFORE UPDATE OF "number", "propertyId", "priceCents", "tier", "feeCents", "signedAt" ON "Mandate"
BEGIN SELECT RAISE(ABORT, 'a mandate is never changed'); END;
CREATE TRIGGER "Mandate_ends_once" BEFORE UPDATE OF "endedAt" ON "Mandate" WHEN OLD."endedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'a mandate ends once'); END;
CREATE TRIGGER "Mandate_no_delete" BEFORE DELETE ON "Mandate"
BEGIN SELECT RAISE(ABORT, 'the register of mandates is never deleted from'); END;

-- A line of the ledger says what property it is for.
CREATE TRIGGER "CommissionEntry_names_property" BEFORE INSERT ON "CommissionEntry"
WHEN NEW."propertyId" IS NULL AND trim(coalesce(NEW."propertyName", '')) = ''
BEGIN SELECT RAISE(ABORT, 'a line of the ledger names its property'); END;

-- What a database already holds. Generated listings (numbers 'c…' of sellers 'p…000000') had views,
-- favourites and sales without a row behind them: the figures become what rows say, those under offer are
-- on the market again, and those sold leave it.
UPDATE "Property" SET
  "viewCount" = (SELECT coalesce(sum("views"), 0) FROM "PropertyDay" d WHERE d."propertyId" = "Property"."id"),
  "favoriteCount" = (SELECT count(*) FROM "Favorite" f WHERE f."propertyId" = "Property"."id")
WHERE "id" >= 'c' AND "id" < 'd' AND "sellerId" GLOB 'p?????000000';
UPDATE "Property" SET "status" = 'active'
WHERE "status" = 'under_offer' AND "id" >= 'c' AND "id" < 'd' AND "sellerId" GLOB 'p?????000000'
  AND NOT EXISTS (SELECT 1 FROM "Offer" o WHERE o."propertyId" = "Property"."id" AND o."status" = 'accepted');
UPDATE "Property" SET "status" = 'withdrawn', "withdrawnAt" = "soldAt", "soldAt" = NULL
WHERE "status" = 'sold' AND "id" >= 'c' AND "id" < 'd' AND "sellerId" GLOB 'p?????000000'
  AND NOT EXISTS (SELECT 1 FROM "Offer" o WHERE o."propertyId" = "Property"."id" AND o."status" = 'accepted');
-- What is paused or under offer has been so since its last change, for all that is known.
DELETE FROM "StatusPeriod";
INSERT INTO "StatusPeriod" ("propertyId", "startedAt", "status")
SELECT "id", "updatedAt", "status" FROM "Property" WHERE "status" IN ('paused', 'under_offer');
-- The demonstration's listings that were published were so under a mandate at their price.
INSERT INTO "Mandate" ("propertyId", "priceCents", "tier", "feeCents", "signedAt")
SELECT "id", "priceCents",
  CASE WHEN "priceCents" <= 15000000 THEN 'starter' WHEN "priceCents" <= 30000000 THEN 'essential'
    WHEN "priceCents" <= 50000000 THEN 'premium' WHEN "priceCents" <= 80000000 THEN 'elite'
    WHEN "priceCents" <= 120000000 THEN 'prestige' ELSE 'signature' END,
  CASE WHEN "priceCents" <= 15000000 THEN 250000 WHEN "priceCents" <= 30000000 THEN 400000
    WHEN "priceCents" <= 50000000 THEN 600000 WHEN "priceCents" <= 80000000 THEN 800000
    WHEN "priceCents" <= 120000000 THEN 1000000
    ELSE 1000000 + ("priceCents" - 120000000 + 50) / 100 END,
  "createdAt"
FROM "Property"
WHERE "publishedAt" IS NOT NULL
  AND (("id" >= 'c' AND "id" < 'd' AND "sellerId" GLOB 'p?????000000')
    OR "id" IN ('rennes000001', 'stma10000002', 'nantes000003', 'vannes000005'))
ORDER BY "createdAt", "id";
