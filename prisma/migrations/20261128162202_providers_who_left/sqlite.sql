-- RedefineTables: a provider whose data were erased has no address.
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
    "email" TEXT,
    "suspendedAt" DATETIME,
    "suspension" TEXT,
    "erasedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "ServiceProvider_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("isDemonstration" OR ("email" IS NULL) = ("erasedAt" IS NOT NULL)),
    CHECK ("email" IS NULL OR ("email" <> '' AND "email" = lower(trim("email")))),
    CHECK (("suspendedAt" IS NULL) = ("suspension" IS NULL)),
    CHECK ("ratingTenths" BETWEEN 0 AND 50),
    CHECK ("isDemonstration" OR ("reviewCount" = 0 AND "ratingTenths" = 0)),
    CHECK (("priceUnit" = 'percentage') = ("priceRateBps" IS NOT NULL)),
    CHECK (("priceUnit" = 'percentage') = ("priceCents" IS NULL)),
    CHECK ("erasedAt" IS NULL OR ("suspendedAt" IS NOT NULL AND "description" = '' AND "portfolio" IS NULL)),
    CHECK ("type" IN ('photographer', 'diagnostician', 'home_stager', 'financial_advisor', 'notary', 'lawyer', 'contractor')),
    CHECK ("priceUnit" IN ('fixed', 'hourly', 'percentage')),
    CHECK ("availability" IN ('immediate', 'within_24h', 'within_week')),
    CHECK ("suspension" IN ('papers_lapsed', 'own_request', 'activity_ended', 'complaints'))
);
INSERT INTO "new_ServiceProvider" ("id", "name", "type", "description", "ratingTenths", "reviewCount", "priceUnit", "priceCents", "priceRateBps", "availability", "specialties", "certifications", "communeCode", "portfolio", "isDemonstration", "email", "suspendedAt", "suspension", "createdAt")
SELECT "id", "name", "type", "description", "ratingTenths", "reviewCount", "priceUnit", "priceCents", "priceRateBps", "availability", "specialties", "certifications", "communeCode", "portfolio", "isDemonstration", "email", "suspendedAt", "suspension", "createdAt" FROM "ServiceProvider";
DROP TABLE "ServiceProvider";
ALTER TABLE "new_ServiceProvider" RENAME TO "ServiceProvider";
CREATE INDEX "ServiceProvider_type_idx" ON "ServiceProvider"("type");
CREATE INDEX "ServiceProvider_communeCode_idx" ON "ServiceProvider"("communeCode");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- What the table had beside its columns went with it.
CREATE UNIQUE INDEX "ServiceProvider_email_type" ON "ServiceProvider" ("email", "type") WHERE "email" IS NOT NULL;
CREATE TRIGGER "ServiceProvider_inserted_page" AFTER INSERT ON "ServiceProvider"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('providers'); END;
CREATE TRIGGER "ServiceProvider_updated_page" AFTER UPDATE ON "ServiceProvider"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('providers'); END;
CREATE TRIGGER "ServiceProvider_deleted_page" AFTER DELETE ON "ServiceProvider"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('providers'); END;
