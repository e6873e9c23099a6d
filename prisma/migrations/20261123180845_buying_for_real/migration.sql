-- One thread a property and pair of people: those that were split by type become the oldest of them. It is
-- archived where each was, starred where one was.
DROP INDEX "Conversation_propertyId_contactId_type_key";
CREATE TEMP TABLE "merged" AS
SELECT c."id" AS "id", (
  SELECT o."id" FROM "Conversation" o
  WHERE o."propertyId" IS c."propertyId" AND o."contactId" = c."contactId" AND o."ownerId" = c."ownerId"
  ORDER BY o."createdAt", o."id" LIMIT 1
) AS "into" FROM "Conversation" c;
UPDATE "Message" SET "conversationId" = (SELECT "into" FROM "merged" WHERE "id" = "conversationId");
UPDATE "Conversation" SET
  "lastMessageAt" = (SELECT max(o."lastMessageAt") FROM "merged" m JOIN "Conversation" o ON o."id" = m."id" WHERE m."into" = "Conversation"."id"),
  "contactStarredAt" = (SELECT min(o."contactStarredAt") FROM "merged" m JOIN "Conversation" o ON o."id" = m."id" WHERE m."into" = "Conversation"."id"),
  "ownerStarredAt" = (SELECT min(o."ownerStarredAt") FROM "merged" m JOIN "Conversation" o ON o."id" = m."id" WHERE m."into" = "Conversation"."id"),
  "contactArchivedAt" = (SELECT CASE WHEN count(*) = count(o."contactArchivedAt") THEN max(o."contactArchivedAt") END FROM "merged" m JOIN "Conversation" o ON o."id" = m."id" WHERE m."into" = "Conversation"."id"),
  "ownerArchivedAt" = (SELECT CASE WHEN count(*) = count(o."ownerArchivedAt") THEN max(o."ownerArchivedAt") END FROM "merged" m JOIN "Conversation" o ON o."id" = m."id" WHERE m."into" = "Conversation"."id")
WHERE "id" IN (SELECT "into" FROM "merged" WHERE "into" <> "id");
DELETE FROM "Conversation" WHERE "id" IN (SELECT "id" FROM "merged" WHERE "into" <> "id");
DROP TABLE "merged";

-- DropIndex
DROP INDEX "Message_authorId_idx";

-- AlterTable
ALTER TABLE "Favorite" ADD COLUMN "mark" TEXT CHECK ("mark" IN ('love', 'maybe', 'no'));
ALTER TABLE "Favorite" ADD COLUMN "note" TEXT CHECK ("note" IS NULL OR length("note") BETWEEN 1 AND 1000);

-- AlterTable
ALTER TABLE "Message" ADD COLUMN "clientKey" TEXT;

-- AlterTable
ALTER TABLE "SavedSearch" ADD COLUMN "sentUntil" DATETIME;

-- AlterTable
ALTER TABLE "AmbassadorProfile" ADD COLUMN "workPhone" TEXT;

-- AlterTable
ALTER TABLE "Lead" ADD COLUMN "contactId" TEXT REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE UNIQUE INDEX "Lead_propertyId_contactId_key" ON "Lead"("propertyId", "contactId");

-- Whether its looper can be called is on the page of a listing, and the slots of a looper in force are.
CREATE TRIGGER "AmbassadorProfile_inserted_page" AFTER INSERT ON "AmbassadorProfile"
WHEN NEW."workPhone" IS NOT NULL
BEGIN INSERT INTO "PageChange" ("tag")
  SELECT 'listing:' || "id" FROM "Property" WHERE "ambassadorId" = NEW."userId"; END;
CREATE TRIGGER "AmbassadorProfile_updated_page" AFTER UPDATE OF "workPhone" ON "AmbassadorProfile"
WHEN (NEW."workPhone" IS NULL) <> (OLD."workPhone" IS NULL)
BEGIN INSERT INTO "PageChange" ("tag")
  SELECT 'listing:' || "id" FROM "Property" WHERE "ambassadorId" = NEW."userId"; END;
CREATE TRIGGER "RoleGrant_updated_page" AFTER UPDATE OF "status" ON "RoleGrant"
WHEN NEW."role" = 'ambassador' AND NEW."status" <> OLD."status"
BEGIN INSERT INTO "PageChange" ("tag")
  SELECT 'listing:' || "id" FROM "Property" WHERE "ambassadorId" = NEW."userId"; END;

-- CreateTable
CREATE TABLE "ListingEvent" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "propertyId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "fromCents" INTEGER,
    "toCents" INTEGER,
    CONSTRAINT "ListingEvent_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("kind" IN ('published', 'price_changed', 'back_on_market', 'slot_opened'))
);

