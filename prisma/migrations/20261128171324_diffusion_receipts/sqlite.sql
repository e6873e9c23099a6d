-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_DiffusionFeed" (
    "portal" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "encoding" TEXT NOT NULL,
    "settings" TEXT NOT NULL,
    "attemptedAt" DATETIME NOT NULL,
    "claimedUntil" DATETIME,
    "offeredAt" DATETIME,
    "receivedAt" DATETIME,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "nextAt" DATETIME NOT NULL,
    "file" BLOB,
    CHECK ("failures" >= 0),
    CHECK (("failures" > 0) = ("failure" IS NOT NULL)),
    CHECK ("encoding" IN ('iso-8859-1', 'utf-8'))
);
-- A name was not written: the code stands for it until the next file, which is due at once. What was handed over was taken.
INSERT INTO "new_DiffusionFeed" ("portal", "name", "encoding", "settings", "attemptedAt", "offeredAt", "receivedAt", "failures", "failure", "nextAt", "file")
SELECT "portal", "portal", 'iso-8859-1', 'none', "attemptedAt", "deliveredAt", CASE WHEN "file" IS NULL THEN "deliveredAt" ELSE "fetchedAt" END, "failures", "failure", "nextAt", "file" FROM "DiffusionFeed";
DROP TABLE "DiffusionFeed";
ALTER TABLE "new_DiffusionFeed" RENAME TO "DiffusionFeed";
CREATE TABLE "new_DiffusedListing" (
    "portal" TEXT NOT NULL,
    "propertyId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "sentSince" DATETIME,
    "leftAt" DATETIME,
    "refusals" JSONB NOT NULL,

    PRIMARY KEY ("portal", "propertyId"),
    CONSTRAINT "DiffusedListing_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK (json_valid("refusals")),
    CHECK ("leftAt" IS NULL OR ("sentSince" IS NOT NULL AND "leftAt" >= "sentSince"))
);
INSERT INTO "new_DiffusedListing" ("portal", "propertyId", "name", "sentSince", "refusals")
SELECT "portal", "propertyId", "portal", "sentSince", "refusals" FROM "DiffusedListing";
DROP TABLE "DiffusedListing";
ALTER TABLE "new_DiffusedListing" RENAME TO "DiffusedListing";
CREATE INDEX "DiffusedListing_propertyId_idx" ON "DiffusedListing"("propertyId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
