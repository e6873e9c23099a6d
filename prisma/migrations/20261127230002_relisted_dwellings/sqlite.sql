-- The withdrawn listing that a draft puts up for sale again.
ALTER TABLE "ListingRevision" ADD COLUMN "relistedFromId" TEXT
  REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE
  CHECK ("relistedFromId" IS NULL OR "sellerId" IS NOT NULL);
CREATE INDEX "ListingRevision_relistedFromId_idx" ON "ListingRevision"("relistedFromId");

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_MediaAsset" (
    "key" TEXT NOT NULL,
    "revisionId" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "similarity" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "color" TEXT NOT NULL,
    "sharpness" INTEGER NOT NULL,
    "brightness" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("key", "revisionId"),
    CONSTRAINT "MediaAsset_revisionId_fkey" FOREIGN KEY ("revisionId") REFERENCES "ListingRevision" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (length("key") = 32),
    CHECK ("width" BETWEEN 1 AND 20000 AND "height" BETWEEN 1 AND 20000),
    CHECK (length("sha256") = 64 AND length("similarity") = 16),
    CHECK ("color" GLOB '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'),
    CHECK ("sharpness" >= 0 AND "brightness" BETWEEN 0 AND 255)
);
INSERT INTO "new_MediaAsset" ("brightness", "color", "createdAt", "height", "key", "revisionId", "sha256", "sharpness", "similarity", "width") SELECT "brightness", "color", "createdAt", "height", "key", "revisionId", "sha256", "sharpness", "similarity", "width" FROM "MediaAsset";
DROP TABLE "MediaAsset";
ALTER TABLE "new_MediaAsset" RENAME TO "MediaAsset";
CREATE UNIQUE INDEX "MediaAsset_revisionId_sha256_key" ON "MediaAsset"("revisionId", "sha256");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- A withdrawn listing is put up for sale again by one draft at a time.
CREATE UNIQUE INDEX "ListingRevision_open_relisting" ON "ListingRevision" ("relistedFromId") WHERE "status" IN ('editing', 'in_review');
