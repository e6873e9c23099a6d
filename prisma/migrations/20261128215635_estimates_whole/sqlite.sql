-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Estimate" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "holderHash" TEXT,
    "ownerId" TEXT,
    "outcome" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "surfaceDm2" INTEGER NOT NULL,
    "rooms" INTEGER NOT NULL,
    "landDm2" INTEGER,
    "details" JSONB NOT NULL,
    "houseNumber" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "postalCode" TEXT NOT NULL,
    "communeCode" TEXT NOT NULL,
    "lat" REAL,
    "lng" REAL,
    "placedByStreet" BOOLEAN NOT NULL,
    "day" TEXT NOT NULL,
    "methodVersion" INTEGER NOT NULL,
    "dataAt" DATETIME,
    "isWhole" BOOLEAN NOT NULL DEFAULT true,
    "yearlyTrend" REAL NOT NULL,
    "lowRatio" REAL,
    "highRatio" REAL,
    "rangeSource" TEXT,
    "nextFigureOn" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Estimate_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("surfaceDm2" BETWEEN 900 AND 100000),
    CHECK ("rooms" BETWEEN 1 AND 30),
    CHECK ("landDm2" IS NULL OR "landDm2" BETWEEN 0 AND 100000000),
    CHECK ("outcome" = 'no_register' OR ("lat" IS NOT NULL AND "lng" IS NOT NULL)),
    CHECK ("holderHash" IS NULL OR "ownerId" IS NULL),
    CHECK ("nextFigureOn" IS NULL OR "ownerId" IS NOT NULL),
    CHECK (("outcome" = 'estimated') = ("rangeSource" IS NOT NULL)),
    CHECK (("outcome" = 'estimated') = ("lowRatio" IS NOT NULL)),
    CHECK (("outcome" = 'estimated') = ("highRatio" IS NOT NULL)),
    CHECK ("outcome" IN ('estimated', 'too_few', 'no_register')),
    CHECK ("type" IN ('apartment', 'house', 'studio')),
    CHECK ("rangeSource" IN ('commune', 'department', 'all'))
);
INSERT INTO "new_Estimate" ("communeCode", "createdAt", "dataAt", "day", "details", "highRatio", "holderHash", "houseNumber", "id", "landDm2", "lat", "lng", "lowRatio", "methodVersion", "nextFigureOn", "outcome", "ownerId", "placedByStreet", "postalCode", "rangeSource", "rooms", "street", "surfaceDm2", "type", "yearlyTrend") SELECT "communeCode", "createdAt", "dataAt", "day", "details", "highRatio", "holderHash", "houseNumber", "id", "landDm2", "lat", "lng", "lowRatio", "methodVersion", "nextFigureOn", "outcome", "ownerId", "placedByStreet", "postalCode", "rangeSource", "rooms", "street", "surfaceDm2", "type", "yearlyTrend" FROM "Estimate";
DROP TABLE "Estimate";
ALTER TABLE "new_Estimate" RENAME TO "Estimate";
CREATE INDEX "Estimate_ownerId_createdAt_idx" ON "Estimate"("ownerId", "createdAt");
CREATE INDEX "Estimate_createdAt_idx" ON "Estimate"("createdAt");
CREATE INDEX "Estimate_nextFigureOn_idx" ON "Estimate"("nextFigureOn");
CREATE TABLE "new_EstimateBacktest" (
    "communeCode" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "methodVersion" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "ratios" JSONB NOT NULL,
    "coverage" REAL,
    "dataAt" DATETIME NOT NULL,
    "isWhole" BOOLEAN NOT NULL DEFAULT true,
    "measuredAt" DATETIME NOT NULL,

    PRIMARY KEY ("communeCode", "type"),
    CONSTRAINT "EstimateBacktest_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("count" >= 0),
    CHECK ("type" IN ('apartment', 'house', 'studio'))
);
INSERT INTO "new_EstimateBacktest" ("communeCode", "count", "coverage", "dataAt", "measuredAt", "methodVersion", "ratios", "type", "year") SELECT "communeCode", "count", "coverage", "dataAt", "measuredAt", "methodVersion", "ratios", "type", "year" FROM "EstimateBacktest";
DROP TABLE "EstimateBacktest";
ALTER TABLE "new_EstimateBacktest" RENAME TO "EstimateBacktest";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
