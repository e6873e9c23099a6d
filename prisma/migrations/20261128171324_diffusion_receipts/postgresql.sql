-- A name was not written: the code stands for it until the next file, which is due at once. What was handed over was taken.
ALTER TABLE "DiffusionFeed" ADD COLUMN     "claimedUntil" TIMESTAMP(3),
ADD COLUMN     "encoding" TEXT COLLATE "C" NOT NULL DEFAULT 'iso-8859-1',
ADD COLUMN     "name" TEXT COLLATE "C",
ADD COLUMN     "offeredAt" TIMESTAMP(3),
ADD COLUMN     "receivedAt" TIMESTAMP(3),
ADD COLUMN     "settings" TEXT COLLATE "C" NOT NULL DEFAULT 'none';
UPDATE "DiffusionFeed" SET "name" = "portal", "offeredAt" = "deliveredAt",
  "receivedAt" = CASE WHEN "file" IS NULL THEN "deliveredAt" ELSE "fetchedAt" END;
ALTER TABLE "DiffusionFeed" ALTER COLUMN "name" SET NOT NULL,
ALTER COLUMN "encoding" DROP DEFAULT,
ALTER COLUMN "settings" DROP DEFAULT,
DROP COLUMN "deliveredAt",
DROP COLUMN "fetchedAt";
ALTER TABLE "DiffusionFeed" ADD CHECK ("encoding" IN ('iso-8859-1', 'utf-8'));

ALTER TABLE "DiffusedListing" DROP COLUMN "checkedAt",
ADD COLUMN     "leftAt" TIMESTAMP(3),
ADD COLUMN     "name" TEXT COLLATE "C";
UPDATE "DiffusedListing" SET "name" = "portal";
ALTER TABLE "DiffusedListing" ALTER COLUMN "name" SET NOT NULL;
ALTER TABLE "DiffusedListing" ADD CHECK ("leftAt" IS NULL OR ("sentSince" IS NOT NULL AND "leftAt" >= "sentSince"));
