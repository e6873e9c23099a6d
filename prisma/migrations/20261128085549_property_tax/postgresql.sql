-- AlterTable
ALTER TABLE "Property" ADD COLUMN     "propertyTaxCents" INTEGER,
ADD COLUMN     "propertyTaxYear" INTEGER;
ALTER TABLE "Property" ADD CHECK (("propertyTaxCents" IS NULL) = ("propertyTaxYear" IS NULL) AND ("propertyTaxCents" IS NULL OR "propertyTaxCents" BETWEEN 100 AND 10000000 AND "propertyTaxYear" BETWEEN 2000 AND 3000));

-- What a home costs a month is searched by, and stands on cards: what it is made of is taken in as the price is.
DROP TRIGGER "Property_updated" ON "Property";
CREATE TRIGGER "Property_updated" AFTER UPDATE OF
  "status", "type", "title", "description", "searchText", "priceCents", "surfaceDm2", "rooms",
  "bedrooms", "bathrooms", "floor", "floorCount", "landSurfaceM2", "features", "neighbourhood",
  "communeCode", "postalCode", "lat", "lng", "energyClass", "energyCostMinCents",
  "energyCostMaxCents", "coownershipChargesCents", "propertyTaxCents", "publishedAt",
  "confirmedAt", "ambassadorId" ON "Property"
FOR EACH ROW EXECUTE FUNCTION "Property_updated"();
CREATE FUNCTION "Property_costs_page"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "PageChange" ("tag")
    VALUES ('listing:' || NEW."id"), ('city:' || NEW."communeCode"), ('search');
  RETURN NEW;
END $$;
CREATE TRIGGER "Property_costs_page" AFTER UPDATE OF
  "energyCostMinCents", "energyCostMaxCents", "coownershipChargesCents", "propertyTaxCents",
  "propertyTaxYear" ON "Property"
FOR EACH ROW EXECUTE FUNCTION "Property_costs_page"();
