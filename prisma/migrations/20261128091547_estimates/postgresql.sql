-- CreateTable
CREATE TABLE "Estimate" (
    "id" TEXT COLLATE "C" NOT NULL,
    "holderHash" TEXT COLLATE "C",
    "ownerId" TEXT COLLATE "C",
    "outcome" TEXT COLLATE "C" NOT NULL,
    "type" TEXT COLLATE "C" NOT NULL,
    "surfaceDm2" INTEGER NOT NULL,
    "rooms" INTEGER NOT NULL,
    "landDm2" INTEGER,
    "details" JSON NOT NULL,
    "houseNumber" TEXT COLLATE "C" NOT NULL,
    "street" TEXT COLLATE "C" NOT NULL,
    "postalCode" TEXT COLLATE "C" NOT NULL,
    "communeCode" TEXT COLLATE "C" NOT NULL,
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,
    "placedByStreet" BOOLEAN NOT NULL,
    "day" TEXT COLLATE "C" NOT NULL,
    "methodVersion" INTEGER NOT NULL,
    "dataAt" TIMESTAMP(3),
    "yearlyTrend" DOUBLE PRECISION NOT NULL,
    "lowRatio" DOUBLE PRECISION,
    "highRatio" DOUBLE PRECISION,
    "rangeSource" TEXT COLLATE "C",
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Estimate_pkey" PRIMARY KEY ("id"),
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
    "estimateId" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "month" TEXT COLLATE "C" NOT NULL,
    "street" TEXT COLLATE "C",
    "surfaceDm2" INTEGER NOT NULL,
    "rooms" INTEGER,
    "priceCents" INTEGER NOT NULL,
    "pricePerM2Cents" INTEGER NOT NULL,
    "distanceM" INTEGER NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,
    "weight" DOUBLE PRECISION NOT NULL,
    "removedAt" TIMESTAMP(3),

    CONSTRAINT "EstimateComparable_pkey" PRIMARY KEY ("estimateId","position"),
    CHECK ("weight" > 0),
    CHECK ("priceCents" > 0),
    CHECK ("surfaceDm2" > 0),
    CHECK ("pricePerM2Cents" > 0)
);

-- CreateTable
CREATE TABLE "EstimateBacktest" (
    "communeCode" TEXT COLLATE "C" NOT NULL,
    "type" TEXT COLLATE "C" NOT NULL,
    "year" INTEGER NOT NULL,
    "methodVersion" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "ratios" JSON NOT NULL,
    "coverage" DOUBLE PRECISION,
    "dataAt" TIMESTAMP(3) NOT NULL,
    "measuredAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "EstimateBacktest_pkey" PRIMARY KEY ("communeCode","type"),
    CHECK ("count" >= 0),
    CHECK ("type" IN ('apartment', 'house', 'studio'))
);

-- CreateIndex
CREATE INDEX "Estimate_ownerId_createdAt_idx" ON "Estimate"("ownerId", "createdAt");

-- CreateIndex
CREATE INDEX "Estimate_createdAt_idx" ON "Estimate"("createdAt");

-- AddForeignKey
ALTER TABLE "Estimate" ADD CONSTRAINT "Estimate_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EstimateComparable" ADD CONSTRAINT "EstimateComparable_estimateId_fkey" FOREIGN KEY ("estimateId") REFERENCES "Estimate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EstimateBacktest" ADD CONSTRAINT "EstimateBacktest_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune"("code") ON DELETE RESTRICT ON UPDATE CASCADE;
