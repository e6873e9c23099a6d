-- AlterTable
ALTER TABLE "AmbassadorProfile" ADD COLUMN     "firstGrantedAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "ContinuingTraining" (
    "id" TEXT COLLATE "C" NOT NULL,
    "looperId" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "body" TEXT COLLATE "C" NOT NULL,
    "heldOn" TEXT COLLATE "C" NOT NULL,
    "minutes" INTEGER NOT NULL,
    "nonDiscriminationMinutes" INTEGER NOT NULL,
    "ethicsMinutes" INTEGER NOT NULL,
    "theme" TEXT COLLATE "C" NOT NULL,
    "documentId" TEXT COLLATE "C" NOT NULL,
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'waiting',
    "handedInAt" TIMESTAMP(3) NOT NULL,
    "decidedAt" TIMESTAMP(3),
    "decidedById" TEXT COLLATE "C",
    "returnReason" TEXT COLLATE "C",

    CONSTRAINT "ContinuingTraining_pkey" PRIMARY KEY ("id"),
    CHECK (length(trim("title")) BETWEEN 1 AND 160),
    CHECK (length(trim("body")) BETWEEN 1 AND 120),
    CHECK ("heldOn" ~ '^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$'),
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

-- AddForeignKey
ALTER TABLE "ContinuingTraining" ADD CONSTRAINT "ContinuingTraining_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContinuingTraining" ADD CONSTRAINT "ContinuingTraining_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ContinuingTraining" ADD CONSTRAINT "ContinuingTraining_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "StoredDocument"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "StoredDocument" DROP CONSTRAINT "StoredDocument_kind_check";
ALTER TABLE "StoredDocument" ADD CHECK ("kind" IN ('energy_report', 'diagnostics', 'title_deed', 'coownership_minutes', 'coownership_charges', 'property_tax', 'works', 'identity', 'looper_identity', 'income', 'loan_agreement', 'proof_of_funds', 'rsac', 'attestation', 'insurance', 'continuing_training', 'attachment'));

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
