-- CreateTable
CREATE TABLE "ProviderCheck" (
    "providerId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "validUntil" TEXT NOT NULL,
    "checkedAt" DATETIME NOT NULL,

    PRIMARY KEY ("providerId", "kind"),
    CONSTRAINT "ProviderCheck_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ServiceProvider" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("number" <> '' AND "body" <> ''),
    CHECK ("validUntil" LIKE '____-__-__'),
    CHECK ("kind" IN ('orias', 'cofrac_certificate', 'liability_insurance', 'decennial_insurance', 'professional_body', 'rge'))
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_ServiceProvider" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "ratingTenths" INTEGER NOT NULL,
    "reviewCount" INTEGER NOT NULL,
    "priceUnit" TEXT NOT NULL,
    "priceCents" INTEGER,
    "priceRateBps" INTEGER,
    "availability" TEXT NOT NULL,
    "specialties" JSONB NOT NULL,
    "certifications" JSONB NOT NULL,
    "communeCode" TEXT NOT NULL,
    "portfolio" JSONB,
    "isDemonstration" BOOLEAN NOT NULL,
    "suspendedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "ServiceProvider_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("ratingTenths" BETWEEN 0 AND 50),
    CHECK ("isDemonstration" OR ("reviewCount" = 0 AND "ratingTenths" = 0)),
    CHECK (("priceUnit" = 'percentage') = ("priceRateBps" IS NOT NULL)),
    CHECK (("priceUnit" = 'percentage') = ("priceCents" IS NULL)),
    CHECK ("type" IN ('photographer', 'diagnostician', 'home_stager', 'financial_advisor', 'notary', 'lawyer', 'contractor')),
    CHECK ("priceUnit" IN ('fixed', 'hourly', 'percentage')),
    CHECK ("availability" IN ('immediate', 'within_24h', 'within_week'))
);
-- Those of before are the sample's: their place was a name, the biggest commune of that name.
INSERT INTO "new_ServiceProvider" ("availability", "certifications", "createdAt", "description", "id", "name", "portfolio", "priceCents", "priceRateBps", "priceUnit", "ratingTenths", "reviewCount", "specialties", "type", "communeCode", "isDemonstration")
SELECT p."availability", p."certifications", p."createdAt", p."description", p."id", p."name", p."portfolio", p."priceCents", p."priceRateBps", p."priceUnit", p."ratingTenths", p."reviewCount", p."specialties", p."type", c."code", 1
FROM "ServiceProvider" p JOIN "Commune" c ON c."code" =
  (SELECT "code" FROM "Commune" WHERE "name" = p."location" ORDER BY "population" DESC, "code" LIMIT 1);
DROP TABLE "ServiceProvider";
ALTER TABLE "new_ServiceProvider" RENAME TO "ServiceProvider";
CREATE INDEX "ServiceProvider_type_idx" ON "ServiceProvider"("type");
CREATE INDEX "ServiceProvider_communeCode_idx" ON "ServiceProvider"("communeCode");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- The directory's pages show providers and what the team checked.
CREATE TRIGGER "ServiceProvider_inserted_page" AFTER INSERT ON "ServiceProvider"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('providers'); END;
CREATE TRIGGER "ServiceProvider_updated_page" AFTER UPDATE ON "ServiceProvider"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('providers'); END;
CREATE TRIGGER "ServiceProvider_deleted_page" AFTER DELETE ON "ServiceProvider"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('providers'); END;
CREATE TRIGGER "ProviderCheck_inserted_page" AFTER INSERT ON "ProviderCheck"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('providers'); END;
CREATE TRIGGER "ProviderCheck_updated_page" AFTER UPDATE ON "ProviderCheck"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('providers'); END;
CREATE TRIGGER "ProviderCheck_deleted_page" AFTER DELETE ON "ProviderCheck"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('providers'); END;
