-- DropIndex
DROP INDEX "Property_communeCode_type_idx";

-- Similar listings: the nearest prices of a type in a commune, up and down.
CREATE INDEX "Property_commune_type_price" ON "Property" ("communeCode", "type", "priceCents", "id") WHERE "status" IN ('active', 'under_offer');

-- How long listings of a type stay online in a commune, read without touching the table.
CREATE INDEX "Property_days_online" ON "Property" ("communeCode", "type", "createdAt", "soldAt") WHERE "status" IN ('active', 'under_offer', 'sold');
