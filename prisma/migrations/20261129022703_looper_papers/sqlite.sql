-- CreateTable
CREATE TABLE "LooperPaper" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "looperId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "documentId" TEXT NOT NULL,
    "number" TEXT,
    "endsOn" TEXT,
    "handedInAt" DATETIME NOT NULL,
    "outcome" TEXT,
    "endedAt" DATETIME,
    "decidedById" TEXT,
    "returnReason" TEXT,
    "companyAnswer" TEXT,
    "companyName" TEXT,
    "companyActivity" TEXT,
    "companySeenAt" DATETIME,
    CONSTRAINT "LooperPaper_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "LooperPaper_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "StoredDocument" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "LooperPaper_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (("kind" = 'rsac') = ("number" IS NOT NULL)),
    CHECK (("kind" = 'rsac') = ("endsOn" IS NULL)),
    CHECK ("number" IS NULL OR length("number") = 9),
    CHECK ("endsOn" IS NULL OR "endsOn" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK (("outcome" IS NULL) = ("endedAt" IS NULL)),
    CHECK (("outcome" IS NOT NULL AND "outcome" <> 'replaced') = ("decidedById" IS NOT NULL)),
    CHECK (("outcome" IS NOT NULL AND "outcome" = 'returned') = ("returnReason" IS NOT NULL)),
    CHECK (("companyAnswer" IS NULL) = ("companySeenAt" IS NULL)),
    CHECK ("kind" IN ('identity', 'rsac', 'attestation', 'insurance')),
    CHECK ("outcome" IN ('checked', 'returned', 'replaced')),
    CHECK ("returnReason" IN ('unreadable', 'other_document', 'other_person', 'differs', 'expired', 'incomplete')),
    CHECK ("companyAnswer" IN ('agrees', 'differs', 'not_public', 'ceased', 'absent', 'unreachable'))
);

-- What was declared and never checked is handed in anew; what changed since a check counts until the end of the check.
UPDATE "AmbassadorProfile" SET "rsacNumber" = NULL, "attestationExpiresOn" = NULL, "insuranceExpiresOn" = NULL
WHERE NOT EXISTS (
  SELECT 1 FROM "RoleGrant" WHERE "RoleGrant"."userId" = "AmbassadorProfile"."userId"
  AND "role" = 'ambassador' AND "status" IN ('active', 'suspended')
);
UPDATE "AmbassadorProfile" SET "attestationExpiresOn" = "checkedUntil"
WHERE "attestationExpiresOn" > "checkedUntil";
UPDATE "AmbassadorProfile" SET "insuranceExpiresOn" = "checkedUntil"
WHERE "insuranceExpiresOn" > "checkedUntil";

DROP INDEX "AmbassadorProfile_changed";
ALTER TABLE "AmbassadorProfile" DROP COLUMN "changedAt";
ALTER TABLE "AmbassadorProfile" DROP COLUMN "checkedUntil";
ALTER TABLE "AmbassadorProfile" ADD COLUMN "identityExpiresOn" TEXT;

-- A looper's identity paper is a document of its own kind: another file's permission, and other readers.
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_StoredDocument" (
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
    CHECK ("kind" IN ('energy_report', 'diagnostics', 'title_deed', 'coownership_minutes', 'coownership_charges', 'property_tax', 'works', 'identity', 'looper_identity', 'income', 'loan_agreement', 'proof_of_funds', 'rsac', 'attestation', 'insurance', 'attachment'))
);
INSERT INTO "new_StoredDocument" ("id", "ownerId", "kind", "propertyId", "messageId", "fileName", "bytes", "sha256", "storageKey", "expiresOn", "remindedAt", "createdAt", "deletedAt") SELECT "id", "ownerId", "kind", "propertyId", "messageId", "fileName", "bytes", "sha256", "storageKey", "expiresOn", "remindedAt", "createdAt", "deletedAt" FROM "StoredDocument";
DROP TABLE "StoredDocument";
ALTER TABLE "new_StoredDocument" RENAME TO "StoredDocument";
CREATE UNIQUE INDEX "StoredDocument_storageKey_key" ON "StoredDocument"("storageKey");
CREATE INDEX "StoredDocument_ownerId_createdAt_idx" ON "StoredDocument"("ownerId", "createdAt");
CREATE INDEX "StoredDocument_propertyId_idx" ON "StoredDocument"("propertyId");
CREATE INDEX "StoredDocument_messageId_idx" ON "StoredDocument"("messageId");
CREATE INDEX "StoredDocument_expiresOn_idx" ON "StoredDocument"("expiresOn");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "LooperPaper_documentId_idx" ON "LooperPaper"("documentId");

-- CreateIndex
CREATE INDEX "LooperPaper_looperId_kind_handedInAt_idx" ON "LooperPaper"("looperId", "kind", "handedInAt");

-- CreateIndex
CREATE INDEX "LooperPaper_decidedById_idx" ON "LooperPaper"("decidedById");

CREATE INDEX "AmbassadorProfile_identity" ON "AmbassadorProfile" ("identityExpiresOn");
-- One of a kind waits at a time, and a number waits for one person alone.
CREATE UNIQUE INDEX "LooperPaper_waiting" ON "LooperPaper" ("looperId", "kind") WHERE "endedAt" IS NULL;
CREATE UNIQUE INDEX "LooperPaper_number" ON "LooperPaper" ("number") WHERE "endedAt" IS NULL;
CREATE INDEX "LooperPaper_waits" ON "LooperPaper" ("handedInAt", "id") WHERE "endedAt" IS NULL;
