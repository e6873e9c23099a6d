-- Who deals with what waits for the team, and by when. Of what waits already the due instants are plain hours, and UTC
-- midnights of days: what begins to wait from now on has working hours and midnights of its place.
-- AlterTable
ALTER TABLE "RoleGrant" ADD COLUMN "visitsDueAt" DATETIME;
UPDATE "RoleGrant" SET "visitsDueAt" = strftime('%Y-%m-%dT%H:%M:%f+00:00', "decidedAt", '+2 hours')
  WHERE "role" = 'ambassador' AND "status" IN ('suspended', 'left');

-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN "settledAt" DATETIME CHECK ("settledAt" IS NULL OR "state" = 'dead');

-- CreateTable
CREATE TABLE "TaskClaim" (
    "kind" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "claimedAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,

    PRIMARY KEY ("kind", "subjectId"),
    CONSTRAINT "TaskClaim_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (length("kind") BETWEEN 1 AND 40),
    CHECK ("endsAt" > "claimedAt")
);

-- CreateTable
CREATE TABLE "TaskComment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "authorId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "toId" TEXT,
    CONSTRAINT "TaskComment_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "TaskComment_toId_fkey" FOREIGN KEY ("toId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (length("kind") BETWEEN 1 AND 40),
    CHECK (length("text") BETWEEN 1 AND 2000)
);

-- CreateTable
CREATE TABLE "TaskDecision" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "since" DATETIME NOT NULL,
    "dueAt" DATETIME NOT NULL,
    "decidedAt" DATETIME NOT NULL,
    "decidedById" TEXT NOT NULL,
    CONSTRAINT "TaskDecision_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (length("kind") BETWEEN 1 AND 40),
    CHECK ("dueAt" >= "since")
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_ConversationReport" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "conversationId" TEXT NOT NULL,
    "reporterId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL,
    "dueAt" DATETIME NOT NULL,
    "closedAt" DATETIME,
    "closedById" TEXT,
    "outcome" TEXT,
    CONSTRAINT "ConversationReport_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ConversationReport_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ConversationReport_closedById_fkey" FOREIGN KEY ("closedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (length("text") <= 2000),
    CHECK (("closedAt" IS NULL) = ("outcome" IS NULL) AND ("closedAt" IS NULL) = ("closedById" IS NULL)),
    CHECK ("reason" IN ('spam', 'fraud', 'harassment', 'discrimination', 'personal_data', 'other')),
    CHECK ("outcome" IN ('warned', 'blocked', 'unfounded'))
);
INSERT INTO "new_ConversationReport" ("closedAt", "closedById", "conversationId", "createdAt", "dueAt", "id", "outcome", "reason", "reporterId", "text") SELECT "closedAt", "closedById", "conversationId", "createdAt",
  CASE WHEN "reason" IN ('fraud', 'discrimination') THEN strftime('%Y-%m-%dT%H:%M:%f+00:00', "createdAt", '+4 hours') ELSE strftime('%Y-%m-%dT%H:%M:%f+00:00', "createdAt", '+24 hours') END,
  "id", "outcome", "reason", "reporterId", "text" FROM "ConversationReport";
DROP TABLE "ConversationReport";
ALTER TABLE "new_ConversationReport" RENAME TO "ConversationReport";
CREATE INDEX "ConversationReport_conversationId_idx" ON "ConversationReport"("conversationId");
CREATE INDEX "ConversationReport_closedAt_createdAt_idx" ON "ConversationReport"("closedAt", "createdAt");
CREATE INDEX "ConversationReport_closedAt_dueAt_id_idx" ON "ConversationReport"("closedAt", "dueAt", "id");
CREATE TABLE "new_ListingReport" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "email" TEXT,
    "reporterId" TEXT,
    "status" TEXT NOT NULL DEFAULT 'open',
    "outcome" TEXT,
    "closedAt" DATETIME,
    "closedById" TEXT,
    "createdAt" DATETIME NOT NULL,
    "dueAt" DATETIME NOT NULL,
    "movedAt" DATETIME NOT NULL,
    CONSTRAINT "ListingReport_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ListingReport_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "ListingReport_closedById_fkey" FOREIGN KEY ("closedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (length("text") <= 2000),
    CHECK (("status" = 'closed') = ("closedById" IS NOT NULL)),
    CHECK (("status" = 'closed') = ("outcome" IS NOT NULL)),
    CHECK (("status" = 'closed') = ("closedAt" IS NOT NULL)),
    CHECK ("reason" IN ('not_for_sale', 'misleading', 'wrong_price', 'wrong_location', 'pictures', 'discrimination', 'personal_data', 'fraud', 'duplicate', 'other')),
    CHECK ("status" IN ('open', 'closed')),
    CHECK ("outcome" IN ('withdrawn', 'unfounded', 'settled_before', 'forwarded'))
);
INSERT INTO "TaskClaim" ("kind", "subjectId", "ownerId", "claimedAt", "endsAt") SELECT 'listing-report', "id", "claimedById", "claimedAt", strftime('%Y-%m-%dT%H:%M:%f+00:00', "claimedAt", '+2 hours')
  FROM "ListingReport" WHERE "status" = 'claimed';
