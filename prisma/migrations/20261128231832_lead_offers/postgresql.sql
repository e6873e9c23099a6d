-- DropIndex
DROP INDEX "Lead_propertyId_contactId_key";

-- The conditions of leads are written anew below.
DO $$
DECLARE former TEXT;
BEGIN
  FOR former IN
    SELECT conname FROM pg_constraint
    WHERE conrelid = '"Lead"'::regclass AND contype = 'c' AND conname NOT IN ('Lead_kind_check', 'Lead_status_check')
  LOOP
    EXECUTE format('ALTER TABLE "Lead" DROP CONSTRAINT %I', former);
  END LOOP;
END $$;
ALTER TABLE "Lead" DROP CONSTRAINT "Lead_kind_check";
ALTER TABLE "Lead" DROP CONSTRAINT "Lead_status_check";

-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "appointmentAt" TIMESTAMP(3),
ADD COLUMN     "calledAt" TIMESTAMP(3),
ADD COLUMN     "closeReason" TEXT COLLATE "C",
ADD COLUMN     "dwellingHash" TEXT COLLATE "C",
ADD COLUMN     "factAt" TIMESTAMP(3),
ADD COLUMN     "note" TEXT COLLATE "C",
ADD COLUMN     "source" TEXT COLLATE "C" NOT NULL DEFAULT 'contact',
ALTER COLUMN "status" SET DEFAULT 'offered';

-- A new lead was its looper's already, a free one is to be offered; a seller's is not qualified by a visit. The last
-- change is the last thing that is known to have happened.
UPDATE "Lead" SET
  "factAt" = "updatedAt",
  "source" = CASE "kind" WHEN 'seller' THEN 'estimate' ELSE 'contact' END,
  "status" = CASE WHEN "status" IN ('won', 'lost') THEN "status" WHEN "ambassadorId" IS NULL THEN 'offered' WHEN "status" = 'new' THEN 'accepted' WHEN "kind" = 'seller' THEN 'contacted' ELSE "status" END;
ALTER TABLE "Lead" ALTER COLUMN "factAt" SET NOT NULL;
ALTER TABLE "Lead" ADD CHECK ("kind" = 'buyer' OR ("propertyId" IS NULL AND "status" <> 'qualified'));
ALTER TABLE "Lead" ADD CHECK ("kind" = 'seller' OR "status" NOT IN ('appointment', 'mandate'));
ALTER TABLE "Lead" ADD CHECK ("kind" = 'seller' OR ("dwellingHash" IS NULL AND "appointmentAt" IS NULL));
ALTER TABLE "Lead" ADD CHECK ("kind" = 'buyer' OR ("communeCode" IS NOT NULL AND "consentAt" IS NOT NULL));
ALTER TABLE "Lead" ADD CHECK ("closeReason" IS NULL OR "status" = 'lost');
ALTER TABLE "Lead" ADD CHECK ("kind" IN ('buyer', 'seller'));
ALTER TABLE "Lead" ADD CHECK ("source" IN ('contact', 'visit', 'offer', 'estimate', 'editor', 'referral', 'team'));
ALTER TABLE "Lead" ADD CHECK ("status" IN ('offered', 'accepted', 'contacted', 'qualified', 'appointment', 'mandate', 'won', 'lost'));
ALTER TABLE "Lead" ADD CHECK ("closeReason" IN ('no_answer', 'gave_up', 'sold_elsewhere', 'price', 'outside_zone', 'duplicate', 'erased'));

-- CreateTable
CREATE TABLE "LeadOffer" (
    "id" TEXT COLLATE "C" NOT NULL,
    "leadId" TEXT COLLATE "C" NOT NULL,
    "looperId" TEXT COLLATE "C" NOT NULL,
    "offeredAt" TIMESTAMP(3) NOT NULL,
    "dueAt" TIMESTAMP(3) NOT NULL,
    "remindedAt" TIMESTAMP(3),
    "outcome" TEXT COLLATE "C",
    "firstReplyAt" TIMESTAMP(3),
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "LeadOffer_pkey" PRIMARY KEY ("id"),
    CHECK (("outcome" IS NULL) = ("endedAt" IS NULL)),
    CHECK ("dueAt" > "offeredAt"),
    CHECK ("outcome" IS NULL OR "outcome" <> 'accepted' OR "endedAt" <= "dueAt"),
    CHECK ("outcome" IN ('accepted', 'declined', 'expired', 'taken_away'))
);

-- CreateIndex
CREATE INDEX "LeadOffer_leadId_idx" ON "LeadOffer"("leadId");

-- CreateIndex
CREATE INDEX "LeadOffer_looperId_offeredAt_idx" ON "LeadOffer"("looperId", "offeredAt");

-- CreateIndex
CREATE INDEX "Lead_propertyId_contactId_idx" ON "Lead"("propertyId", "contactId");

-- CreateIndex
CREATE INDEX "Lead_contactId_idx" ON "Lead"("contactId");

-- AddForeignKey
ALTER TABLE "LeadOffer" ADD CONSTRAINT "LeadOffer_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeadOffer" ADD CONSTRAINT "LeadOffer_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One open lead a person and home, or a person and dwelling.
CREATE UNIQUE INDEX "Lead_buyer_open" ON "Lead" ("propertyId", "contactId") WHERE "kind" = 'buyer' AND "status" NOT IN ('won', 'lost');
CREATE UNIQUE INDEX "Lead_seller_open" ON "Lead" ("dwellingHash", "contactEmail") WHERE "kind" = 'seller' AND "status" NOT IN ('won', 'lost');

-- A lead is offered to one looper at a time; what is due is found by its time.
CREATE UNIQUE INDEX "LeadOffer_open" ON "LeadOffer" ("leadId") WHERE "endedAt" IS NULL;
CREATE INDEX "LeadOffer_due" ON "LeadOffer" ("dueAt") WHERE "endedAt" IS NULL;

-- A lead that was received had no time to be accepted in.
UPDATE "Notification" SET "event" = 'lead.offered', "data" = ("data"::jsonb || '{"due":null}')::json WHERE "event" = 'lead.received';
