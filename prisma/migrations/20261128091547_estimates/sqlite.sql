-- CreateTable
CREATE TABLE "Estimate" (
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
    "yearlyTrend" REAL NOT NULL,
    "lowRatio" REAL,
    "highRatio" REAL,
    "rangeSource" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Estimate_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("surfaceDm2" BETWEEN 900 AND 100000),
    CHECK ("rooms" BETWEEN 1 AND 30),
    CHECK ("landDm2" IS NULL OR "landDm2" BETWEEN 0 AND 100000000),
    CHECK ("outcome" = 'no_register' OR ("lat" IS NOT NULL AND "lng" IS NOT NULL)),
    CHECK ("holderHash" IS NULL OR "ownerId" IS NULL),
    CHECK (("outcome" = 'estimated') = ("rangeSource" IS NOT NULL)),
    CHECK (("outcome" = 'estimated') = ("lowRatio" IS NOT NULL)),
    CHECK (("outcome" = 'estimated') = ("highRatio" IS NOT NULL)),
    CHECK ("outcome" IN ('estimated', 'too_few', 'no_register')),
    CHECK ("type" IN ('apartment', 'house', 'studio')),
    CHECK ("rangeSource" IN ('commune', 'department', 'all'))
);

-- CreateTable
CREATE TABLE "EstimateComparable" (
    "estimateId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "month" TEXT NOT NULL,
    "street" TEXT,
    "surfaceDm2" INTEGER NOT NULL,
    "rooms" INTEGER,
    "priceCents" INTEGER NOT NULL,
    "pricePerM2Cents" INTEGER NOT NULL,
    "distanceM" INTEGER NOT NULL,
    "lat" REAL NOT NULL,
    "lng" REAL NOT NULL,
    "weight" REAL NOT NULL,
    "removedAt" DATETIME,

    PRIMARY KEY ("estimateId", "position"),
    CONSTRAINT "EstimateComparable_estimateId_fkey" FOREIGN KEY ("estimateId") REFERENCES "Estimate" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("weight" > 0),
    CHECK ("priceCents" > 0),
    CHECK ("surfaceDm2" > 0),
    CHECK ("pricePerM2Cents" > 0)
);

-- CreateTable
CREATE TABLE "EstimateBacktest" (
    "communeCode" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "methodVersion" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "ratios" JSONB NOT NULL,
    "coverage" REAL,
    "dataAt" DATETIME NOT NULL,
    "measuredAt" DATETIME NOT NULL,

    PRIMARY KEY ("communeCode", "type"),
    CONSTRAINT "EstimateBacktest_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("count" >= 0),
    CHECK ("type" IN ('apartment', 'house', 'studio'))
);

-- CreateIndex
CREATE INDEX "Estimate_ownerId_createdAt_idx" ON "Estimate"("ownerId", "createdAt");

-- CreateIndex
CREATE INDEX "Estimate_createdAt_idx" ON "Estimate"("createdAt");