INSERT INTO "new_ListingReport" ("closedAt", "closedById", "createdAt", "dueAt", "email", "id", "movedAt", "outcome", "propertyId", "reason", "reporterId", "status", "text") SELECT "closedAt", CASE "status" WHEN 'closed' THEN "claimedById" END, "createdAt",
  CASE WHEN "reason" IN ('fraud', 'discrimination') THEN strftime('%Y-%m-%dT%H:%M:%f+00:00', "createdAt", '+4 hours') ELSE strftime('%Y-%m-%dT%H:%M:%f+00:00', "createdAt", '+24 hours') END,
  "email", "id", CASE "status" WHEN 'claimed' THEN "createdAt" ELSE "movedAt" END, "outcome", "propertyId", "reason", "reporterId", CASE "status" WHEN 'claimed' THEN 'open' ELSE "status" END, "text" FROM "ListingReport";
DROP TABLE "ListingReport";
ALTER TABLE "new_ListingReport" RENAME TO "ListingReport";
CREATE INDEX "ListingReport_status_movedAt_id_idx" ON "ListingReport"("status", "movedAt", "id");
CREATE INDEX "ListingReport_propertyId_idx" ON "ListingReport"("propertyId");
CREATE INDEX "ListingReport_reporterId_idx" ON "ListingReport"("reporterId");
CREATE INDEX "ListingReport_status_dueAt_id_idx" ON "ListingReport"("status", "dueAt", "id");
CREATE INDEX "ListingReport_closedById_idx" ON "ListingReport"("closedById");
CREATE UNIQUE INDEX "ListingReport_one_open" ON "ListingReport" ("propertyId", "reporterId") WHERE "reporterId" IS NOT NULL AND "status" <> 'closed';
CREATE TABLE "new_ListingRevision" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT,
    "relistedFromId" TEXT,
    "sellerId" TEXT,
    "holderHash" TEXT,
    "status" TEXT NOT NULL DEFAULT 'editing',
    "content" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "fieldVersions" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "submittedAt" DATETIME,
    "decidedAt" DATETIME,
    CONSTRAINT "ListingRevision_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "ListingRevision_relistedFromId_fkey" FOREIGN KEY ("relistedFromId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "ListingRevision_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (length("id") = 12),
    CHECK (json_valid("content") AND json_valid("fieldVersions")),
    CHECK ("version" >= 1),
    CHECK (("sellerId" IS NULL) <> ("holderHash" IS NULL)),
    CHECK ("status" IN ('editing', 'discarded') OR ("sellerId" IS NOT NULL AND "propertyId" IS NOT NULL AND "submittedAt" IS NOT NULL)),
    CHECK ("relistedFromId" IS NULL OR "sellerId" IS NOT NULL),
    CHECK ("status" IN ('editing', 'in_review', 'approved', 'discarded'))
);
INSERT INTO "TaskClaim" ("kind", "subjectId", "ownerId", "claimedAt", "endsAt") SELECT 'listing-review', "id", "claimedById", "claimedAt", strftime('%Y-%m-%dT%H:%M:%f+00:00', "claimedAt", '+2 hours')
  FROM "ListingRevision" WHERE "claimedById" IS NOT NULL;
