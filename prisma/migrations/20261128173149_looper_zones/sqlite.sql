-- CreateTable
CREATE TABLE "LooperZone" (
    "looperId" TEXT NOT NULL PRIMARY KEY,
    "capacity" INTEGER NOT NULL DEFAULT 8,
    "radiusKm" INTEGER,
    "centreCode" TEXT,
    "centreLat" REAL,
    "centreLng" REAL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "LooperZone_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("capacity" BETWEEN 1 AND 20),
    CHECK ("radiusKm" IS NULL OR "radiusKm" BETWEEN 1 AND 15),
    CHECK (("centreCode" IS NULL) = ("centreLat" IS NULL) AND ("centreCode" IS NULL) = ("centreLng" IS NULL))
);

-- CreateTable
CREATE TABLE "LooperZoneCommune" (
    "looperId" TEXT NOT NULL,
    "communeCode" TEXT NOT NULL,
    "distanceM" INTEGER NOT NULL,

    PRIMARY KEY ("looperId", "communeCode"),
    CONSTRAINT "LooperZoneCommune_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "LooperZone" ("looperId") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "LooperZoneCommune_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("distanceM" >= 0)
);

-- CreateTable
CREATE TABLE "LooperPause" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "looperId" TEXT NOT NULL,
    "fromOn" TEXT NOT NULL,
    "untilOn" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "LooperPause_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("fromOn" <= "untilOn")
);

-- CreateIndex
CREATE INDEX "LooperZoneCommune_communeCode_distanceM_idx" ON "LooperZoneCommune"("communeCode", "distanceM");

-- CreateIndex
CREATE INDEX "LooperPause_looperId_untilOn_idx" ON "LooperPause"("looperId", "untilOn");

-- CreateIndex
CREATE UNIQUE INDEX "LooperPause_looperId_fromOn_untilOn_key" ON "LooperPause"("looperId", "fromOn", "untilOn");
