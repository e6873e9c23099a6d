-- A request begins on the seller's page too, and its person can withdraw it: the conditions that name these columns are
-- written anew below.
DO $$
DECLARE former TEXT;
BEGIN
  FOR former IN
    SELECT conname FROM pg_constraint
    WHERE conrelid = '"Lead"'::regclass AND contype = 'c' AND conname <> 'Lead_closeReason_check'
      AND pg_get_constraintdef(oid) LIKE '%"closeReason"%'
  LOOP
    EXECUTE format('ALTER TABLE "Lead" DROP CONSTRAINT %I', former);
  END LOOP;
END $$;
ALTER TABLE "Lead" DROP CONSTRAINT "Lead_closeReason_check";
ALTER TABLE "Lead" DROP CONSTRAINT "Lead_source_check";

-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "address" TEXT COLLATE "C",
ADD COLUMN     "postalCode" TEXT COLLATE "C",
ADD COLUMN     "teamNotifiedAt" TIMESTAMP(3);
ALTER TABLE "Lead" ADD CHECK (("address" IS NULL) = ("postalCode" IS NULL));
ALTER TABLE "Lead" ADD CHECK ("kind" = 'seller' OR ("address" IS NULL AND "teamNotifiedAt" IS NULL));
ALTER TABLE "Lead" ADD CHECK ("closeReason" IS NULL OR "closeReason" <> 'withdrawn' OR ("contactEmail" IS NULL AND "contactPhone" IS NULL AND "address" IS NULL AND "estimateId" IS NULL));
ALTER TABLE "Lead" ADD CHECK ("closeReason" IS NULL OR "status" = 'lost');
ALTER TABLE "Lead" ADD CHECK ("source" IN ('contact', 'visit', 'offer', 'estimate', 'sell_page', 'editor', 'referral', 'team'));
ALTER TABLE "Lead" ADD CHECK ("closeReason" IN ('no_answer', 'gave_up', 'sold_elsewhere', 'price', 'outside_zone', 'duplicate', 'withdrawn', 'erased'));

-- CreateIndex
CREATE INDEX "Lead_contactEmail_idx" ON "Lead"("contactEmail");
