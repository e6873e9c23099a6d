-- The prices of a commune, now with the status, so that the index has all that its reads look at: SQLite then
-- takes it by itself, where it took one or the other of two indexes of prices before.
DROP INDEX "Property_commune_type_price";
CREATE INDEX "Property_commune_type_price" ON "Property" ("communeCode", "type", "priceCents", "id", "surfaceDm2", "isDemonstration", "status") WHERE "status" IN ('active', 'under_offer');
