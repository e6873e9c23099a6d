-- AlterTable
ALTER TABLE "Property" ADD COLUMN "addressId" TEXT;
ALTER TABLE "Property" ADD COLUMN "confirmationAskedAt" DATETIME;
ALTER TABLE "Property" ADD COLUMN "confirmedAt" DATETIME;
ALTER TABLE "Property" ADD COLUMN "dpeDoneOn" TEXT;
ALTER TABLE "Property" ADD COLUMN "dpeNumber" TEXT;
ALTER TABLE "Property" ADD COLUMN "lot" TEXT;
ALTER TABLE "Property" ADD COLUMN "parcelId" TEXT;
ALTER TABLE "Property" ADD COLUMN "pauseReason" TEXT;
ALTER TABLE "Property" ADD COLUMN "withdrawReason" TEXT;

-- AlterTable
ALTER TABLE "PropertyPhoto" ADD COLUMN "color" TEXT;

-- AlterTable
ALTER TABLE "Mandate" ADD COLUMN "expressRequestAt" DATETIME;
ALTER TABLE "Mandate" ADD COLUMN "withdrawalEndsOn" TEXT;

-- CreateTable
CREATE TABLE "StoredDocument" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ownerId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "propertyId" TEXT,
    "messageId" TEXT,
    "fileName" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "storageKey" TEXT NOT NULL,
    "expiresOn" TEXT,
    "remindedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "deletedAt" DATETIME,
    CONSTRAINT "StoredDocument_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "StoredDocument_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "StoredDocument_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("bytes" BETWEEN 1 AND 15728640),
    CHECK (length("sha256") = 64),
    CHECK (length("fileName") BETWEEN 1 AND 120),
    CHECK ("expiresOn" IS NULL OR "expiresOn" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK ("kind" IN ('energy_report', 'diagnostics', 'title_deed', 'coownership_minutes', 'coownership_charges', 'property_tax', 'works', 'identity', 'income', 'loan_agreement', 'proof_of_funds', 'rsac', 'attestation', 'insurance', 'attachment'))
);

-- CreateTable
CREATE TABLE "DocumentShare" (
    "documentId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "sharedAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,

    PRIMARY KEY ("documentId", "userId"),
    CONSTRAINT "DocumentShare_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "StoredDocument" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "DocumentShare_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("revokedAt" IS NULL OR "revokedAt" >= "sharedAt")
);

-- CreateTable
CREATE TABLE "DocumentAccess" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "documentId" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "DocumentAccess_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "StoredDocument" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "DocumentAccess_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MandateAmendment" (
    "mandateNumber" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "tier" TEXT NOT NULL,
    "feeCents" INTEGER NOT NULL,
    "signedAt" DATETIME NOT NULL,

    PRIMARY KEY ("mandateNumber", "position"),
    CONSTRAINT "MandateAmendment_mandateNumber_fkey" FOREIGN KEY ("mandateNumber") REFERENCES "Mandate" ("number") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("position" >= 1),
    CHECK ("priceCents" BETWEEN 100000 AND 2000000000),
    CHECK ("feeCents" > 0),
    CHECK ("tier" IN ('starter', 'essential', 'premium', 'elite', 'prestige', 'signature'))
);

-- CreateTable
CREATE TABLE "Signature" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "propertyId" TEXT NOT NULL,
    "signerId" TEXT NOT NULL,
    "terms" JSONB NOT NULL,
    "termsSha256" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "signedAt" DATETIME,
    "mandateNumber" INTEGER,
    "pdf" BLOB,
    "pdfSha256" TEXT,
    "evidence" JSONB,
    CONSTRAINT "Signature_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Signature_signerId_fkey" FOREIGN KEY ("signerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Signature_mandateNumber_fkey" FOREIGN KEY ("mandateNumber") REFERENCES "Mandate" ("number") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (json_valid("terms") AND ("evidence" IS NULL OR json_valid("evidence"))),
    CHECK ("attempts" >= 0),
    CHECK (("signedAt" IS NULL) = ("pdf" IS NULL) AND ("signedAt" IS NULL) = ("evidence" IS NULL)),
    CHECK (("signedAt" IS NULL) = ("pdfSha256" IS NULL) AND ("signedAt" IS NULL) = ("mandateNumber" IS NULL)),
    CHECK ("kind" IN ('mandate', 'amendment'))
);