-- CreateTable
CREATE TABLE "SearchAlertItem" (
    "userId" TEXT NOT NULL,
    "eventSeq" INTEGER NOT NULL,
    "searchId" TEXT,
    "createdAt" DATETIME NOT NULL,
    "sentAt" DATETIME,

    PRIMARY KEY ("userId", "eventSeq"),
    CONSTRAINT "SearchAlertItem_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "SearchAlertItem_eventSeq_fkey" FOREIGN KEY ("eventSeq") REFERENCES "ListingEvent" ("seq") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SearchAlertItem_searchId_fkey" FOREIGN KEY ("searchId") REFERENCES "SavedSearch" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AlertProgress" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "seq" INTEGER NOT NULL,
    CHECK ("id" = 1)
);

-- CreateTable
CREATE TABLE "HiddenListing" (
    "userId" TEXT NOT NULL,
    "propertyId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("userId", "propertyId"),
    CONSTRAINT "HiddenListing_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "HiddenListing_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ShortlistShare" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "inviterId" TEXT NOT NULL,
    "inviteeId" TEXT,
    "tokenHash" TEXT,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "acceptedAt" DATETIME,
    CONSTRAINT "ShortlistShare_inviterId_fkey" FOREIGN KEY ("inviterId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ShortlistShare_inviteeId_fkey" FOREIGN KEY ("inviteeId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("inviteeId" IS NULL OR "inviteeId" <> "inviterId"),
    CHECK (("inviteeId" IS NULL) = ("acceptedAt" IS NULL))
);

-- CreateTable
CREATE TABLE "ShortlistMember" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "shareId" TEXT NOT NULL,
    CONSTRAINT "ShortlistMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ShortlistMember_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "ShortlistShare" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "UserBlock" (
    "blockerId" TEXT NOT NULL,
    "blockedId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,

    PRIMARY KEY ("blockerId", "blockedId"),
    CONSTRAINT "UserBlock_blockerId_fkey" FOREIGN KEY ("blockerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "UserBlock_blockedId_fkey" FOREIGN KEY ("blockedId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("blockerId" <> "blockedId")
);

-- CreateTable
CREATE TABLE "ConversationReport" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "conversationId" TEXT NOT NULL,
    "reporterId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL,
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

-- CreateTable
CREATE TABLE "PendingMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "propertyId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailNormalized" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "PendingMessage_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("emailNormalized" = lower(trim("emailNormalized"))),
    CHECK (length(trim("content")) > 0)
);

-- CreateTable
CREATE TABLE "Notification" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "onceKey" TEXT,
    "createdAt" DATETIME NOT NULL,
    "readAt" DATETIME,
    CONSTRAINT "Notification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (json_valid("data")),
    CHECK ("kind" IN ('new_lead', 'visit_request', 'offer_received', 'document_status', 'market_insights', 'message_received', 'search_alert'))
);

-- CreateTable
CREATE TABLE "NotificationDelivery" (
    "notificationId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "dueAt" DATETIME NOT NULL,
    "unlessRead" BOOLEAN NOT NULL DEFAULT false,
    "inDigest" BOOLEAN NOT NULL DEFAULT false,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "leasedUntil" DATETIME,
    "lastError" TEXT,
    "sentAt" DATETIME,

    PRIMARY KEY ("notificationId", "channel"),
    CONSTRAINT "NotificationDelivery_notificationId_fkey" FOREIGN KEY ("notificationId") REFERENCES "Notification" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("attempts" >= 0),
    CHECK (("state" = 'sent') = ("sentAt" IS NOT NULL)),
    CHECK ("channel" IN ('email', 'push', 'sms')),
    CHECK ("state" IN ('waiting', 'sent', 'skipped', 'dead'))
);

-- CreateTable
CREATE TABLE "NotificationSettings" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "quietFromMinute" INTEGER,
    "quietToMinute" INTEGER,
    "digest" TEXT NOT NULL DEFAULT 'none',
    "favoriteAlerts" BOOLEAN NOT NULL DEFAULT true,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "NotificationSettings_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (("quietFromMinute" IS NULL) = ("quietToMinute" IS NULL)),
    CHECK ("quietFromMinute" IS NULL OR ("quietFromMinute" BETWEEN 0 AND 1439 AND "quietToMinute" BETWEEN 0 AND 1439 AND "quietFromMinute" <> "quietToMinute")),
    CHECK ("digest" IN ('none', 'daily', 'weekly'))
);

-- CreateTable
CREATE TABLE "PushSubscription" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "userAgent" TEXT,
    "createdAt" DATETIME NOT NULL,
    "lastSentAt" DATETIME,
    CONSTRAINT "PushSubscription_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OutboxSms" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "toPhone" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "createdAt" DATETIME NOT NULL,
    "sentAt" DATETIME,
    CONSTRAINT "OutboxSms_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("state" IN ('waiting', 'sent', 'skipped', 'dead'))
);

-- CreateTable
CREATE TABLE "UserEvent" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "UserEvent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (json_valid("data"))
);