INSERT INTO "new_ListingRevision" ("content", "createdAt", "decidedAt", "fieldVersions", "holderHash", "id", "propertyId", "relistedFromId", "sellerId", "status", "submittedAt", "updatedAt", "version") SELECT "content", "createdAt", "decidedAt", "fieldVersions", "holderHash", "id", "propertyId", "relistedFromId", "sellerId", "status", "submittedAt", "updatedAt", "version" FROM "ListingRevision";
DROP TABLE "ListingRevision";
ALTER TABLE "new_ListingRevision" RENAME TO "ListingRevision";
CREATE UNIQUE INDEX "ListingRevision_holderHash_key" ON "ListingRevision"("holderHash");
CREATE INDEX "ListingRevision_propertyId_idx" ON "ListingRevision"("propertyId");
CREATE INDEX "ListingRevision_relistedFromId_idx" ON "ListingRevision"("relistedFromId");
CREATE INDEX "ListingRevision_sellerId_status_idx" ON "ListingRevision"("sellerId", "status");
CREATE INDEX "ListingRevision_status_submittedAt_idx" ON "ListingRevision"("status", "submittedAt");
CREATE INDEX "ListingRevision_updatedAt_idx" ON "ListingRevision"("updatedAt");
CREATE UNIQUE INDEX "ListingRevision_open_property" ON "ListingRevision" ("propertyId") WHERE "status" IN ('editing', 'in_review');
CREATE UNIQUE INDEX "ListingRevision_open_relisting" ON "ListingRevision" ("relistedFromId") WHERE "status" IN ('editing', 'in_review');
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
    "freeAt" DATETIME,
    "teamDueAt" DATETIME,
    "factAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Lead_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Lead_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Lead_estimateId_fkey" FOREIGN KEY ("estimateId") REFERENCES "Estimate" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Lead_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Lead_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (("freeAt" IS NULL) = ("teamDueAt" IS NULL)),
    CHECK ("ambassadorId" IS NOT NULL OR "status" IN ('won', 'lost') OR "teamDueAt" IS NOT NULL),
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
INSERT INTO "new_Lead" ("id", "kind", "source", "ambassadorId", "propertyId", "estimateId", "communeCode", "dwellingHash", "consentAt", "contactId", "contactName", "contactEmail", "contactPhone", "status", "closeReason", "appointmentAt", "note", "calledAt", "factAt", "createdAt", "updatedAt", "address", "postalCode", "teamNotifiedAt", "freeAt", "teamDueAt") SELECT "id", "kind", "source", "ambassadorId", "propertyId", "estimateId", "communeCode", "dwellingHash", "consentAt", "contactId", "contactName", "contactEmail", "contactPhone", "status", "closeReason", "appointmentAt", "note", "calledAt", "factAt", "createdAt", "updatedAt", "address", "postalCode", "teamNotifiedAt",
  CASE WHEN "ambassadorId" IS NULL THEN "updatedAt" END, CASE WHEN "ambassadorId" IS NULL THEN strftime('%Y-%m-%dT%H:%M:%f+00:00', "updatedAt", '+4 hours') END FROM "Lead";
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
CREATE INDEX "Lead_free" ON "Lead" ("ambassadorId", "teamDueAt", "id") WHERE "ambassadorId" IS NULL AND "teamDueAt" IS NOT NULL;
CREATE TABLE "new_Sale" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT NOT NULL,
    "offerId" TEXT NOT NULL,
    "buyerId" TEXT NOT NULL,
    "sellerId" TEXT NOT NULL,
    "ambassadorId" TEXT,
    "priceCents" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "endReason" TEXT,
    "openedAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "teamDueAt" DATETIME,
    "compromisPlannedOn" TEXT,
    "compromisSignedOn" TEXT,
    "notifiedOn" TEXT,
    "withdrawalEndsOn" TEXT,
    "withdrawalEndsAt" DATETIME,
    "loanDueOn" TEXT,
    "loanDueEndsAt" DATETIME,
    "loanAppliedOn" TEXT,
    "loanObtainedOn" TEXT,
    "deedPlannedOn" TEXT,
    "deedSignedOn" TEXT,
    "terms" JSONB NOT NULL,
    CONSTRAINT "Sale_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Sale_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Sale_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Sale_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Sale_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("status" <> 'open' OR "teamDueAt" IS NOT NULL),
    CHECK ("priceCents" BETWEEN 1 AND 2000000000),
    CHECK (("status" = 'open') = ("endedAt" IS NULL)),
    CHECK (("status" = 'fallen_through') = ("endReason" IS NOT NULL)),
    CHECK (json_valid("terms")),
    CHECK (("withdrawalEndsOn" IS NULL) = ("withdrawalEndsAt" IS NULL)),
    CHECK (("loanDueOn" IS NULL) = ("loanDueEndsAt" IS NULL)),
    CHECK ("status" IN ('open', 'concluded', 'fallen_through')),
    CHECK ("endReason" IN ('buyer_withdrew', 'loan_refused', 'condition_failed', 'deed_not_signed', 'agreed'))
);
INSERT INTO "new_Sale" ("id", "propertyId", "offerId", "buyerId", "sellerId", "ambassadorId", "priceCents", "status", "endReason", "openedAt", "endedAt", "compromisPlannedOn", "compromisSignedOn", "notifiedOn", "withdrawalEndsOn", "loanDueOn", "loanAppliedOn", "loanObtainedOn", "deedPlannedOn", "deedSignedOn", "terms", "withdrawalEndsAt", "loanDueEndsAt", "teamDueAt") SELECT "id", "propertyId", "offerId", "buyerId", "sellerId", "ambassadorId", "priceCents", "status", "endReason", "openedAt", "endedAt", "compromisPlannedOn", "compromisSignedOn", "notifiedOn", "withdrawalEndsOn", "loanDueOn", "loanAppliedOn", "loanObtainedOn", "deedPlannedOn", "deedSignedOn", "terms", "withdrawalEndsAt", "loanDueEndsAt",
  strftime('%Y-%m-%dT%H:%M:%S.000+00:00', date(coalesce("deedPlannedOn", "notifiedOn", "compromisSignedOn", "compromisPlannedOn", date("openedAt")), '+2 days')) FROM "Sale";
