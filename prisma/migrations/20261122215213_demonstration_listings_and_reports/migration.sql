-- CreateTable
CREATE TABLE "ListingReport" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "email" TEXT,
    "reporterId" TEXT,
    "status" TEXT NOT NULL DEFAULT 'open',
    "outcome" TEXT,
    "claimedById" TEXT,
    "claimedAt" DATETIME,
    "closedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "movedAt" DATETIME NOT NULL,
    CONSTRAINT "ListingReport_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ListingReport_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "ListingReport_claimedById_fkey" FOREIGN KEY ("claimedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (length("text") <= 2000),
    CHECK ("status" = 'open' OR ("claimedById" IS NOT NULL AND "claimedAt" IS NOT NULL)),
    CHECK (("status" = 'closed') = ("outcome" IS NOT NULL)),
    CHECK (("status" = 'closed') = ("closedAt" IS NOT NULL)),
    CHECK ("reason" IN ('not_for_sale', 'misleading', 'wrong_price', 'wrong_location', 'pictures', 'discrimination', 'personal_data', 'fraud', 'duplicate', 'other')),
    CHECK ("status" IN ('open', 'claimed', 'closed')),
    CHECK ("outcome" IN ('withdrawn', 'unfounded', 'settled_before', 'forwarded'))
);

-- AlterTable
ALTER TABLE "Property" ADD COLUMN "isDemonstration" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "ListingReport_status_movedAt_id_idx" ON "ListingReport"("status", "movedAt", "id");

-- CreateIndex
CREATE INDEX "ListingReport_propertyId_idx" ON "ListingReport"("propertyId");

-- CreateIndex
CREATE INDEX "ListingReport_reporterId_idx" ON "ListingReport"("reporterId");

-- CreateIndex
CREATE INDEX "ListingReport_claimedById_idx" ON "ListingReport"("claimedById");

-- The listings of the sample and of the generated catalogue that are there already.
UPDATE "Property" SET "isDemonstration" = true
WHERE "sellerId" GLOB 'p?????000000'
  OR "id" IN ('rennes000001', 'stma10000002', 'nantes000003', 'd1nan0000004', 'vannes000005');

-- Decided when a listing is written: no trigger invalidates the cards and pages that show it.
CREATE TRIGGER "Property_demonstration_fixed" BEFORE UPDATE OF "isDemonstration" ON "Property"
WHEN NEW."isDemonstration" <> OLD."isDemonstration"
BEGIN SELECT RAISE(ABORT, 'isDemonstration does not change'); END;

-- A commune's figures keep demonstrations apart, from this index alone.
DROP INDEX "Property_commune_type_price";
CREATE INDEX "Property_commune_type_price" ON "Property" ("communeCode", "type", "priceCents", "id", "surfaceDm2", "isDemonstration") WHERE "status" IN ('active', 'under_offer');

-- A person has one report under way about a listing.
CREATE UNIQUE INDEX "ListingReport_one_open" ON "ListingReport" ("propertyId", "reporterId") WHERE "reporterId" IS NOT NULL AND "status" <> 'closed';

-- Cards that a running process has cached, and pages, have to be read again.
UPDATE "SearchEpoch" SET "epoch" = "epoch" + 1;