-- CreateTable
CREATE TABLE "Sale" (
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
    "compromisPlannedOn" TEXT,
    "compromisSignedOn" TEXT,
    "notifiedOn" TEXT,
    "withdrawalEndsOn" TEXT,
    "loanDueOn" TEXT,
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
    CHECK ("priceCents" BETWEEN 1 AND 2000000000),
    CHECK (("status" = 'open') = ("endedAt" IS NULL)),
    CHECK (("status" = 'fallen_through') = ("endReason" IS NOT NULL)),
    CHECK (json_valid("terms")),
    CHECK ("status" IN ('open', 'concluded', 'fallen_through')),
    CHECK ("endReason" IN ('buyer_withdrew', 'loan_refused', 'condition_failed', 'deed_not_signed', 'agreed'))
);

-- CreateTable
CREATE TABLE "SaleEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "saleId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "actorId" TEXT,
    "day" TEXT,
    CONSTRAINT "SaleEvent_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "SaleEvent_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("day" IS NULL OR "day" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK ("kind" IN ('opened', 'compromis_planned', 'compromis_signed', 'compromis_notified', 'withdrawn', 'loan_applied', 'loan_obtained', 'loan_refused', 'deed_planned', 'deed_signed', 'fallen_through'))
);

-- CreateTable
CREATE TABLE "ReferralReward" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "saleId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "beneficiaryId" TEXT NOT NULL,
    "referredId" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "occurredAt" DATETIME NOT NULL,
    CONSTRAINT "ReferralReward_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ReferralReward_beneficiaryId_fkey" FOREIGN KEY ("beneficiaryId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ReferralReward_referredId_fkey" FOREIGN KEY ("referredId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("amountCents" > 0),
    CHECK ("kind" IN ('referrer_seller', 'referrer_looper', 'referrer_buyer', 'referred'))
);

-- CreateTable
CREATE TABLE "VisitSchedule" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT NOT NULL,
    "hostId" TEXT NOT NULL,
    "durationMinutes" INTEGER NOT NULL DEFAULT 30,
    "bufferMinutes" INTEGER NOT NULL DEFAULT 15,
    "noticeHours" INTEGER NOT NULL DEFAULT 24,
    "dailyCap" INTEGER NOT NULL DEFAULT 6,
    "weeksAhead" INTEGER NOT NULL DEFAULT 3,
    "physical" BOOLEAN NOT NULL DEFAULT true,
    "virtual" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "VisitSchedule_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "VisitSchedule_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("durationMinutes" BETWEEN 15 AND 240 AND "durationMinutes" % 15 = 0),
    CHECK ("bufferMinutes" BETWEEN 0 AND 120 AND "bufferMinutes" % 15 = 0),
    CHECK ("noticeHours" BETWEEN 0 AND 336),
    CHECK ("dailyCap" BETWEEN 1 AND 20),
    CHECK ("weeksAhead" BETWEEN 1 AND 8),
    CHECK ("physical" OR "virtual")
);

-- CreateTable
CREATE TABLE "VisitScheduleRule" (
    "scheduleId" TEXT NOT NULL,
    "weekday" INTEGER NOT NULL,
    "startMinute" INTEGER NOT NULL,
    "endMinute" INTEGER NOT NULL,

    PRIMARY KEY ("scheduleId", "weekday", "startMinute"),
    CONSTRAINT "VisitScheduleRule_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "VisitSchedule" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("weekday" BETWEEN 1 AND 7),
    CHECK ("startMinute" BETWEEN 0 AND 1439 AND "endMinute" BETWEEN 1 AND 1440 AND "endMinute" > "startMinute"),
    CHECK ("startMinute" % 15 = 0 AND "endMinute" % 15 = 0)
);

