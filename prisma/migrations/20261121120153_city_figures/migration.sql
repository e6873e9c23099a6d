-- The index of similar listings, with the surface: a city's figures are then read without touching
-- the table, some 10 ms instead of 70 to 280 for eight thousand listings.
DROP INDEX "Property_commune_type_price";
CREATE INDEX "Property_commune_type_price" ON "Property" ("communeCode", "type", "priceCents", "id", "surfaceDm2") WHERE "status" IN ('active', 'under_offer');
