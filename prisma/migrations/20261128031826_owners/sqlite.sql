-- CreateTable
CREATE TABLE "Ownership" (
    "propertyId" TEXT NOT NULL PRIMARY KEY,
    "content" JSONB NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Ownership_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK (json_valid("content"))
);

-- CreateTable
CREATE TABLE "MandateParty" (
    "mandateNumber" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "representative" TEXT,
    "email" TEXT NOT NULL,
    "address" TEXT,

    PRIMARY KEY ("mandateNumber", "position"),
    CONSTRAINT "MandateParty_mandateNumber_fkey" FOREIGN KEY ("mandateNumber") REFERENCES "Mandate" ("number") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("position" >= 1),
    CHECK (("kind" = 'company') = ("representative" IS NOT NULL)),
    CHECK ("kind" IN ('person', 'company', 'spouse'))
);

-- CreateTable
CREATE TABLE "Signer" (
    "signatureId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "codeHash" TEXT,
    "codeExpiresAt" DATETIME,
    "codeMailId" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "signedAt" DATETIME,
    "evidence" JSONB,

    PRIMARY KEY ("signatureId", "position"),
    CONSTRAINT "Signer_signatureId_fkey" FOREIGN KEY ("signatureId") REFERENCES "Signature" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("position" >= 1 AND "attempts" >= 0),
    CHECK (("codeHash" IS NULL) = ("codeExpiresAt" IS NULL)),
    CHECK ("evidence" IS NULL OR ("signedAt" IS NOT NULL AND json_valid("evidence")))
);

-- AlterTable
ALTER TABLE "Mandate" ADD COLUMN "sellerDecides" BOOLEAN NOT NULL DEFAULT false;

-- What waited for a code of the former form is asked for again.
DELETE FROM "Signature" WHERE "signedAt" IS NULL;

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
    CHECK ("kind" IN ('mandate', 'amendment', 'acceptance', 'withdrawal'))
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

-- A mandate of before had one party: the seller whom it names.
INSERT INTO "MandateParty" ("mandateNumber", "position", "kind", "name", "representative", "email", "address")
SELECT "Mandate"."number", 1, 'person', "Mandate"."sellerName", NULL, "User"."email",
  "User"."address" || ', ' || "User"."postalCode" || ' ' || "User"."city"
FROM "Mandate" JOIN "Property" ON "Property"."id" = "Mandate"."propertyId" JOIN "User" ON "User"."id" = "Property"."sellerId";

DROP TRIGGER "Mandate_no_update";
CREATE TRIGGER "Mandate_no_update" BEFORE UPDATE OF "number", "propertyId", "priceCents", "tier", "feeCents", "signedAt",
  "withdrawalEndsOn", "expressRequestAt", "homeType", "homeAddress", "homeLot", "homePostalCode", "homeCommuneCode",
  "homeCity", "homeParcelId", "homeSurfaceDm2", "homeLandSurfaceM2", "sellerName", "sellerDecides" ON "Mandate"
BEGIN SELECT RAISE(ABORT, 'a mandate is never changed'); END;
CREATE TRIGGER "MandateParty_no_update" BEFORE UPDATE ON "MandateParty"
BEGIN SELECT RAISE(ABORT, 'a mandate is never changed'); END;
CREATE TRIGGER "MandateParty_no_delete" BEFORE DELETE ON "MandateParty"
BEGIN SELECT RAISE(ABORT, 'a mandate is never deleted'); END;
CREATE TRIGGER "Signature_no_update" BEFORE UPDATE ON "Signature" WHEN OLD."signedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'what was signed is never changed'); END;
CREATE TRIGGER "Signature_no_delete" BEFORE DELETE ON "Signature" WHEN OLD."signedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'what was signed is never deleted'); END;
CREATE TRIGGER "Signer_no_update" BEFORE UPDATE ON "Signer" WHEN OLD."signedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'what was signed is never changed'); END;
CREATE TRIGGER "Signer_no_delete" BEFORE DELETE ON "Signer"
WHEN EXISTS (SELECT 1 FROM "Signature" WHERE "id" = OLD."signatureId" AND "signedAt" IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'what was signed is never deleted'); END;
-- A document is signed last by the person with the account, once everybody else has.
CREATE TRIGGER "Signature_signed_by_all" BEFORE UPDATE OF "signedAt" ON "Signature" WHEN NEW."signedAt" IS NOT NULL
  AND EXISTS (SELECT 1 FROM "Signer" WHERE "signatureId" = NEW."id" AND "signedAt" IS NULL)
BEGIN SELECT RAISE(ABORT, 'a document is signed by all its signers'); END;