-- CreateTable
CREATE TABLE "Invoice" (
    "number" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "saleId" TEXT NOT NULL,
    "mandateNumber" INTEGER,
    "sellerId" TEXT NOT NULL,
    "feeCents" INTEGER NOT NULL,
    "discountCents" INTEGER NOT NULL,
    "issuedAt" DATETIME NOT NULL,
    "parties" JSONB NOT NULL,
    CONSTRAINT "Invoice_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Invoice_mandateNumber_fkey" FOREIGN KEY ("mandateNumber") REFERENCES "Mandate" ("number") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Invoice_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("feeCents" > 0 AND "discountCents" BETWEEN 0 AND "feeCents")
);

-- CreateTable
CREATE TABLE "ListingRevision" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT,
    "sellerId" TEXT,
    "holderHash" TEXT,
    "status" TEXT NOT NULL DEFAULT 'editing',
    "content" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "fieldVersions" JSONB NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "submittedAt" DATETIME,
    "claimedById" TEXT,
    "claimedAt" DATETIME,
    "decidedAt" DATETIME,
    CONSTRAINT "ListingRevision_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "ListingRevision_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "ListingRevision_claimedById_fkey" FOREIGN KEY ("claimedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (length("id") = 12),
    CHECK (json_valid("content") AND json_valid("fieldVersions")),
    CHECK ("version" >= 1),
    CHECK (("sellerId" IS NULL) <> ("holderHash" IS NULL)),
    CHECK ("status" IN ('editing', 'discarded') OR ("sellerId" IS NOT NULL AND "propertyId" IS NOT NULL AND "submittedAt" IS NOT NULL)),
    CHECK (("claimedById" IS NULL) = ("claimedAt" IS NULL)),
    CHECK ("claimedById" IS NULL OR "status" = 'in_review'),
    CHECK ("status" IN ('editing', 'in_review', 'approved', 'discarded'))
);

-- CreateTable
CREATE TABLE "RevisionEvent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "revisionId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "actorId" TEXT,
    "content" JSONB,
    "reasons" JSONB,
    CONSTRAINT "RevisionEvent_revisionId_fkey" FOREIGN KEY ("revisionId") REFERENCES "ListingRevision" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "RevisionEvent_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("content" IS NULL OR json_valid("content")),
    CHECK ("reasons" IS NULL OR json_valid("reasons")),
    CHECK (("kind" = 'returned') = ("reasons" IS NOT NULL)),
    CHECK ("kind" IN ('started', 'adopted', 'submitted', 'taken_back', 'claimed', 'released', 'returned', 'approved', 'discarded'))
);

-- CreateTable
CREATE TABLE "MediaAsset" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "revisionId" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "similarity" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "color" TEXT NOT NULL,
    "sharpness" INTEGER NOT NULL,
    "brightness" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "MediaAsset_revisionId_fkey" FOREIGN KEY ("revisionId") REFERENCES "ListingRevision" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK (length("key") = 32),
    CHECK ("width" BETWEEN 1 AND 20000 AND "height" BETWEEN 1 AND 20000),
    CHECK (length("sha256") = 64 AND length("similarity") = 16),
    CHECK ("color" GLOB '#[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]'),
    CHECK ("sharpness" >= 0 AND "brightness" BETWEEN 0 AND 255)
);

-- CreateTable
CREATE TABLE "LooperRequest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "revisionId" TEXT NOT NULL,
    "ambassadorId" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "createdAt" DATETIME NOT NULL,
    "decidedAt" DATETIME,
    CONSTRAINT "LooperRequest_revisionId_fkey" FOREIGN KEY ("revisionId") REFERENCES "ListingRevision" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "LooperRequest_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (("status" = 'pending') = ("decidedAt" IS NULL)),
    CHECK ("status" IN ('pending', 'accepted', 'declined', 'withdrawn'))
);

-- CreateIndex
CREATE UNIQUE INDEX "StoredDocument_storageKey_key" ON "StoredDocument"("storageKey");

-- CreateIndex
CREATE INDEX "StoredDocument_ownerId_createdAt_idx" ON "StoredDocument"("ownerId", "createdAt");

-- CreateIndex
CREATE INDEX "StoredDocument_propertyId_idx" ON "StoredDocument"("propertyId");

-- CreateIndex
CREATE INDEX "StoredDocument_messageId_idx" ON "StoredDocument"("messageId");

-- CreateIndex
CREATE INDEX "StoredDocument_expiresOn_idx" ON "StoredDocument"("expiresOn");