-- CreateTable
CREATE TABLE "VisitScheduleException" (
    "scheduleId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "startMinute" INTEGER NOT NULL,
    "endMinute" INTEGER NOT NULL,

    PRIMARY KEY ("scheduleId", "day", "startMinute"),
    CONSTRAINT "VisitScheduleException_scheduleId_fkey" FOREIGN KEY ("scheduleId") REFERENCES "VisitSchedule" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("day" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK (("startMinute" = -1 AND "endMinute" = -1) OR ("startMinute" BETWEEN 0 AND 1439 AND "endMinute" BETWEEN 1 AND 1440 AND "endMinute" > "startMinute"))
);

-- CreateTable
CREATE TABLE "VisitHold" (
    "resource" TEXT NOT NULL,
    "quarter" INTEGER NOT NULL,
    "visitId" TEXT NOT NULL,

    PRIMARY KEY ("resource", "quarter"),
    CONSTRAINT "VisitHold_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "VisitEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "visitId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "actorId" TEXT,
    CONSTRAINT "VisitEvent_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "VisitEvent_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("kind" IN ('requested', 'confirmed', 'proposed', 'declined', 'moved', 'cancelled', 'completed', 'feedback_requested', 'feedback_given'))
);

-- CreateTable
CREATE TABLE "CalendarFeed" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "CalendarFeed_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
-- They name tables that are redefined; made again below.
DROP TRIGGER "Property_sale_needs_offer";
CREATE TABLE "new_CommissionEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ambassadorId" TEXT NOT NULL,
    "propertyId" TEXT,
    "propertyName" TEXT,
    "event" TEXT NOT NULL,
    "ruleVersion" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "occurredAt" DATETIME NOT NULL,
    "visitId" TEXT,
    "saleId" TEXT,
    CONSTRAINT "CommissionEntry_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "CommissionEntry_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "CommissionEntry_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "CommissionEntry_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("amountCents" <> 0),
    CHECK ("event" IN ('visit_organised', 'sale_signed', 'reversal'))
);
INSERT INTO "new_CommissionEntry" ("ambassadorId", "amountCents", "event", "id", "occurredAt", "propertyId", "propertyName", "ruleVersion") SELECT "ambassadorId", "amountCents", "event", "id", "occurredAt", "propertyId", "propertyName", "ruleVersion" FROM "CommissionEntry";
DROP TABLE "CommissionEntry";
ALTER TABLE "new_CommissionEntry" RENAME TO "CommissionEntry";
CREATE UNIQUE INDEX "CommissionEntry_visitId_key" ON "CommissionEntry"("visitId");
CREATE UNIQUE INDEX "CommissionEntry_saleId_key" ON "CommissionEntry"("saleId");
CREATE INDEX "CommissionEntry_ambassadorId_occurredAt_idx" ON "CommissionEntry"("ambassadorId", "occurredAt");
CREATE TABLE "new_Offer" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT NOT NULL,
    "buyerId" TEXT NOT NULL,
    "answersId" TEXT,
    "buyerName" TEXT NOT NULL,
    "buyerEmail" TEXT NOT NULL,
    "buyerPhone" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "financingType" TEXT NOT NULL,
    "financingApproved" BOOLEAN NOT NULL,
    "expiryDate" TEXT NOT NULL,
    "message" TEXT,
    "conditions" TEXT,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "decidedAt" DATETIME,
    "authorId" TEXT,
    "decidedById" TEXT,
    "refusalReason" TEXT,
    "fileSharedAt" DATETIME,
    CONSTRAINT "Offer_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Offer_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Offer_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Offer_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Offer_answersId_fkey" FOREIGN KEY ("answersId") REFERENCES "Offer" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("amountCents" BETWEEN 1 AND 2000000000),
    CHECK ("expiryDate" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK ("answersId" IS NULL OR "answersId" <> "id"),
    CHECK ("refusalReason" IS NULL OR "status" = 'rejected'),
    CHECK ("status" IN ('pending', 'countered', 'accepted', 'rejected', 'withdrawn', 'expired', 'void')),
    CHECK ("financingType" IN ('cash', 'loan', 'mixed')),
    CHECK ("refusalReason" IN ('price_too_low', 'financing_not_secured', 'conditions_not_acceptable', 'timing_not_suitable', 'other_offer_accepted', 'listing_unavailable'))
);
INSERT INTO "new_Offer" ("amountCents", "answersId", "buyerEmail", "buyerId", "buyerName", "buyerPhone", "conditions", "createdAt", "decidedAt", "expiryDate", "financingApproved", "financingType", "id", "message", "propertyId", "status", "updatedAt") SELECT "amountCents", "answersId", "buyerEmail", "buyerId", "buyerName", "buyerPhone", "conditions", "createdAt", "decidedAt", "expiryDate", "financingApproved", "financingType", "id", "message", "propertyId", "status", "updatedAt" FROM "Offer";
DROP TABLE "Offer";
ALTER TABLE "new_Offer" RENAME TO "Offer";
CREATE UNIQUE INDEX "Offer_answersId_key" ON "Offer"("answersId") WHERE "answersId" IS NOT NULL;
CREATE INDEX "Offer_propertyId_status_idx" ON "Offer"("propertyId", "status");
CREATE INDEX "Offer_buyerId_idx" ON "Offer"("buyerId");
CREATE TABLE "new_VisitSlot" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT NOT NULL,
    "hostId" TEXT NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,
    "closedAt" DATETIME,
    CONSTRAINT "VisitSlot_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "VisitSlot_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("endsAt" > "startsAt")
);
INSERT INTO "new_VisitSlot" ("endsAt", "hostId", "id", "propertyId", "startsAt") SELECT s."endsAt", coalesce(p."ambassadorId", p."sellerId"), s."id", s."propertyId", s."startsAt" FROM "VisitSlot" s JOIN "Property" p ON p."id" = s."propertyId";
DROP TABLE "VisitSlot";
ALTER TABLE "new_VisitSlot" RENAME TO "VisitSlot";
CREATE INDEX "VisitSlot_hostId_startsAt_idx" ON "VisitSlot"("hostId", "startsAt");
CREATE UNIQUE INDEX "VisitSlot_propertyId_startsAt_key" ON "VisitSlot"("propertyId", "startsAt");
CREATE TABLE "new_Visit" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT NOT NULL,
    "slotId" TEXT,
    "buyerId" TEXT NOT NULL,
    "hostId" TEXT NOT NULL,
    "visitorName" TEXT NOT NULL,
    "visitorEmail" TEXT NOT NULL,
    "visitorPhone" TEXT NOT NULL,
    "startsAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,
    "type" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "notes" TEXT,
    "meetingUrl" TEXT,
    "checkInCode" TEXT NOT NULL DEFAULT '',
    "checkInFailures" INTEGER NOT NULL DEFAULT 0,
    "proposedStartsAt" DATETIME,
    "proposedEndsAt" DATETIME,
    "proposedById" TEXT,
    "confirmedAt" DATETIME,
    "completedAt" DATETIME,
    "cancelledAt" DATETIME,
    "cancelledById" TEXT,
    "cancelReason" TEXT,
    "feedbackRating" INTEGER,
    "feedbackComment" TEXT,
    "feedbackAskedAt" DATETIME,
    "feedbackAt" DATETIME,
    "icsSequence" INTEGER NOT NULL DEFAULT 0,
    "remindedDayAt" DATETIME,
    "remindedHoursAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Visit_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Visit_slotId_fkey" FOREIGN KEY ("slotId") REFERENCES "VisitSlot" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Visit_buyerId_fkey" FOREIGN KEY ("buyerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Visit_hostId_fkey" FOREIGN KEY ("hostId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("endsAt" > "startsAt"),
    CHECK ("feedbackRating" IS NULL OR "feedbackRating" BETWEEN 1 AND 5),
    CHECK ("feedbackRating" IS NULL OR "status" = 'completed'),
    CHECK ("cancelReason" IS NULL OR "status" = 'cancelled'),
    CHECK (("proposedStartsAt" IS NULL) = ("proposedEndsAt" IS NULL) AND ("proposedStartsAt" IS NULL) = ("proposedById" IS NULL)),
    CHECK ("proposedEndsAt" IS NULL OR "proposedEndsAt" > "proposedStartsAt"),
    CHECK ("icsSequence" >= 0 AND "checkInFailures" >= 0),
    CHECK ("type" IN ('physical', 'virtual')),
    CHECK ("status" IN ('pending', 'scheduled', 'completed', 'cancelled')),
    CHECK ("cancelReason" IN ('visitor_unavailable', 'host_unavailable', 'no_longer_interested', 'no_show', 'listing_under_offer', 'listing_paused', 'listing_withdrawn', 'account_closed'))
);
INSERT INTO "new_Visit" ("hostId", "checkInCode", "buyerId", "createdAt", "endsAt", "feedbackAskedAt", "feedbackComment", "feedbackRating", "id", "notes", "propertyId", "slotId", "startsAt", "status", "type", "updatedAt", "visitorEmail", "visitorName", "visitorPhone") SELECT coalesce(p."ambassadorId", p."sellerId"), printf('%06d', abs(random() % 1000000)), v."buyerId", v."createdAt", v."endsAt", v."feedbackAskedAt", CASE WHEN v."status" = 'completed' THEN v."feedbackComment" END, CASE WHEN v."status" = 'completed' THEN v."feedbackRating" END, v."id", v."notes", v."propertyId", v."slotId", v."startsAt", v."status", v."type", v."updatedAt", v."visitorEmail", v."visitorName", v."visitorPhone" FROM "Visit" v JOIN "Property" p ON p."id" = v."propertyId";
DROP TABLE "Visit";
ALTER TABLE "new_Visit" RENAME TO "Visit";
CREATE INDEX "Visit_propertyId_startsAt_idx" ON "Visit"("propertyId", "startsAt");
CREATE INDEX "Visit_buyerId_startsAt_idx" ON "Visit"("buyerId", "startsAt");
CREATE INDEX "Visit_hostId_startsAt_idx" ON "Visit"("hostId", "startsAt");
CREATE INDEX "Visit_status_startsAt_idx" ON "Visit"("status", "startsAt");
CREATE TABLE "new_NotificationPreference" (
    "userId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "email" BOOLEAN NOT NULL,
    "push" BOOLEAN NOT NULL,
    "sms" BOOLEAN NOT NULL,

    PRIMARY KEY ("userId", "kind"),
    CONSTRAINT "NotificationPreference_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("kind" IN ('new_lead', 'visit_request', 'offer_received', 'document_status', 'market_insights', 'message_received', 'search_alert'))
);
INSERT INTO "new_NotificationPreference" ("userId", "kind", "email", "push", "sms") SELECT "userId", "kind", "email", "push", "sms" FROM "NotificationPreference";
DROP TABLE "NotificationPreference";
ALTER TABLE "new_NotificationPreference" RENAME TO "NotificationPreference";
-- The two new lines, for who has lines: as an account is opened with them.
INSERT INTO "NotificationPreference" ("userId", "kind", "email", "push", "sms")
SELECT DISTINCT "userId", 'message_received', 1, 1, 0 FROM "NotificationPreference";
INSERT INTO "NotificationPreference" ("userId", "kind", "email", "push", "sms")
SELECT DISTINCT "userId", 'search_alert', 1, 0, 0 FROM "NotificationPreference";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "ListingEvent_propertyId_seq_idx" ON "ListingEvent"("propertyId", "seq");

