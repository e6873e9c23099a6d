-- CreateTable
CREATE TABLE "LeadOffer" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "leadId" TEXT NOT NULL,
    "looperId" TEXT NOT NULL,
    "offeredAt" DATETIME NOT NULL,
    "dueAt" DATETIME NOT NULL,
    "remindedAt" DATETIME,
    "outcome" TEXT,
    "firstReplyAt" DATETIME,
    "endedAt" DATETIME,
    CONSTRAINT "LeadOffer_leadId_fkey" FOREIGN KEY ("leadId") REFERENCES "Lead" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "LeadOffer_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (("outcome" IS NULL) = ("endedAt" IS NULL)),
    CHECK ("dueAt" > "offeredAt"),
    CHECK ("outcome" IS NULL OR "outcome" <> 'accepted' OR "endedAt" <= "dueAt"),
    CHECK ("outcome" IN ('accepted', 'declined', 'expired', 'taken_away'))
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Lead" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL DEFAULT 'buyer',
    "source" TEXT NOT NULL DEFAULT 'contact',
    "ambassadorId" TEXT,
    "propertyId" TEXT,
    "estimateId" TEXT,
    "communeCode" TEXT,
    "dwellingHash" TEXT,
    "consentAt" DATETIME,
    "contactId" TEXT,
    "contactName" TEXT NOT NULL,
    "contactEmail" TEXT,
    "contactPhone" TEXT,
    "status" TEXT NOT NULL DEFAULT 'offered',
    "closeReason" TEXT,
    "appointmentAt" DATETIME,
    "note" TEXT,
    "calledAt" DATETIME,
    "factAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Lead_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Lead_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Lead_estimateId_fkey" FOREIGN KEY ("estimateId") REFERENCES "Estimate" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Lead_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Lead_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("kind" = 'buyer' OR ("propertyId" IS NULL AND "status" <> 'qualified')),
    CHECK ("kind" = 'seller' OR "status" NOT IN ('appointment', 'mandate')),
    CHECK ("kind" = 'seller' OR ("dwellingHash" IS NULL AND "appointmentAt" IS NULL)),
    CHECK ("kind" = 'buyer' OR ("communeCode" IS NOT NULL AND "consentAt" IS NOT NULL)),
    CHECK ("closeReason" IS NULL OR "status" = 'lost'),
    CHECK ("kind" IN ('buyer', 'seller')),
    CHECK ("source" IN ('contact', 'visit', 'offer', 'estimate', 'editor', 'referral', 'team')),
    CHECK ("status" IN ('offered', 'accepted', 'contacted', 'qualified', 'appointment', 'mandate', 'won', 'lost')),
    CHECK ("closeReason" IN ('no_answer', 'gave_up', 'sold_elsewhere', 'price', 'outside_zone', 'duplicate', 'erased'))
);
-- A new lead was its looper's already, a free one is to be offered; a seller's is not qualified by a visit. The last
-- change is the last thing that is known to have happened.
INSERT INTO "new_Lead" ("ambassadorId", "communeCode", "consentAt", "contactEmail", "contactId", "contactName", "contactPhone", "createdAt", "estimateId", "id", "kind", "propertyId", "source", "status", "factAt", "updatedAt") SELECT "ambassadorId", "communeCode", "consentAt", "contactEmail", "contactId", "contactName", "contactPhone", "createdAt", "estimateId", "id", "kind", "propertyId", CASE "kind" WHEN 'seller' THEN 'estimate' ELSE 'contact' END, CASE WHEN "status" IN ('won', 'lost') THEN "status" WHEN "ambassadorId" IS NULL THEN 'offered' WHEN "status" = 'new' THEN 'accepted' WHEN "kind" = 'seller' THEN 'contacted' ELSE "status" END, "updatedAt", "updatedAt" FROM "Lead";
DROP TABLE "Lead";
ALTER TABLE "new_Lead" RENAME TO "Lead";
CREATE UNIQUE INDEX "Lead_estimateId_key" ON "Lead"("estimateId");
CREATE INDEX "Lead_propertyId_contactId_idx" ON "Lead"("propertyId", "contactId");
CREATE INDEX "Lead_contactId_idx" ON "Lead"("contactId");
CREATE INDEX "Lead_ambassadorId_status_idx" ON "Lead"("ambassadorId", "status");
CREATE INDEX "Lead_state_age" ON "Lead" ("status", "updatedAt", "id");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "LeadOffer_leadId_idx" ON "LeadOffer"("leadId");

-- CreateIndex
CREATE INDEX "LeadOffer_looperId_offeredAt_idx" ON "LeadOffer"("looperId", "offeredAt");

-- One open lead a person and home, or a person and dwelling.
CREATE UNIQUE INDEX "Lead_buyer_open" ON "Lead" ("propertyId", "contactId") WHERE "kind" = 'buyer' AND "status" NOT IN ('won', 'lost');
CREATE UNIQUE INDEX "Lead_seller_open" ON "Lead" ("dwellingHash", "contactEmail") WHERE "kind" = 'seller' AND "status" NOT IN ('won', 'lost');

-- A lead is offered to one looper at a time; what is due is found by its time.
CREATE UNIQUE INDEX "LeadOffer_open" ON "LeadOffer" ("leadId") WHERE "endedAt" IS NULL;
CREATE INDEX "LeadOffer_due" ON "LeadOffer" ("dueAt") WHERE "endedAt" IS NULL;

-- A lead that was received had no time to be accepted in.
UPDATE "Notification" SET "event" = 'lead.offered', "data" = json_set("data", '$.due', NULL) WHERE "event" = 'lead.received';
