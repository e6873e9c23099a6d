-- CreateTable
CREATE TABLE "PageChange" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tag" TEXT NOT NULL
);

-- What pages show of a listing: on its card, hence in lists and in those of its city; on its own
-- page. Views and favourites are left out: they change all the time, and pages show them as they
-- were a minute ago.
CREATE TRIGGER "Property_inserted_page" AFTER INSERT ON "Property"
BEGIN INSERT INTO "PageChange" ("tag")
  VALUES ('listing:' || NEW."id"), ('city:' || NEW."communeCode"), ('search'); END;
CREATE TRIGGER "Property_deleted_page" AFTER DELETE ON "Property"
BEGIN INSERT INTO "PageChange" ("tag")
  VALUES ('listing:' || OLD."id"), ('city:' || OLD."communeCode"), ('search'); END;
CREATE TRIGGER "Property_updated_page" AFTER UPDATE OF
  "status", "type", "title", "description", "searchText", "priceCents", "surfaceDm2", "rooms",
  "bedrooms", "features", "neighbourhood", "communeCode", "postalCode", "lat", "lng",
  "energyClass", "publishedAt" ON "Property"
BEGIN INSERT INTO "PageChange" ("tag")
  VALUES ('listing:' || NEW."id"), ('city:' || OLD."communeCode"), ('city:' || NEW."communeCode"),
    ('search'); END;
CREATE TRIGGER "Property_detailed_page" AFTER UPDATE OF
  "ambassadorId", "landSurfaceM2", "bathrooms", "floor", "floorCount", "builtYear", "address",
  "virtualTourUrl", "ghgClass", "energyUse", "ghgEmission", "energyCostMinCents",
  "energyCostMaxCents", "energyCostYear", "coownershipLots", "coownershipChargesCents",
  "coownershipProceedings", "soldAt" ON "Property"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."id"); END;

CREATE TRIGGER "PropertyPhoto_inserted_page" AFTER INSERT ON "PropertyPhoto"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"), ('search'),
  ('city:' || (SELECT "communeCode" FROM "Property" WHERE "id" = NEW."propertyId")); END;
CREATE TRIGGER "PropertyPhoto_updated_page" AFTER UPDATE ON "PropertyPhoto"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"), ('search'),
  ('city:' || (SELECT "communeCode" FROM "Property" WHERE "id" = NEW."propertyId")); END;
CREATE TRIGGER "PropertyPhoto_deleted_page" AFTER DELETE ON "PropertyPhoto"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId"), ('search'),
  -- The listing itself may be gone already.
  ('city:' || coalesce((SELECT "communeCode" FROM "Property" WHERE "id" = OLD."propertyId"), '')); END;

-- The open slots of a listing are on its page.
CREATE TRIGGER "VisitSlot_inserted_page" AFTER INSERT ON "VisitSlot"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "VisitSlot_updated_page" AFTER UPDATE ON "VisitSlot"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "VisitSlot_deleted_page" AFTER DELETE ON "VisitSlot"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId"); END;
CREATE TRIGGER "Visit_inserted_page" AFTER INSERT ON "Visit"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "Visit_updated_page" AFTER UPDATE OF "status", "slotId" ON "Visit"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "Visit_deleted_page" AFTER DELETE ON "Visit"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId"); END;

-- A listing names its looper.
CREATE TRIGGER "User_updated_page" AFTER UPDATE OF "firstName", "city" ON "User"
BEGIN INSERT INTO "PageChange" ("tag")
  SELECT 'listing:' || "id" FROM "Property" WHERE "ambassadorId" = NEW."id"; END;
