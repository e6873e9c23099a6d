-- AlterTable
ALTER TABLE "Property" ADD COLUMN "propertyTaxCents" INTEGER;
ALTER TABLE "Property" ADD COLUMN "propertyTaxYear" INTEGER CHECK (("propertyTaxCents" IS NULL) = ("propertyTaxYear" IS NULL) AND ("propertyTaxCents" IS NULL OR "propertyTaxCents" BETWEEN 100 AND 10000000 AND "propertyTaxYear" BETWEEN 2000 AND 3000));

-- What a home costs a month is searched by, and stands on cards: what it is made of is taken in as the price is.
DROP TRIGGER "Property_updated";
CREATE TRIGGER "Property_updated" AFTER UPDATE OF
  "status", "type", "title", "description", "searchText", "priceCents", "surfaceDm2", "rooms",
  "bedrooms", "bathrooms", "floor", "floorCount", "landSurfaceM2", "features", "neighbourhood",
  "communeCode", "postalCode", "lat", "lng", "energyClass", "energyCostMinCents",
  "energyCostMaxCents", "coownershipChargesCents", "propertyTaxCents", "publishedAt",
  "confirmedAt", "ambassadorId" ON "Property"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."id"); END;
CREATE TRIGGER "Property_costs_page" AFTER UPDATE OF
  "energyCostMinCents", "energyCostMaxCents", "coownershipChargesCents", "propertyTaxCents",
  "propertyTaxYear" ON "Property"
BEGIN INSERT INTO "PageChange" ("tag")
  VALUES ('listing:' || NEW."id"), ('city:' || NEW."communeCode"), ('search'); END;
