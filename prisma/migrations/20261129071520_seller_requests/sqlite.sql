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
    "address" TEXT,
    "postalCode" TEXT,
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
    "teamNotifiedAt" DATETIME,
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
    CHECK (("address" IS NULL) = ("postalCode" IS NULL)),
    CHECK ("kind" = 'seller' OR ("address" IS NULL AND "teamNotifiedAt" IS NULL)),
    CHECK ("closeReason" IS NULL OR "closeReason" <> 'withdrawn' OR ("contactEmail" IS NULL AND "contactPhone" IS NULL AND "address" IS NULL AND "estimateId" IS NULL)),
    CHECK ("kind" IN ('buyer', 'seller')),
    CHECK ("source" IN ('contact', 'visit', 'offer', 'estimate', 'sell_page', 'editor', 'referral', 'team')),
    CHECK ("status" IN ('offered', 'accepted', 'contacted', 'qualified', 'appointment', 'mandate', 'won', 'lost')),
    CHECK ("closeReason" IN ('no_answer', 'gave_up', 'sold_elsewhere', 'price', 'outside_zone', 'duplicate', 'withdrawn', 'erased'))
);
INSERT INTO "new_Lead" ("id", "kind", "source", "ambassadorId", "propertyId", "estimateId", "communeCode", "dwellingHash", "consentAt", "contactId", "contactName", "contactEmail", "contactPhone", "status", "closeReason", "appointmentAt", "note", "calledAt", "factAt", "createdAt", "updatedAt") SELECT "id", "kind", "source", "ambassadorId", "propertyId", "estimateId", "communeCode", "dwellingHash", "consentAt", "contactId", "contactName", "contactEmail", "contactPhone", "status", "closeReason", "appointmentAt", "note", "calledAt", "factAt", "createdAt", "updatedAt" FROM "Lead";
DROP TABLE "Lead";
ALTER TABLE "new_Lead" RENAME TO "Lead";
CREATE UNIQUE INDEX "Lead_estimateId_key" ON "Lead"("estimateId");
CREATE INDEX "Lead_propertyId_contactId_idx" ON "Lead"("propertyId", "contactId");
CREATE INDEX "Lead_contactId_idx" ON "Lead"("contactId");
CREATE INDEX "Lead_contactEmail_idx" ON "Lead"("contactEmail");
CREATE INDEX "Lead_ambassadorId_status_idx" ON "Lead"("ambassadorId", "status");
CREATE INDEX "Lead_state_age" ON "Lead" ("status", "updatedAt", "id");
CREATE UNIQUE INDEX "Lead_buyer_open" ON "Lead" ("propertyId", "contactId") WHERE "kind" = 'buyer' AND "status" NOT IN ('won', 'lost');
CREATE UNIQUE INDEX "Lead_seller_open" ON "Lead" ("dwellingHash", "contactEmail") WHERE "kind" = 'seller' AND "status" NOT IN ('won', 'lost');
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
