-- Cards name the looper and count the visits that were agreed: what changes either is told to the
-- index, which keeps cards, and to the pages that show them.
DROP TRIGGER "Property_updated";
CREATE TRIGGER "Property_updated" AFTER UPDATE OF
  "status", "type", "title", "description", "searchText", "priceCents", "surfaceDm2", "rooms",
  "bedrooms", "features", "neighbourhood", "communeCode", "postalCode", "lat", "lng",
  "energyClass", "publishedAt", "ambassadorId" ON "Property"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."id"); END;

DROP TRIGGER "Property_updated_page";
CREATE TRIGGER "Property_updated_page" AFTER UPDATE OF
  "status", "type", "title", "description", "searchText", "priceCents", "surfaceDm2", "rooms",
  "bedrooms", "features", "neighbourhood", "communeCode", "postalCode", "lat", "lng",
  "energyClass", "publishedAt", "ambassadorId" ON "Property"
BEGIN INSERT INTO "PageChange" ("tag")
  VALUES ('listing:' || NEW."id"), ('city:' || OLD."communeCode"), ('city:' || NEW."communeCode"),
    ('search'); END;

DROP TRIGGER "Property_detailed_page";
CREATE TRIGGER "Property_detailed_page" AFTER UPDATE OF
  "landSurfaceM2", "bathrooms", "floor", "floorCount", "builtYear", "address",
  "virtualTourUrl", "ghgClass", "energyUse", "ghgEmission", "energyCostMinCents",
  "energyCostMaxCents", "energyCostYear", "coownershipLots", "coownershipChargesCents",
  "coownershipProceedings", "soldAt" ON "Property"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."id"); END;

-- A visit counts once it is agreed; asking for one changes the listing's own page only.
CREATE TRIGGER "Visit_inserted_card" AFTER INSERT ON "Visit"
WHEN NEW."status" IN ('scheduled', 'completed')
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."propertyId");
  INSERT INTO "PageChange" ("tag") VALUES ('search'),
    ('city:' || (SELECT "communeCode" FROM "Property" WHERE "id" = NEW."propertyId"));
END;
CREATE TRIGGER "Visit_updated_card" AFTER UPDATE OF "status" ON "Visit"
WHEN (NEW."status" IN ('scheduled', 'completed')) <> (OLD."status" IN ('scheduled', 'completed'))
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."propertyId");
  INSERT INTO "PageChange" ("tag") VALUES ('search'),
    ('city:' || (SELECT "communeCode" FROM "Property" WHERE "id" = NEW."propertyId"));
END;
CREATE TRIGGER "Visit_deleted_card" AFTER DELETE ON "Visit"
WHEN OLD."status" IN ('scheduled', 'completed')
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (OLD."propertyId");
  INSERT INTO "PageChange" ("tag") VALUES ('search'),
    -- The listing itself may be gone already.
    ('city:' || coalesce((SELECT "communeCode" FROM "Property" WHERE "id" = OLD."propertyId"), ''));
END;

CREATE TRIGGER "User_updated_card" AFTER UPDATE OF "firstName" ON "User"
WHEN EXISTS (SELECT 1 FROM "Property" WHERE "ambassadorId" = NEW."id")
BEGIN
  INSERT INTO "ListingChange" ("propertyId")
    SELECT "id" FROM "Property" WHERE "ambassadorId" = NEW."id";
  INSERT INTO "PageChange" ("tag")
    SELECT DISTINCT 'city:' || "communeCode" FROM "Property" WHERE "ambassadorId" = NEW."id"
    UNION SELECT 'search';
END;

-- Cards kept by a running process, and pages, have to be read again.
UPDATE "SearchEpoch" SET "epoch" = "epoch" + 1;
