-- CreateTable
CREATE TABLE "Room" (
    "propertyId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "areaDm2" INTEGER,
    "level" TEXT,

    PRIMARY KEY ("propertyId", "position"),
    CONSTRAINT "Room_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("position" BETWEEN 0 AND 39),
    CHECK (length("name") BETWEEN 1 AND 60),
    CHECK ("areaDm2" IS NULL OR "areaDm2" BETWEEN 1 AND 1000000),
    CHECK ("level" IS NULL OR length("level") BETWEEN 1 AND 40)
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_PropertyPhoto" (
    "propertyId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "mediaKey" TEXT NOT NULL,
    "alt" TEXT NOT NULL,
    "color" TEXT,
    "roomPosition" INTEGER,

    PRIMARY KEY ("propertyId", "position"),
    CONSTRAINT "PropertyPhoto_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "PropertyPhoto_propertyId_roomPosition_fkey" FOREIGN KEY ("propertyId", "roomPosition") REFERENCES "Room" ("propertyId", "position") ON DELETE RESTRICT ON UPDATE RESTRICT,
    CHECK ("position" BETWEEN 0 AND 99)
);
INSERT INTO "new_PropertyPhoto" ("alt", "color", "mediaKey", "position", "propertyId") SELECT "alt", "color", "mediaKey", "position", "propertyId" FROM "PropertyPhoto";
DROP TABLE "PropertyPhoto";
ALTER TABLE "new_PropertyPhoto" RENAME TO "PropertyPhoto";
CREATE TABLE "new_FloorPlan" (
    "propertyId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "mediaKey" TEXT NOT NULL,

    PRIMARY KEY ("propertyId", "position"),
    CONSTRAINT "FloorPlan_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("position" BETWEEN 0 AND 9),
    CHECK (length("label") BETWEEN 1 AND 60),
    CHECK (length("mediaKey") BETWEEN 1 AND 100)
);
-- A plan that was drawn from its rooms has no picture: it goes.
INSERT INTO "new_FloorPlan" ("label", "mediaKey", "position", "propertyId") SELECT "label", "mediaKey", "position", "propertyId" FROM "FloorPlan" WHERE "mediaKey" IS NOT NULL;
DROP TABLE "FloorPlan";
ALTER TABLE "new_FloorPlan" RENAME TO "FloorPlan";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- Tables that were written again have lost their triggers.
CREATE TRIGGER "PropertyPhoto_inserted" AFTER INSERT ON "PropertyPhoto"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."propertyId"); END;
CREATE TRIGGER "PropertyPhoto_updated" AFTER UPDATE ON "PropertyPhoto"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."propertyId"); END;
CREATE TRIGGER "PropertyPhoto_deleted" AFTER DELETE ON "PropertyPhoto"
BEGIN INSERT INTO "ListingChange" ("propertyId") VALUES (OLD."propertyId"); END;
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
CREATE TRIGGER "FloorPlan_inserted_page" AFTER INSERT ON "FloorPlan"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "FloorPlan_updated_page" AFTER UPDATE ON "FloorPlan"
BEGIN INSERT INTO "PageChange" ("tag")
  VALUES ('listing:' || OLD."propertyId"), ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "FloorPlan_deleted_page" AFTER DELETE ON "FloorPlan"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId"); END;

-- Rooms are on the listing's page and on its virtual tour, and on no card; search knows nothing of them.
CREATE TRIGGER "Room_inserted_page" AFTER INSERT ON "Room"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "Room_updated_page" AFTER UPDATE ON "Room"
BEGIN INSERT INTO "PageChange" ("tag")
  VALUES ('listing:' || OLD."propertyId"), ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "Room_deleted_page" AFTER DELETE ON "Room"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId"); END;
