-- AlterTable
ALTER TABLE "ServiceProvider" ADD COLUMN "email" TEXT CHECK ("isDemonstration" OR "email" IS NOT NULL) CHECK ("email" IS NULL OR ("email" <> '' AND "email" = lower(trim("email"))));
ALTER TABLE "ServiceProvider" ADD COLUMN "suspension" TEXT CHECK (("suspendedAt" IS NULL) = ("suspension" IS NULL)) CHECK ("suspension" IN ('papers_lapsed', 'own_request', 'activity_ended', 'complaints'));

-- CreateTable
CREATE TABLE "QuoteRequest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "providerId" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "propertyId" TEXT,
    "communeCode" TEXT NOT NULL,
    "need" TEXT NOT NULL,
    "wishedOn" TEXT,
    "status" TEXT NOT NULL DEFAULT 'sent',
    "answers" INTEGER NOT NULL DEFAULT 0,
    "amountCents" INTEGER,
    "day" TEXT,
    "validUntil" TEXT,
    "terms" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL,
    "answeredAt" DATETIME,
    "acceptedAt" DATETIME,
    "doneAt" DATETIME,
    "endedAt" DATETIME,
    "cancelledBy" TEXT,
    "movedAt" DATETIME NOT NULL,
    CONSTRAINT "QuoteRequest_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ServiceProvider" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "QuoteRequest_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "QuoteRequest_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "QuoteRequest_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("amountCents" IS NULL OR "amountCents" BETWEEN 100 AND 100000000),
    CHECK ("day" IS NULL OR "day" LIKE '____-__-__'),
    CHECK ("validUntil" IS NULL OR ("validUntil" LIKE '____-__-__' AND "validUntil" <= "day")),
    CHECK ("wishedOn" IS NULL OR "wishedOn" LIKE '____-__-__'),
    CHECK (("answers" = 0) = ("answeredAt" IS NULL) AND "answers" >= 0),
    CHECK (("answers" = 0) = ("amountCents" IS NULL) AND ("answers" = 0) = ("day" IS NULL) AND ("answers" = 0) = ("validUntil" IS NULL)),
    CHECK ("status" NOT IN ('answered', 'accepted', 'done') OR "answers" > 0),
    CHECK ("status" NOT IN ('accepted', 'done') OR "acceptedAt" IS NOT NULL),
    CHECK (("status" = 'done') = ("doneAt" IS NOT NULL)),
    CHECK (("status" IN ('declined', 'cancelled')) = ("endedAt" IS NOT NULL)),
    CHECK (("status" = 'cancelled') = ("cancelledBy" IS NOT NULL)),
    CHECK ("status" IN ('sent', 'answered', 'accepted', 'done', 'declined', 'cancelled')),
    CHECK ("cancelledBy" IN ('client', 'provider'))
);

-- CreateTable
CREATE TABLE "QuoteMessage" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "quoteId" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "QuoteMessage_quoteId_fkey" FOREIGN KEY ("quoteId") REFERENCES "QuoteRequest" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK (length(trim("content")) > 0),
    CHECK ("sender" IN ('client', 'provider'))
);

-- CreateTable
CREATE TABLE "ProviderReview" (
    "quoteId" TEXT NOT NULL PRIMARY KEY,
    "quality" INTEGER NOT NULL,
    "punctuality" INTEGER NOT NULL,
    "priceHeld" INTEGER NOT NULL,
    "comment" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "removedAt" DATETIME,
    "removal" TEXT,
    CONSTRAINT "ProviderReview_quoteId_fkey" FOREIGN KEY ("quoteId") REFERENCES "QuoteRequest" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("quality" BETWEEN 1 AND 5 AND "punctuality" BETWEEN 1 AND 5 AND "priceHeld" BETWEEN 1 AND 5),
    CHECK (("removedAt" IS NULL) = ("removal" IS NULL)),
    CHECK ("removal" IN ('unlawful', 'personal_data', 'off_topic'))
);

-- CreateIndex
CREATE INDEX "QuoteRequest_clientId_createdAt_idx" ON "QuoteRequest"("clientId", "createdAt");

-- CreateIndex
CREATE INDEX "QuoteRequest_providerId_status_idx" ON "QuoteRequest"("providerId", "status");

-- CreateIndex
CREATE INDEX "QuoteRequest_movedAt_idx" ON "QuoteRequest"("movedAt");

-- CreateIndex
CREATE INDEX "QuoteMessage_quoteId_createdAt_idx" ON "QuoteMessage"("quoteId", "createdAt");

-- One open request of a person to a provider about one home, or about another one.
CREATE UNIQUE INDEX "QuoteRequest_open" ON "QuoteRequest" ("clientId", "providerId", (coalesce("propertyId", ''))) WHERE "status" IN ('sent', 'answered');

-- A firm is entered once a trade.
CREATE UNIQUE INDEX "ServiceProvider_email_type" ON "ServiceProvider" ("email", "type") WHERE "email" IS NOT NULL;

-- Only work that was done is reviewed.
CREATE TRIGGER "ProviderReview_of_done" BEFORE INSERT ON "ProviderReview"
WHEN NOT EXISTS (SELECT 1 FROM "QuoteRequest" q WHERE q."id" = NEW."quoteId" AND q."status" = 'done')
BEGIN SELECT RAISE(ABORT, 'only work that was done is reviewed'); END;

-- The directory's pages show reviews.
CREATE TRIGGER "ProviderReview_inserted_page" AFTER INSERT ON "ProviderReview"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('providers'); END;
CREATE TRIGGER "ProviderReview_updated_page" AFTER UPDATE ON "ProviderReview"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('providers'); END;
CREATE TRIGGER "ProviderReview_deleted_page" AFTER DELETE ON "ProviderReview"
BEGIN INSERT INTO "PageChange" ("tag") VALUES ('providers'); END;
