-- Another kind of document: SQLite changes a check with its table.
-- RedefineTables
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
    CHECK ("kind" IN ('energy_report', 'diagnostics', 'title_deed', 'coownership_minutes', 'coownership_charges', 'property_tax', 'works', 'identity', 'looper_identity', 'income', 'loan_agreement', 'proof_of_funds', 'rsac', 'attestation', 'insurance', 'continuing_training', 'attachment'))
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

-- AlterTable
ALTER TABLE "AmbassadorProfile" ADD COLUMN "firstGrantedAt" DATETIME;

-- CreateTable
CREATE TABLE "ContinuingTraining" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "looperId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "heldOn" TEXT NOT NULL,
    "minutes" INTEGER NOT NULL,
    "nonDiscriminationMinutes" INTEGER NOT NULL,
    "ethicsMinutes" INTEGER NOT NULL,
    "theme" TEXT NOT NULL,
    "documentId" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "handedInAt" DATETIME NOT NULL,
    "decidedAt" DATETIME,
    "decidedById" TEXT,
    "returnReason" TEXT,
    CONSTRAINT "ContinuingTraining_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ContinuingTraining_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ContinuingTraining_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "StoredDocument" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (length(trim("title")) BETWEEN 1 AND 160),
    CHECK (length(trim("body")) BETWEEN 1 AND 120),
    CHECK ("heldOn" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK ("minutes" BETWEEN 30 AND 2520 AND "minutes" % 30 = 0),
    CHECK ("nonDiscriminationMinutes" >= 0 AND "ethicsMinutes" >= 0 AND "nonDiscriminationMinutes" + "ethicsMinutes" <= "minutes"),
    CHECK (("state" = 'waiting') = ("decidedAt" IS NULL) AND ("state" = 'waiting') = ("decidedById" IS NULL)),
    CHECK (("state" = 'returned') = ("returnReason" IS NOT NULL)),
    CHECK ("theme" IN ('law', 'economy', 'commerce', 'technique', 'non_discrimination', 'ethics')),
    CHECK ("state" IN ('waiting', 'checked', 'returned')),
    CHECK ("returnReason" IN ('unreadable', 'of_somebody_else', 'other_day', 'other_duration', 'other_theme', 'unrelated', 'over_yearly_limit', 'already_counted'))
);

-- CreateIndex
CREATE UNIQUE INDEX "ContinuingTraining_documentId_key" ON "ContinuingTraining"("documentId");

-- CreateIndex
CREATE INDEX "ContinuingTraining_looperId_heldOn_idx" ON "ContinuingTraining"("looperId", "heldOn");

-- CreateIndex
CREATE INDEX "ContinuingTraining_state_handedInAt_id_idx" ON "ContinuingTraining"("state", "handedInAt", "id");

-- Loopers of before: the day of the audit's first grant, else that of the grant's last decision.
UPDATE "AmbassadorProfile" SET "firstGrantedAt" = (
  SELECT COALESCE(
    (SELECT MIN(a."at") FROM "AuditEvent" a WHERE a."action" = 'role.granted' AND a."subjectType" = 'role-grant' AND a."subjectId" = g."id"),
    g."decidedAt",
    g."requestedAt"
  )
  FROM "RoleGrant" g
  WHERE g."userId" = "AmbassadorProfile"."userId" AND g."role" = 'ambassador' AND g."status" IN ('active', 'suspended')
);