DROP TABLE "Sale";
ALTER TABLE "new_Sale" RENAME TO "Sale";
CREATE UNIQUE INDEX "Sale_offerId_key" ON "Sale"("offerId");
CREATE INDEX "Sale_propertyId_status_idx" ON "Sale"("propertyId", "status");
CREATE INDEX "Sale_buyerId_idx" ON "Sale"("buyerId");
CREATE INDEX "Sale_sellerId_idx" ON "Sale"("sellerId");
CREATE INDEX "Sale_ambassadorId_idx" ON "Sale"("ambassadorId");
CREATE UNIQUE INDEX "Sale_open_property" ON "Sale" ("propertyId") WHERE "status" = 'open';
CREATE INDEX "Sale_open_age" ON "Sale" ("openedAt") WHERE "status" = 'open';
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "TaskClaim_ownerId_endsAt_idx" ON "TaskClaim"("ownerId", "endsAt");

-- CreateIndex
CREATE INDEX "TaskClaim_endsAt_idx" ON "TaskClaim"("endsAt");

-- CreateIndex
CREATE INDEX "TaskComment_kind_subjectId_at_idx" ON "TaskComment"("kind", "subjectId", "at");

-- CreateIndex
CREATE INDEX "TaskComment_authorId_idx" ON "TaskComment"("authorId");

-- CreateIndex
CREATE INDEX "TaskComment_toId_idx" ON "TaskComment"("toId");

-- CreateIndex
CREATE INDEX "TaskComment_at_idx" ON "TaskComment"("at");

-- CreateIndex
CREATE INDEX "TaskDecision_decidedAt_kind_since_idx" ON "TaskDecision"("decidedAt", "kind", "since");

-- CreateIndex
CREATE INDEX "TaskDecision_kind_subjectId_decidedAt_idx" ON "TaskDecision"("kind", "subjectId", "decidedAt");

-- CreateIndex
CREATE INDEX "TaskDecision_decidedById_idx" ON "TaskDecision"("decidedById");

CREATE TRIGGER "TaskDecision_no_update" BEFORE UPDATE ON "TaskDecision"
BEGIN SELECT RAISE(ABORT, 'TaskDecision is append-only'); END;
CREATE TRIGGER "TaskDecision_no_delete" BEFORE DELETE ON "TaskDecision"
BEGIN SELECT RAISE(ABORT, 'TaskDecision is append-only'); END;
CREATE INDEX "OutboxMail_dead" ON "OutboxMail" ("state", "nextAttemptAt", "id") WHERE "state" = 'dead' AND "settledAt" IS NULL;