-- CreateIndex
CREATE INDEX "DocumentShare_userId_idx" ON "DocumentShare"("userId");

-- CreateIndex
CREATE INDEX "DocumentAccess_documentId_at_idx" ON "DocumentAccess"("documentId", "at");

-- CreateIndex
CREATE INDEX "Signature_propertyId_kind_idx" ON "Signature"("propertyId", "kind");

-- CreateIndex
CREATE INDEX "Signature_mandateNumber_idx" ON "Signature"("mandateNumber");

-- CreateIndex
CREATE INDEX "Signature_signerId_idx" ON "Signature"("signerId");

-- CreateIndex
CREATE INDEX "Signature_expiresAt_idx" ON "Signature"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_saleId_key" ON "Invoice"("saleId");

-- CreateIndex
CREATE INDEX "Invoice_sellerId_idx" ON "Invoice"("sellerId");

-- CreateIndex
CREATE INDEX "Invoice_mandateNumber_idx" ON "Invoice"("mandateNumber");

-- CreateIndex
CREATE UNIQUE INDEX "ListingRevision_holderHash_key" ON "ListingRevision"("holderHash");

-- CreateIndex
CREATE INDEX "ListingRevision_propertyId_idx" ON "ListingRevision"("propertyId");

-- CreateIndex
CREATE INDEX "ListingRevision_sellerId_status_idx" ON "ListingRevision"("sellerId", "status");

-- CreateIndex
CREATE INDEX "ListingRevision_status_submittedAt_idx" ON "ListingRevision"("status", "submittedAt");

-- CreateIndex
CREATE INDEX "ListingRevision_updatedAt_idx" ON "ListingRevision"("updatedAt");

