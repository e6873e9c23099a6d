-- What the public sees of where a home is (decision 0053). The columns are added one by one rather
-- than by a new table, so that indexes, triggers and a million rows stay as they are: their checks
-- are the triggers below.
ALTER TABLE "Property" ADD COLUMN "addressPrecision" TEXT NOT NULL DEFAULT 'street'
  CHECK ("addressPrecision" IN ('exact', 'street', 'neighbourhood'));
ALTER TABLE "Property" ADD COLUMN "blurSeed" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Property" ADD COLUMN "publicLat" REAL NOT NULL DEFAULT 0;
ALTER TABLE "Property" ADD COLUMN "publicLng" REAL NOT NULL DEFAULT 0;

-- Every listing there is shows its street: the formula of publicPoint (lib/listings/location/rules.ts).
UPDATE "Property" SET "blurSeed" = lower(hex(randomblob(8)));
UPDATE "Property" SET
  "publicLat" = round("lat" + m.metres * cos(m.turn) / 111200.0, 5),
  "publicLng" = round("lng" + m.metres * sin(m.turn)
    / (111200.0 * max(0.2, cos(radians("Property"."lat")))), 5)
FROM (
  SELECT "id",
    2 * pi() * ((instr('0123456789abcdef', substr("blurSeed", 1, 1)) - 1) * 4096
      + (instr('0123456789abcdef', substr("blurSeed", 2, 1)) - 1) * 256
      + (instr('0123456789abcdef', substr("blurSeed", 3, 1)) - 1) * 16
      + instr('0123456789abcdef', substr("blurSeed", 4, 1)) - 1) / 65536.0 AS turn,
    150 * sqrt(0.04 + 0.77 * ((instr('0123456789abcdef', substr("blurSeed", 5, 1)) - 1) * 4096
      + (instr('0123456789abcdef', substr("blurSeed", 6, 1)) - 1) * 256
      + (instr('0123456789abcdef', substr("blurSeed", 7, 1)) - 1) * 16
      + instr('0123456789abcdef', substr("blurSeed", 8, 1)) - 1) / 65536.0) AS metres
  FROM "Property"
) m WHERE m."id" = "Property"."id";

-- The public point is the home itself exactly when the seller shows it, else near it and not on it.
-- Who writes a row without it writes 0, 0, which is near nothing.
CREATE TRIGGER "Property_public_point_inserted" BEFORE INSERT ON "Property"
WHEN length(NEW."blurSeed") <> 16 OR NEW."blurSeed" GLOB '*[^0-9a-f]*'
  OR (NEW."addressPrecision" = 'exact')
    <> (NEW."publicLat" = NEW."lat" AND NEW."publicLng" = NEW."lng")
  OR abs(NEW."publicLat" - NEW."lat") > 0.006 OR abs(NEW."publicLng" - NEW."lng") > 0.03
BEGIN SELECT RAISE(ABORT, 'CHECK constraint failed: the public point of a Property'); END;
CREATE TRIGGER "Property_public_point_updated" BEFORE UPDATE OF
  "lat", "lng", "addressPrecision", "blurSeed", "publicLat", "publicLng" ON "Property"
WHEN length(NEW."blurSeed") <> 16 OR NEW."blurSeed" GLOB '*[^0-9a-f]*'
  OR (NEW."addressPrecision" = 'exact')
    <> (NEW."publicLat" = NEW."lat" AND NEW."publicLng" = NEW."lng")
  OR abs(NEW."publicLat" - NEW."lat") > 0.006 OR abs(NEW."publicLng" - NEW."lng") > 0.03
BEGIN SELECT RAISE(ABORT, 'CHECK constraint failed: the public point of a Property'); END;

-- The point is on cards, on the map and in searches by area; the address on the listing's own page.
CREATE TRIGGER "Property_located" AFTER UPDATE OF
  "addressPrecision", "publicLat", "publicLng" ON "Property"
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."id");
  INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."id"),
    ('city:' || NEW."communeCode"), ('search');
END;

-- Indexes, their snapshots and cards that are cached hold the homes' own points: they are built again.
UPDATE "SearchEpoch" SET "epoch" = "epoch" + 1;