-- CreateIndex
CREATE INDEX "ListingEvent_at_idx" ON "ListingEvent"("at");

-- CreateIndex
CREATE INDEX "SearchAlertItem_searchId_idx" ON "SearchAlertItem"("searchId");

-- CreateIndex
CREATE INDEX "SearchAlertItem_sentAt_createdAt_idx" ON "SearchAlertItem"("sentAt", "createdAt");

-- CreateIndex
CREATE INDEX "HiddenListing_propertyId_idx" ON "HiddenListing"("propertyId");

-- CreateIndex
CREATE UNIQUE INDEX "ShortlistShare_tokenHash_key" ON "ShortlistShare"("tokenHash");

-- CreateIndex
CREATE INDEX "ShortlistShare_inviterId_idx" ON "ShortlistShare"("inviterId");

-- CreateIndex
CREATE INDEX "ShortlistShare_inviteeId_idx" ON "ShortlistShare"("inviteeId");

-- CreateIndex
CREATE INDEX "ShortlistMember_shareId_idx" ON "ShortlistMember"("shareId");

-- CreateIndex
CREATE INDEX "UserBlock_blockedId_idx" ON "UserBlock"("blockedId");

-- CreateIndex
CREATE INDEX "ConversationReport_conversationId_idx" ON "ConversationReport"("conversationId");

