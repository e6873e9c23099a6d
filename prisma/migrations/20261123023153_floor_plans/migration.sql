-- CreateTable
CREATE TABLE "FloorPlan" (
    "propertyId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "rooms" JSONB,
    "mediaKey" TEXT,

    PRIMARY KEY ("propertyId", "position"),
    CONSTRAINT "FloorPlan_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("position" BETWEEN 0 AND 9),
    CHECK (length("label") BETWEEN 1 AND 60),
    CHECK (("rooms" IS NULL) <> ("mediaKey" IS NULL)),
    CHECK (("rooms" IS NULL) = ("width" IS NULL) AND ("rooms" IS NULL) = ("height" IS NULL)),
    CHECK ("rooms" IS NULL OR (json_valid("rooms") AND json_type("rooms") = 'array')),
    CHECK ("width" IS NULL OR ("width" BETWEEN 100 AND 10000 AND "height" BETWEEN 100 AND 10000)),
    CHECK ("mediaKey" IS NULL OR length("mediaKey") BETWEEN 1 AND 100)
);

-- The plan is on the listing's page and on its virtual tour, and on no card.
CREATE TRIGGER "FloorPlan_inserted_page" AFTER INSERT ON "FloorPlan"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "FloorPlan_updated_page" AFTER UPDATE ON "FloorPlan"
BEGIN INSERT INTO "PageChange" ("tag")
  VALUES ('listing:' || OLD."propertyId"), ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "FloorPlan_deleted_page" AFTER DELETE ON "FloorPlan"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId"); END;

-- Visitors are led to an external tour over https only. A trigger rather than a check: the table of
-- listings would have to be written again.
CREATE TRIGGER "Property_tour_inserted" BEFORE INSERT ON "Property"
WHEN NEW."virtualTourUrl" NOT GLOB 'https://?*' OR length(NEW."virtualTourUrl") > 2000
BEGIN SELECT RAISE(ABORT, 'CHECK constraint failed: the virtual tour of a Property'); END;
CREATE TRIGGER "Property_tour_updated" BEFORE UPDATE OF "virtualTourUrl" ON "Property"
WHEN NEW."virtualTourUrl" NOT GLOB 'https://?*' OR length(NEW."virtualTourUrl") > 2000
BEGIN SELECT RAISE(ABORT, 'CHECK constraint failed: the virtual tour of a Property'); END;
UPDATE "Property" SET "virtualTourUrl" = NULL
WHERE "virtualTourUrl" NOT GLOB 'https://?*' OR length("virtualTourUrl") > 2000;
