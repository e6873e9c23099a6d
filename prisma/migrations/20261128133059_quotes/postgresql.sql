-- AlterTable
ALTER TABLE "ServiceProvider" ADD COLUMN     "email" TEXT COLLATE "C",
ADD COLUMN     "suspension" TEXT COLLATE "C";
ALTER TABLE "ServiceProvider" ADD CHECK ("isDemonstration" OR "email" IS NOT NULL);
ALTER TABLE "ServiceProvider" ADD CHECK ("email" IS NULL OR ("email" <> '' AND "email" = lower(trim("email"))));
ALTER TABLE "ServiceProvider" ADD CHECK (("suspendedAt" IS NULL) = ("suspension" IS NULL));
ALTER TABLE "ServiceProvider" ADD CHECK ("suspension" IN ('papers_lapsed', 'own_request', 'activity_ended', 'complaints'));

-- CreateTable
CREATE TABLE "QuoteRequest" (
    "id" TEXT COLLATE "C" NOT NULL,
    "providerId" TEXT COLLATE "C" NOT NULL,
    "clientId" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C",
    "communeCode" TEXT COLLATE "C" NOT NULL,
    "need" TEXT COLLATE "C" NOT NULL,
    "wishedOn" TEXT COLLATE "C",
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'sent',
    "answers" INTEGER NOT NULL DEFAULT 0,
    "amountCents" INTEGER,
    "day" TEXT COLLATE "C",
    "validUntil" TEXT COLLATE "C",
    "terms" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL,
    "answeredAt" TIMESTAMP(3),
    "acceptedAt" TIMESTAMP(3),
    "doneAt" TIMESTAMP(3),
    "endedAt" TIMESTAMP(3),
    "cancelledBy" TEXT COLLATE "C",
    "movedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "QuoteRequest_pkey" PRIMARY KEY ("id"),
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
    "id" TEXT COLLATE "C" NOT NULL,
    "quoteId" TEXT COLLATE "C" NOT NULL,
    "sender" TEXT COLLATE "C" NOT NULL,
    "content" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "QuoteMessage_pkey" PRIMARY KEY ("id"),
    CHECK (length(trim("content")) > 0),
    CHECK ("sender" IN ('client', 'provider'))
);

-- CreateTable
CREATE TABLE "ProviderReview" (
    "quoteId" TEXT COLLATE "C" NOT NULL,
    "quality" INTEGER NOT NULL,
    "punctuality" INTEGER NOT NULL,
    "priceHeld" INTEGER NOT NULL,
    "comment" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "removedAt" TIMESTAMP(3),
    "removal" TEXT COLLATE "C",

    CONSTRAINT "ProviderReview_pkey" PRIMARY KEY ("quoteId"),
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

-- AddForeignKey
ALTER TABLE "QuoteRequest" ADD CONSTRAINT "QuoteRequest_providerId_fkey" FOREIGN KEY ("providerId") REFERENCES "ServiceProvider"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuoteRequest" ADD CONSTRAINT "QuoteRequest_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuoteRequest" ADD CONSTRAINT "QuoteRequest_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuoteRequest" ADD CONSTRAINT "QuoteRequest_communeCode_fkey" FOREIGN KEY ("communeCode") REFERENCES "Commune"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuoteMessage" ADD CONSTRAINT "QuoteMessage_quoteId_fkey" FOREIGN KEY ("quoteId") REFERENCES "QuoteRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProviderReview" ADD CONSTRAINT "ProviderReview_quoteId_fkey" FOREIGN KEY ("quoteId") REFERENCES "QuoteRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One open request of a person to a provider about one home, or about another one.
CREATE UNIQUE INDEX "QuoteRequest_open" ON "QuoteRequest" ("clientId", "providerId", (coalesce("propertyId", ''))) WHERE "status" IN ('sent', 'answered');

-- A firm is entered once a trade.
CREATE UNIQUE INDEX "ServiceProvider_email_type" ON "ServiceProvider" ("email", "type") WHERE "email" IS NOT NULL;

-- Only work that was done is reviewed.
CREATE FUNCTION "ProviderReview_of_done"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM "QuoteRequest" q WHERE q."id" = NEW."quoteId" AND q."status" = 'done') THEN
    RAISE EXCEPTION USING MESSAGE = 'only work that was done is reviewed', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "ProviderReview_of_done" BEFORE INSERT ON "ProviderReview"
FOR EACH ROW EXECUTE FUNCTION "ProviderReview_of_done"();

-- The directory's pages show reviews.
CREATE TRIGGER "ProviderReview_inserted_page" AFTER INSERT ON "ProviderReview"
FOR EACH ROW EXECUTE FUNCTION "Provider_page"();
CREATE TRIGGER "ProviderReview_updated_page" AFTER UPDATE ON "ProviderReview"
FOR EACH ROW EXECUTE FUNCTION "Provider_page"();
CREATE TRIGGER "ProviderReview_deleted_page" AFTER DELETE ON "ProviderReview"
FOR EACH ROW EXECUTE FUNCTION "Provider_page"();
