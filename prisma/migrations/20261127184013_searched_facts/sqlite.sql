-- What search and cards know besides: where in its building a home is, its land and bathrooms, and when its seller last
-- confirmed it. The pages that show it learn of a confirmation when they are next made: a minute later.
DROP TRIGGER "Property_updated";
CREATE TRIGGER "Property_updated" AFTER UPDATE OF
  "status", "type", "title", "description", "searchText", "priceCents", "surfaceDm2", "rooms",
  "bedrooms", "bathrooms", "floor", "floorCount", "landSurfaceM2", "features", "neighbourhood",
  "communeCode", "postalCode", "lat", "lng", "energyClass", "publishedAt", "confirmedAt",
  "ambassadorId" ON "Property"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."id"); END;
-- Of its own page Property_detailed_page says it already.
CREATE TRIGGER "Property_facts_page" AFTER UPDATE OF
  "landSurfaceM2", "bathrooms", "floor", "floorCount" ON "Property"
BEGIN INSERT INTO "PageChange" ("tag")
  VALUES ('city:' || NEW."communeCode"), ('search'); END;
