-- AlterTable
ALTER TABLE "Property" ADD COLUMN "transport" TEXT;

-- It is on the listing's own page.
DROP TRIGGER "Property_detailed_page";
CREATE TRIGGER "Property_detailed_page" AFTER UPDATE OF
  "landSurfaceM2", "bathrooms", "floor", "floorCount", "builtYear", "address", "transport",
  "virtualTourUrl", "ghgClass", "energyUse", "ghgEmission", "energyCostMinCents",
  "energyCostMaxCents", "energyCostYear", "coownershipLots", "coownershipChargesCents",
  "coownershipProceedings", "soldAt" ON "Property"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."id"); END;
