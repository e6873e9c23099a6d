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
ALTER TABLE "AmbassadorProfile" DROP COLUMN "changedAt",
DROP COLUMN "checkedUntil",
ADD COLUMN     "identityExpiresOn" TEXT COLLATE "C";

-- A looper's identity paper is a document of its own kind: another file's permission, and other readers.
ALTER TABLE "StoredDocument" DROP CONSTRAINT "StoredDocument_kind_check";
ALTER TABLE "StoredDocument" ADD CHECK ("kind" IN ('energy_report', 'diagnostics', 'title_deed', 'coownership_minutes', 'coownership_charges', 'property_tax', 'works', 'identity', 'looper_identity', 'income', 'loan_agreement', 'proof_of_funds', 'rsac', 'attestation', 'insurance', 'attachment'));

-- CreateTable
CREATE TABLE "LooperPaper" (
    "id" TEXT COLLATE "C" NOT NULL,
    "looperId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "documentId" TEXT COLLATE "C" NOT NULL,
    "number" TEXT COLLATE "C",
    "endsOn" TEXT COLLATE "C",
    "handedInAt" TIMESTAMP(3) NOT NULL,
    "outcome" TEXT COLLATE "C",
    "endedAt" TIMESTAMP(3),
    "decidedById" TEXT COLLATE "C",
    "returnReason" TEXT COLLATE "C",
    "companyAnswer" TEXT COLLATE "C",
    "companyName" TEXT COLLATE "C",
    "companyActivity" TEXT COLLATE "C",
    "companySeenAt" TIMESTAMP(3),

    CONSTRAINT "LooperPaper_pkey" PRIMARY KEY ("id"),
    CHECK (("kind" = 'rsac') = ("number" IS NOT NULL)),
    CHECK (("kind" = 'rsac') = ("endsOn" IS NULL)),
    CHECK ("number" IS NULL OR length("number") = 9),
    CHECK ("endsOn" IS NULL OR "endsOn" ~ '^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$'),
    CHECK (("outcome" IS NULL) = ("endedAt" IS NULL)),
    CHECK (("outcome" IS NOT NULL AND "outcome" <> 'replaced') = ("decidedById" IS NOT NULL)),
    CHECK (("outcome" IS NOT NULL AND "outcome" = 'returned') = ("returnReason" IS NOT NULL)),
    CHECK (("companyAnswer" IS NULL) = ("companySeenAt" IS NULL)),
    CHECK ("kind" IN ('identity', 'rsac', 'attestation', 'insurance')),
    CHECK ("outcome" IN ('checked', 'returned', 'replaced')),
    CHECK ("returnReason" IN ('unreadable', 'other_document', 'other_person', 'differs', 'expired', 'incomplete')),
    CHECK ("companyAnswer" IN ('agrees', 'differs', 'not_public', 'ceased', 'absent', 'unreachable'))
);

-- CreateIndex
CREATE INDEX "LooperPaper_documentId_idx" ON "LooperPaper"("documentId");

-- CreateIndex
CREATE INDEX "LooperPaper_looperId_kind_handedInAt_idx" ON "LooperPaper"("looperId", "kind", "handedInAt");

-- CreateIndex
CREATE INDEX "LooperPaper_decidedById_idx" ON "LooperPaper"("decidedById");

-- AddForeignKey
ALTER TABLE "LooperPaper" ADD CONSTRAINT "LooperPaper_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LooperPaper" ADD CONSTRAINT "LooperPaper_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "StoredDocument"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LooperPaper" ADD CONSTRAINT "LooperPaper_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE INDEX "AmbassadorProfile_identity" ON "AmbassadorProfile" ("identityExpiresOn");
-- One of a kind waits at a time, and a number waits for one person alone.
CREATE UNIQUE INDEX "LooperPaper_waiting" ON "LooperPaper" ("looperId", "kind") WHERE "endedAt" IS NULL;
CREATE UNIQUE INDEX "LooperPaper_number" ON "LooperPaper" ("number") WHERE "endedAt" IS NULL;
CREATE INDEX "LooperPaper_waits" ON "LooperPaper" ("handedInAt", "id") WHERE "endedAt" IS NULL;
