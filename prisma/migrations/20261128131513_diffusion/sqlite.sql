-- A trigger that names a table can't be there while another one takes its name.
DROP TRIGGER "Signer_no_delete";

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Signature" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "propertyId" TEXT NOT NULL,
    "signerId" TEXT NOT NULL,
    "terms" JSONB NOT NULL,
    "termsSha256" TEXT NOT NULL,
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
    CHECK (("signedAt" IS NULL) = ("pdf" IS NULL) AND ("signedAt" IS NULL) = ("evidence" IS NULL)),
    CHECK (("signedAt" IS NULL) = ("pdfSha256" IS NULL) AND ("signedAt" IS NULL) = ("mandateNumber" IS NULL)),
    CHECK ("kind" IN ('mandate', 'amendment', 'acceptance', 'withdrawal', 'diffusion'))
);
INSERT INTO "new_Signature" ("createdAt", "evidence", "expiresAt", "id", "kind", "mandateNumber", "pdf", "pdfSha256", "propertyId", "signedAt", "signerId", "terms", "termsSha256") SELECT "createdAt", "evidence", "expiresAt", "id", "kind", "mandateNumber", "pdf", "pdfSha256", "propertyId", "signedAt", "signerId", "terms", "termsSha256" FROM "Signature";
DROP TABLE "Signature";
ALTER TABLE "new_Signature" RENAME TO "Signature";
CREATE INDEX "Signature_propertyId_kind_idx" ON "Signature"("propertyId", "kind");
CREATE INDEX "Signature_mandateNumber_idx" ON "Signature"("mandateNumber");
CREATE INDEX "Signature_signerId_idx" ON "Signature"("signerId");
CREATE INDEX "Signature_expiresAt_idx" ON "Signature"("expiresAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

CREATE TRIGGER "Signature_no_update" BEFORE UPDATE ON "Signature" WHEN OLD."signedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'what was signed is never changed'); END;
CREATE TRIGGER "Signature_no_delete" BEFORE DELETE ON "Signature" WHEN OLD."signedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'what was signed is never deleted'); END;
CREATE TRIGGER "Signature_signed_by_all" BEFORE UPDATE OF "signedAt" ON "Signature" WHEN NEW."signedAt" IS NOT NULL
  AND EXISTS (SELECT 1 FROM "Signer" WHERE "signatureId" = NEW."id" AND "signedAt" IS NULL)
BEGIN SELECT RAISE(ABORT, 'a document is signed by all its signers'); END;
CREATE TRIGGER "Signer_no_delete" BEFORE DELETE ON "Signer"
WHEN EXISTS (SELECT 1 FROM "Signature" WHERE "id" = OLD."signatureId" AND "signedAt" IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'what was signed is never deleted'); END;

-- CreateTable
CREATE TABLE "DiffusionConsent" (
    "signatureId" TEXT NOT NULL PRIMARY KEY,
    "mandateNumber" INTEGER NOT NULL,
    "portals" JSONB NOT NULL,
    "givenAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    CONSTRAINT "DiffusionConsent_signatureId_fkey" FOREIGN KEY ("signatureId") REFERENCES "Signature" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "DiffusionConsent_mandateNumber_fkey" FOREIGN KEY ("mandateNumber") REFERENCES "Mandate" ("number") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (json_valid("portals")),
    CHECK ("endedAt" IS NULL OR "endedAt" >= "givenAt")
);

-- CreateTable
CREATE TABLE "DiffusionFeed" (
    "portal" TEXT NOT NULL PRIMARY KEY,
    "attemptedAt" DATETIME NOT NULL,
    "deliveredAt" DATETIME,
    "fetchedAt" DATETIME,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "nextAt" DATETIME NOT NULL,
    "file" BLOB,
    CHECK ("failures" >= 0),
    CHECK (("failures" > 0) = ("failure" IS NOT NULL))
);

-- CreateTable
CREATE TABLE "DiffusedListing" (
    "portal" TEXT NOT NULL,
    "propertyId" TEXT NOT NULL,
    "sentSince" DATETIME,
    "refusals" JSONB NOT NULL,
    "checkedAt" DATETIME NOT NULL,

    PRIMARY KEY ("portal", "propertyId"),
    CONSTRAINT "DiffusedListing_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK (json_valid("refusals"))
);

-- CreateIndex
CREATE INDEX "DiffusionConsent_mandateNumber_idx" ON "DiffusionConsent"("mandateNumber");

-- CreateIndex
CREATE INDEX "DiffusedListing_propertyId_idx" ON "DiffusedListing"("propertyId");

-- One consent of a mandate counts.
CREATE UNIQUE INDEX "DiffusionConsent_in_force" ON "DiffusionConsent"("mandateNumber") WHERE "endedAt" IS NULL;
CREATE TRIGGER "DiffusionConsent_no_update" BEFORE UPDATE OF "signatureId", "mandateNumber", "portals", "givenAt"
  ON "DiffusionConsent"
BEGIN SELECT RAISE(ABORT, 'what was signed is never changed'); END;
CREATE TRIGGER "DiffusionConsent_no_reopening" BEFORE UPDATE OF "endedAt" ON "DiffusionConsent" WHEN OLD."endedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'a consent that ended needs another signature'); END;
CREATE TRIGGER "DiffusionConsent_no_delete" BEFORE DELETE ON "DiffusionConsent"
BEGIN SELECT RAISE(ABORT, 'what was signed is never deleted'); END;