-- CreateIndex
CREATE INDEX "RevisionEvent_revisionId_at_idx" ON "RevisionEvent"("revisionId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "MediaAsset_revisionId_sha256_key" ON "MediaAsset"("revisionId", "sha256");

-- CreateIndex
CREATE INDEX "LooperRequest_revisionId_idx" ON "LooperRequest"("revisionId");

-- CreateIndex
CREATE INDEX "LooperRequest_ambassadorId_status_idx" ON "LooperRequest"("ambassadorId", "status");

-- The history of listings has more kinds: the table is written anew with its check. Its numbers go on where
-- they were, for alerts follow them.
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
DROP TRIGGER "Property_inserted_event";
DROP TRIGGER "Property_status_event";
DROP TRIGGER "Property_price_event";
CREATE TABLE "new_ListingEvent" (
    "seq" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "propertyId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "fromCents" INTEGER,
    "toCents" INTEGER,
    CONSTRAINT "ListingEvent_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("kind" IN ('published', 'price_changed', 'back_on_market', 'slot_opened', 'paused', 'under_offer', 'sold', 'withdrawn'))
);
INSERT INTO "sqlite_sequence" ("name", "seq") SELECT 'new_ListingEvent', "seq" FROM "sqlite_sequence" WHERE "name" = 'ListingEvent';
INSERT INTO "new_ListingEvent" ("seq", "propertyId", "kind", "at", "fromCents", "toCents") SELECT "seq", "propertyId", "kind", "at", "fromCents", "toCents" FROM "ListingEvent";
DROP TABLE "ListingEvent";
ALTER TABLE "new_ListingEvent" RENAME TO "ListingEvent";
CREATE INDEX "ListingEvent_propertyId_seq_idx" ON "ListingEvent"("propertyId", "seq");
CREATE INDEX "ListingEvent_at_idx" ON "ListingEvent"("at");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
CREATE TRIGGER "Property_inserted_event" AFTER INSERT ON "Property"
WHEN NEW."status" = 'active' AND NOT NEW."isDemonstration"
BEGIN
  INSERT INTO "ListingEvent" ("propertyId", "kind", "at")
  VALUES (NEW."id", 'published', strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'));
END;
CREATE TRIGGER "Property_status_event" AFTER UPDATE OF "status" ON "Property"
WHEN NEW."status" <> OLD."status" AND NEW."publishedAt" IS NOT NULL AND NEW."status" NOT IN ('draft', 'in_review')
BEGIN
  INSERT INTO "ListingEvent" ("propertyId", "kind", "at")
  VALUES (NEW."id",
    CASE WHEN NEW."status" <> 'active' THEN NEW."status"
      WHEN OLD."status" IN ('paused', 'under_offer', 'sold') THEN 'back_on_market' ELSE 'published' END,
    strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'));
END;
CREATE TRIGGER "Property_price_event" AFTER UPDATE OF "priceCents" ON "Property"
WHEN NEW."priceCents" <> OLD."priceCents" AND NEW."status" IN ('active', 'under_offer')
BEGIN
  INSERT INTO "ListingEvent" ("propertyId", "kind", "at", "fromCents", "toCents")
  VALUES (NEW."id", 'price_changed', strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'), OLD."priceCents", NEW."priceCents");
END;

-- One revision of a home is open at a time, and one request to a looper.
CREATE UNIQUE INDEX "ListingRevision_open_property" ON "ListingRevision" ("propertyId") WHERE "status" IN ('editing', 'in_review');
CREATE UNIQUE INDEX "LooperRequest_pending" ON "LooperRequest" ("revisionId") WHERE "status" = 'pending';

-- What waits for the team are revisions now.
DROP INDEX "Property_in_review";

-- Listings of the same dwelling, and those whose confirmation is due.
CREATE INDEX "Property_dwelling" ON "Property" ("sellerId", "addressId", "lot") WHERE "addressId" IS NOT NULL;
CREATE INDEX "Property_confirmation" ON "Property" (coalesce("confirmedAt", "publishedAt")) WHERE "status" = 'active' AND NOT "isDemonstration";

-- What is a proof stays as it was written.
CREATE TRIGGER "RevisionEvent_no_update" BEFORE UPDATE OF "revisionId", "kind", "at", "content", "reasons" ON "RevisionEvent"
BEGIN SELECT RAISE(ABORT, 'RevisionEvent is append-only'); END;
CREATE TRIGGER "MandateAmendment_no_update" BEFORE UPDATE ON "MandateAmendment"
BEGIN SELECT RAISE(ABORT, 'an amendment is never changed'); END;
CREATE TRIGGER "MandateAmendment_no_delete" BEFORE DELETE ON "MandateAmendment"
BEGIN SELECT RAISE(ABORT, 'an amendment is never deleted'); END;
CREATE TRIGGER "MandateAmendment_in_force" BEFORE INSERT ON "MandateAmendment"
WHEN EXISTS (SELECT 1 FROM "Mandate" WHERE "number" = NEW."mandateNumber" AND "endedAt" IS NOT NULL)
  OR NEW."position" <> 1 + (SELECT count(*) FROM "MandateAmendment" WHERE "mandateNumber" = NEW."mandateNumber")
BEGIN SELECT RAISE(ABORT, 'an amendment follows the last one of a mandate in force'); END;
CREATE TRIGGER "Mandate_terms_fixed" BEFORE UPDATE OF "withdrawalEndsOn" ON "Mandate"
WHEN OLD."withdrawalEndsOn" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'a mandate is never changed'); END;
CREATE TRIGGER "Signature_no_update" BEFORE UPDATE ON "Signature" WHEN OLD."signedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'what was signed is never changed'); END;
CREATE TRIGGER "Signature_no_delete" BEFORE DELETE ON "Signature" WHEN OLD."signedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'what was signed is never deleted'); END;
CREATE TRIGGER "Invoice_no_update" BEFORE UPDATE ON "Invoice"
BEGIN SELECT RAISE(ABORT, 'an invoice is never changed'); END;
CREATE TRIGGER "Invoice_no_delete" BEFORE DELETE ON "Invoice"
BEGIN SELECT RAISE(ABORT, 'an invoice is never deleted'); END;
CREATE TRIGGER "DocumentAccess_no_update" BEFORE UPDATE ON "DocumentAccess"
BEGIN SELECT RAISE(ABORT, 'DocumentAccess is append-only'); END;
CREATE TRIGGER "DocumentAccess_no_delete" BEFORE DELETE ON "DocumentAccess"
BEGIN SELECT RAISE(ABORT, 'DocumentAccess is append-only'); END;

-- A mandate is written before anything is published. What is inserted as such (seeds) comes without one.
CREATE TRIGGER "Property_publication_needs_mandate" BEFORE UPDATE OF "status" ON "Property"
WHEN NEW."status" = 'active' AND OLD."status" IN ('draft', 'in_review') AND NOT NEW."isDemonstration"
  AND NOT EXISTS (SELECT 1 FROM "Mandate" WHERE "propertyId" = NEW."id" AND "endedAt" IS NULL)
BEGIN SELECT RAISE(ABORT, 'a listing is published under a mandate'); END;
