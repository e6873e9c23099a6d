-- CreateTable
CREATE TABLE "LooperZone" (
    "looperId" TEXT COLLATE "C" NOT NULL,
    "capacity" INTEGER NOT NULL DEFAULT 8,
    "radiusKm" INTEGER,
    "centreCode" TEXT COLLATE "C",
    "centreLat" DOUBLE PRECISION,
    "centreLng" DOUBLE PRECISION,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LooperZone_pkey" PRIMARY KEY ("looperId"),
    CHECK ("capacity" BETWEEN 1 AND 20),
    CHECK ("radiusKm" IS NULL OR "radiusKm" BETWEEN 1 AND 15),
    CHECK (("centreCode" IS NULL) = ("centreLat" IS NULL) AND ("centreCode" IS NULL) = ("centreLng" IS NULL))
);

-- CreateTable
CREATE TABLE "LooperZoneCommune" (
    "looperId" TEXT COLLATE "C" NOT NULL,
    "communeCode" TEXT COLLATE "C" NOT NULL,
    "distanceM" INTEGER NOT NULL,

    CONSTRAINT "LooperZoneCommune_pkey" PRIMARY KEY ("looperId","communeCode"),
    CHECK ("distanceM" >= 0)
);

-- CreateTable
CREATE TABLE "LooperPause" (
    "id" TEXT COLLATE "C" NOT NULL,
    "looperId" TEXT COLLATE "C" NOT NULL,
    "fromOn" TEXT COLLATE "C" NOT NULL,
    "untilOn" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LooperPause_pkey" PRIMARY KEY ("id"),
    CHECK ("fromOn" <= "untilOn")
);

-- CreateIndex
CREATE INDEX "LooperZoneCommune_communeCode_distanceM_idx" ON "LooperZoneCommune"("communeCode", "distanceM");

-- CreateIndex
CREATE INDEX "LooperPause_looperId_untilOn_idx" ON "LooperPause"("looperId", "untilOn");

-- CreateIndex
CREATE UNIQUE INDEX "LooperPause_looperId_fromOn_untilOn_key" ON "LooperPause"("looperId", "fromOn", "untilOn");

-- AddForeignKey
ALTER TABLE "LooperZone" ADD CONSTRAINT "LooperZone_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LooperZoneCommune" ADD CONSTRAINT "LooperZoneCommune_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "LooperZone"("looperId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LooperZoneCommune" ADD CONSTRAINT "LooperZoneCommune_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LooperPause" ADD CONSTRAINT "LooperPause_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