-- CreateIndex
CREATE INDEX "ConversationReport_closedAt_createdAt_idx" ON "ConversationReport"("closedAt", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "PendingMessage_tokenHash_key" ON "PendingMessage"("tokenHash");

-- CreateIndex
CREATE INDEX "PendingMessage_emailNormalized_idx" ON "PendingMessage"("emailNormalized");

-- CreateIndex
CREATE INDEX "PendingMessage_expiresAt_idx" ON "PendingMessage"("expiresAt");

-- CreateIndex
CREATE INDEX "Notification_userId_createdAt_idx" ON "Notification"("userId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Notification_userId_onceKey_key" ON "Notification"("userId", "onceKey");

-- CreateIndex
CREATE INDEX "NotificationDelivery_state_dueAt_idx" ON "NotificationDelivery"("state", "dueAt");

-- CreateIndex
CREATE UNIQUE INDEX "PushSubscription_endpoint_key" ON "PushSubscription"("endpoint");

-- CreateIndex
CREATE INDEX "PushSubscription_userId_idx" ON "PushSubscription"("userId");

-- CreateIndex
CREATE INDEX "OutboxSms_state_createdAt_idx" ON "OutboxSms"("state", "createdAt");

-- CreateIndex
CREATE INDEX "OutboxSms_userId_idx" ON "OutboxSms"("userId");

-- CreateIndex
CREATE INDEX "UserEvent_userId_seq_idx" ON "UserEvent"("userId", "seq");

-- CreateIndex
CREATE INDEX "UserEvent_at_idx" ON "UserEvent"("at");

-- CreateIndex
CREATE UNIQUE INDEX "Sale_offerId_key" ON "Sale"("offerId");

-- CreateIndex
CREATE INDEX "Sale_propertyId_status_idx" ON "Sale"("propertyId", "status");

-- CreateIndex
CREATE INDEX "Sale_buyerId_idx" ON "Sale"("buyerId");

-- CreateIndex
CREATE INDEX "Sale_sellerId_idx" ON "Sale"("sellerId");

-- CreateIndex
CREATE INDEX "Sale_ambassadorId_idx" ON "Sale"("ambassadorId");

-- CreateIndex
CREATE INDEX "SaleEvent_saleId_at_idx" ON "SaleEvent"("saleId", "at");

-- CreateIndex
CREATE INDEX "ReferralReward_beneficiaryId_occurredAt_idx" ON "ReferralReward"("beneficiaryId", "occurredAt");

-- CreateIndex
CREATE UNIQUE INDEX "ReferralReward_saleId_kind_beneficiaryId_key" ON "ReferralReward"("saleId", "kind", "beneficiaryId");

-- CreateIndex
CREATE INDEX "VisitSchedule_hostId_idx" ON "VisitSchedule"("hostId");

-- CreateIndex
CREATE UNIQUE INDEX "VisitSchedule_propertyId_hostId_key" ON "VisitSchedule"("propertyId", "hostId");

-- CreateIndex
CREATE INDEX "VisitHold_visitId_idx" ON "VisitHold"("visitId");

-- CreateIndex
CREATE INDEX "VisitEvent_visitId_at_idx" ON "VisitEvent"("visitId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "CalendarFeed_tokenHash_key" ON "CalendarFeed"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "Conversation_propertyId_contactId_ownerId_key" ON "Conversation"("propertyId", "contactId", "ownerId");

-- CreateIndex
CREATE UNIQUE INDEX "Message_authorId_clientKey_key" ON "Message"("authorId", "clientKey");

-- Indexes that Prisma does not know, of the tables that were redefined.
CREATE INDEX "Offer_accepted_age" ON "Offer" ("decidedAt", "id") WHERE "status" = 'accepted';
CREATE UNIQUE INDEX "Offer_accepted_property" ON "Offer" ("propertyId") WHERE "status" = 'accepted';
CREATE UNIQUE INDEX "Visit_active_slot" ON "Visit" ("slotId") WHERE "status" IN ('pending', 'scheduled');

-- One pending offer a property and buyer. Where there are several, the latest stands.
UPDATE "Offer" SET "status" = 'expired' WHERE "status" = 'pending' AND EXISTS (
  SELECT 1 FROM "Offer" o WHERE o."propertyId" = "Offer"."propertyId" AND o."buyerId" = "Offer"."buyerId" AND o."status" = 'pending'
    AND (o."createdAt", o."id") > ("Offer"."createdAt", "Offer"."id"));
CREATE UNIQUE INDEX "Offer_pending_buyer" ON "Offer" ("propertyId", "buyerId") WHERE "status" = 'pending';

-- The sales of the offers that were accepted, as far as the listing says how they went.
INSERT INTO "Sale" ("id", "propertyId", "offerId", "buyerId", "sellerId", "ambassadorId", "priceCents", "status", "openedAt", "endedAt", "deedSignedOn", "terms")
SELECT lower(hex(randomblob(6))), p."id", o."id", o."buyerId", p."sellerId", p."ambassadorId", o."amountCents",
  CASE p."status" WHEN 'sold' THEN 'concluded' ELSE 'open' END,
  coalesce(o."decidedAt", o."createdAt"), CASE p."status" WHEN 'sold' THEN p."soldAt" END,
  CASE p."status" WHEN 'sold' THEN date(p."soldAt") END, '{}'
FROM "Offer" o JOIN "Property" p ON p."id" = o."propertyId"
WHERE o."status" = 'accepted' AND p."status" IN ('under_offer', 'sold');
INSERT INTO "SaleEvent" ("id", "saleId", "kind", "at") SELECT lower(hex(randomblob(6))), "id", 'opened', "openedAt" FROM "Sale";
INSERT INTO "SaleEvent" ("id", "saleId", "kind", "at", "day") SELECT lower(hex(randomblob(6))), "id", 'deed_signed', "endedAt", "deedSignedOn" FROM "Sale" WHERE "status" = 'concluded';
CREATE UNIQUE INDEX "Sale_open_property" ON "Sale" ("propertyId") WHERE "status" = 'open';

-- What the visits to come take of people and homes. Where two of them overlap, the first one holds.
INSERT OR IGNORE INTO "VisitHold" ("resource", "quarter", "visitId")
WITH RECURSIVE "taken" ("visitId", "quarter", "last") AS (
  SELECT "id", unixepoch("startsAt") / 900, (unixepoch("endsAt") + 899) / 900 - 1 FROM "Visit" WHERE "status" IN ('pending', 'scheduled')
  UNION ALL SELECT "visitId", "quarter" + 1, "last" FROM "taken" WHERE "quarter" < "last"
)
SELECT r."resource", t."quarter", t."visitId" FROM "taken" t JOIN (
  SELECT "id", 'property:' || "propertyId" AS "resource" FROM "Visit"
  UNION ALL SELECT "id", 'host:' || "hostId" FROM "Visit"
  UNION ALL SELECT "id", 'buyer:' || "buyerId" FROM "Visit"
) r ON r."id" = t."visitId" ORDER BY t."visitId";

INSERT INTO "AlertProgress" ("id", "seq") VALUES (1, 0);

-- Triggers of the tables that were redefined, as they were.
CREATE TRIGGER "CommissionEntry_names_property" BEFORE INSERT ON "CommissionEntry"
WHEN NEW."propertyId" IS NULL AND trim(coalesce(NEW."propertyName", '')) = ''
BEGIN SELECT RAISE(ABORT, 'a line of the ledger names its property'); END;
CREATE TRIGGER "CommissionEntry_no_delete" BEFORE DELETE ON "CommissionEntry"
BEGIN SELECT RAISE(ABORT, 'CommissionEntry is append-only'); END;
CREATE TRIGGER "CommissionEntry_no_update" BEFORE UPDATE ON "CommissionEntry"
BEGIN SELECT RAISE(ABORT, 'CommissionEntry is append-only'); END;
CREATE TRIGGER "Offer_of_a_sale_not_deleted" BEFORE DELETE ON "Offer"
WHEN OLD."status" = 'accepted'
  AND EXISTS (SELECT 1 FROM "Property" WHERE "id" = OLD."propertyId" AND "status" IN ('under_offer', 'sold'))
BEGIN SELECT RAISE(ABORT, 'the accepted offer of a sale stays'); END;
CREATE TRIGGER "Offer_of_a_sale_stays" BEFORE UPDATE OF "status", "propertyId" ON "Offer"
WHEN OLD."status" = 'accepted'
  AND (NEW."status" <> 'accepted' OR NEW."propertyId" <> OLD."propertyId")
  AND EXISTS (SELECT 1 FROM "Property" WHERE "id" = OLD."propertyId" AND "status" IN ('under_offer', 'sold'))
BEGIN SELECT RAISE(ABORT, 'the accepted offer of a sale stays accepted'); END;
CREATE TRIGGER "Property_sale_needs_offer" BEFORE UPDATE OF "status" ON "Property"
WHEN NEW."status" IN ('under_offer', 'sold') AND NEW."status" <> OLD."status"
  AND NOT EXISTS (SELECT 1 FROM "Offer" WHERE "propertyId" = NEW."id" AND "status" = 'accepted')
BEGIN SELECT RAISE(ABORT, 'a listing is under offer or sold by an accepted offer'); END;
CREATE TRIGGER "VisitSlot_deleted_page" AFTER DELETE ON "VisitSlot"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId"); END;
CREATE TRIGGER "VisitSlot_inserted_page" AFTER INSERT ON "VisitSlot"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "VisitSlot_updated_page" AFTER UPDATE ON "VisitSlot"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "Visit_deleted_card" AFTER DELETE ON "Visit"
WHEN OLD."status" IN ('scheduled', 'completed')
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (OLD."propertyId");
  INSERT INTO "PageChange" ("tag") VALUES ('search'),
    -- The listing itself may be gone already.
    ('city:' || coalesce((SELECT "communeCode" FROM "Property" WHERE "id" = OLD."propertyId"), ''));
END;
CREATE TRIGGER "Visit_deleted_page" AFTER DELETE ON "Visit"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || OLD."propertyId"); END;
CREATE TRIGGER "Visit_inserted_card" AFTER INSERT ON "Visit"
WHEN NEW."status" IN ('scheduled', 'completed')
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."propertyId");
  INSERT INTO "PageChange" ("tag") VALUES ('search'),
    ('city:' || (SELECT "communeCode" FROM "Property" WHERE "id" = NEW."propertyId"));
END;
CREATE TRIGGER "Visit_inserted_page" AFTER INSERT ON "Visit"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;
CREATE TRIGGER "Visit_updated_card" AFTER UPDATE OF "status" ON "Visit"
WHEN (NEW."status" IN ('scheduled', 'completed')) <> (OLD."status" IN ('scheduled', 'completed'))
BEGIN
  INSERT INTO "ListingChange" ("propertyId") VALUES (NEW."propertyId");
  INSERT INTO "PageChange" ("tag") VALUES ('search'),
    ('city:' || (SELECT "communeCode" FROM "Property" WHERE "id" = NEW."propertyId"));
END;
CREATE TRIGGER "Visit_updated_page" AFTER UPDATE OF "status", "slotId" ON "Visit"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('listing:' || NEW."propertyId"); END;

-- What a visit held is free once it is neither asked for nor agreed.
CREATE TRIGGER "Visit_freed" AFTER UPDATE OF "status" ON "Visit"
WHEN NEW."status" NOT IN ('pending', 'scheduled')
BEGIN DELETE FROM "VisitHold" WHERE "visitId" = NEW."id"; END;

-- The history of a sale is append-only.
CREATE TRIGGER "SaleEvent_no_update" BEFORE UPDATE ON "SaleEvent"
BEGIN SELECT RAISE(ABORT, 'SaleEvent is append-only'); END;
CREATE TRIGGER "SaleEvent_no_delete" BEFORE DELETE ON "SaleEvent"
BEGIN SELECT RAISE(ABORT, 'SaleEvent is append-only'); END;

-- The history of listings. The sample's and the catalogue's begin with their first change.
CREATE TRIGGER "Property_inserted_event" AFTER INSERT ON "Property"
WHEN NEW."status" = 'active' AND NOT NEW."isDemonstration"
BEGIN
  INSERT INTO "ListingEvent" ("propertyId", "kind", "at")
  VALUES (NEW."id", 'published', strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'));
END;
CREATE TRIGGER "Property_status_event" AFTER UPDATE OF "status" ON "Property"
WHEN NEW."status" = 'active' AND OLD."status" <> 'active'
BEGIN
  INSERT INTO "ListingEvent" ("propertyId", "kind", "at")
  VALUES (NEW."id", CASE WHEN OLD."status" IN ('paused', 'under_offer', 'sold') THEN 'back_on_market' ELSE 'published' END,
    strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'));
END;
CREATE TRIGGER "Property_price_event" AFTER UPDATE OF "priceCents" ON "Property"
WHEN NEW."priceCents" <> OLD."priceCents" AND NEW."status" IN ('active', 'under_offer')
BEGIN
  INSERT INTO "ListingEvent" ("propertyId", "kind", "at", "fromCents", "toCents")
  VALUES (NEW."id", 'price_changed', strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'), OLD."priceCents", NEW."priceCents");
END;
