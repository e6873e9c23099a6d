-- DropForeignKey
ALTER TABLE "MediaAsset" DROP CONSTRAINT "MediaAsset_revisionId_fkey";

-- AlterTable
ALTER TABLE "ListingRevision" ADD COLUMN     "relistedFromId" TEXT COLLATE "C";
ALTER TABLE "ListingRevision" ADD CHECK ("relistedFromId" IS NULL OR "sellerId" IS NOT NULL);

-- AlterTable
ALTER TABLE "MediaAsset" DROP CONSTRAINT "MediaAsset_pkey",
ADD CONSTRAINT "MediaAsset_pkey" PRIMARY KEY ("key", "revisionId");

-- CreateIndex
CREATE INDEX "ListingRevision_relistedFromId_idx" ON "ListingRevision"("relistedFromId");

-- AddForeignKey
ALTER TABLE "ListingRevision" ADD CONSTRAINT "ListingRevision_relistedFromId_fkey" FOREIGN KEY ("relistedFromId") REFERENCES "Property"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MediaAsset" ADD CONSTRAINT "MediaAsset_revisionId_fkey" FOREIGN KEY ("revisionId") REFERENCES "ListingRevision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A withdrawn listing is put up for sale again by one draft at a time.
CREATE UNIQUE INDEX "ListingRevision_open_relisting" ON "ListingRevision" ("relistedFromId") WHERE "status" IN ('editing', 'in_review');
