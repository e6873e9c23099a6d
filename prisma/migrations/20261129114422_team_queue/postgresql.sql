-- Who deals with what waits for the team, and by when. Of what waits already the due instants are plain hours, and UTC
-- midnights of days: what begins to wait from now on has working hours and midnights of its place.
-- DropForeignKey
ALTER TABLE "ListingReport" DROP CONSTRAINT "ListingReport_claimedById_fkey";

-- DropForeignKey
ALTER TABLE "ListingRevision" DROP CONSTRAINT "ListingRevision_claimedById_fkey";

-- DropIndex
DROP INDEX "ListingReport_claimedById_idx";

-- AlterTable
ALTER TABLE "RoleGrant" ADD COLUMN     "visitsDueAt" TIMESTAMP(3);
UPDATE "RoleGrant" SET "visitsDueAt" = "decidedAt" + INTERVAL '2 hours'
  WHERE "role" = 'ambassador' AND "status" IN ('suspended', 'left');

-- AlterTable
ALTER TABLE "Lead" ADD COLUMN     "freeAt" TIMESTAMP(3),
ADD COLUMN     "teamDueAt" TIMESTAMP(3);
UPDATE "Lead" SET "freeAt" = "updatedAt", "teamDueAt" = "updatedAt" + INTERVAL '4 hours' WHERE "ambassadorId" IS NULL;
ALTER TABLE "Lead" ADD CHECK (("freeAt" IS NULL) = ("teamDueAt" IS NULL));
ALTER TABLE "Lead" ADD CHECK ("ambassadorId" IS NOT NULL OR "status" IN ('won', 'lost') OR "teamDueAt" IS NOT NULL);

-- AlterTable
ALTER TABLE "ConversationReport" ADD COLUMN     "dueAt" TIMESTAMP(3);
UPDATE "ConversationReport" SET "dueAt" = CASE WHEN "reason" IN ('fraud', 'discrimination') THEN "createdAt" + INTERVAL '4 hours' ELSE "createdAt" + INTERVAL '24 hours' END;
ALTER TABLE "ConversationReport" ALTER COLUMN "dueAt" SET NOT NULL;

-- AlterTable
ALTER TABLE "Sale" ADD COLUMN     "teamDueAt" TIMESTAMP(3);
UPDATE "Sale" SET "teamDueAt" = coalesce("deedPlannedOn", "notifiedOn", "compromisSignedOn", "compromisPlannedOn", to_char("openedAt", 'YYYY-MM-DD'))::date + INTERVAL '2 days';
ALTER TABLE "Sale" ADD CHECK ("status" <> 'open' OR "teamDueAt" IS NOT NULL);

-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN     "settledAt" TIMESTAMP(3);
ALTER TABLE "OutboxMail" ADD CHECK ("settledAt" IS NULL OR "state" = 'dead');

-- CreateTable
CREATE TABLE "TaskClaim" (
    "kind" TEXT COLLATE "C" NOT NULL,
    "subjectId" TEXT COLLATE "C" NOT NULL,
    "ownerId" TEXT COLLATE "C" NOT NULL,
    "claimedAt" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "TaskClaim_pkey" PRIMARY KEY ("kind","subjectId"),
    CHECK (length("kind") BETWEEN 1 AND 40),
    CHECK ("endsAt" > "claimedAt")
);

-- CreateTable
CREATE TABLE "TaskComment" (
    "id" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "subjectId" TEXT COLLATE "C" NOT NULL,
    "authorId" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "toId" TEXT COLLATE "C",

    CONSTRAINT "TaskComment_pkey" PRIMARY KEY ("id"),
    CHECK (length("kind") BETWEEN 1 AND 40),
    CHECK (length("text") BETWEEN 1 AND 2000)
);

-- CreateTable
CREATE TABLE "TaskDecision" (
    "id" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "subjectId" TEXT COLLATE "C" NOT NULL,
    "since" TIMESTAMP(3) NOT NULL,
    "dueAt" TIMESTAMP(3) NOT NULL,
    "decidedAt" TIMESTAMP(3) NOT NULL,
    "decidedById" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "TaskDecision_pkey" PRIMARY KEY ("id"),
    CHECK (length("kind") BETWEEN 1 AND 40),
    CHECK ("dueAt" >= "since")
);

-- AlterTable
INSERT INTO "TaskClaim" ("kind", "subjectId", "ownerId", "claimedAt", "endsAt")
  SELECT 'listing-report', "id", "claimedById", "claimedAt", "claimedAt" + INTERVAL '2 hours' FROM "ListingReport" WHERE "status" = 'claimed';
INSERT INTO "TaskClaim" ("kind", "subjectId", "ownerId", "claimedAt", "endsAt")
  SELECT 'listing-review', "id", "claimedById", "claimedAt", "claimedAt" + INTERVAL '2 hours' FROM "ListingRevision" WHERE "claimedById" IS NOT NULL;
ALTER TABLE "ListingReport" ADD COLUMN     "closedById" TEXT COLLATE "C",
ADD COLUMN     "dueAt" TIMESTAMP(3);
UPDATE "ListingReport" SET "closedById" = CASE "status" WHEN 'closed' THEN "claimedById" END, "dueAt" = CASE WHEN "reason" IN ('fraud', 'discrimination') THEN "createdAt" + INTERVAL '4 hours' ELSE "createdAt" + INTERVAL '24 hours' END;
ALTER TABLE "ListingReport" DROP COLUMN "claimedAt",
DROP COLUMN "claimedById";
UPDATE "ListingReport" SET "status" = 'open', "movedAt" = "createdAt" WHERE "status" = 'claimed';
ALTER TABLE "ListingReport" ALTER COLUMN "dueAt" SET NOT NULL;
-- A report is claimed no more: the conditions that name its status are written anew.
DO $$
DECLARE former TEXT;
BEGIN
  FOR former IN
    SELECT conname FROM pg_constraint
    WHERE conrelid = '"ListingReport"'::regclass AND contype = 'c' AND conname <> 'ListingReport_status_check'
      AND pg_get_constraintdef(oid) LIKE '%status%'
  LOOP
    EXECUTE format('ALTER TABLE "ListingReport" DROP CONSTRAINT %I', former);
  END LOOP;
END $$;
ALTER TABLE "ListingReport" DROP CONSTRAINT "ListingReport_status_check";
ALTER TABLE "ListingReport" ADD CHECK ("status" IN ('open', 'closed'));
ALTER TABLE "ListingReport" ADD CHECK (("status" = 'closed') = ("closedById" IS NOT NULL));
ALTER TABLE "ListingReport" ADD CHECK (("status" = 'closed') = ("outcome" IS NOT NULL));
ALTER TABLE "ListingReport" ADD CHECK (("status" = 'closed') = ("closedAt" IS NOT NULL));

-- AlterTable
ALTER TABLE "ListingRevision" DROP COLUMN "claimedAt",
DROP COLUMN "claimedById";

-- CreateIndex
CREATE INDEX "TaskClaim_ownerId_endsAt_idx" ON "TaskClaim"("ownerId", "endsAt");

-- CreateIndex
CREATE INDEX "TaskClaim_endsAt_idx" ON "TaskClaim"("endsAt");

-- CreateIndex
CREATE INDEX "TaskComment_kind_subjectId_at_idx" ON "TaskComment"("kind", "subjectId", "at");

-- CreateIndex
CREATE INDEX "TaskComment_authorId_idx" ON "TaskComment"("authorId");

-- CreateIndex
CREATE INDEX "TaskComment_toId_idx" ON "TaskComment"("toId");

-- CreateIndex
CREATE INDEX "TaskComment_at_idx" ON "TaskComment"("at");

-- CreateIndex
CREATE INDEX "TaskDecision_decidedAt_kind_since_idx" ON "TaskDecision"("decidedAt", "kind", "since");

-- CreateIndex
CREATE INDEX "TaskDecision_kind_subjectId_decidedAt_idx" ON "TaskDecision"("kind", "subjectId", "decidedAt");

-- CreateIndex
CREATE INDEX "TaskDecision_decidedById_idx" ON "TaskDecision"("decidedById");

-- CreateIndex
CREATE INDEX "ConversationReport_closedAt_dueAt_id_idx" ON "ConversationReport"("closedAt", "dueAt", "id");

-- CreateIndex
CREATE INDEX "ListingReport_status_dueAt_id_idx" ON "ListingReport"("status", "dueAt", "id");

-- CreateIndex
CREATE INDEX "ListingReport_closedById_idx" ON "ListingReport"("closedById");

-- AddForeignKey
ALTER TABLE "ListingReport" ADD CONSTRAINT "ListingReport_closedById_fkey" FOREIGN KEY ("closedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaskClaim" ADD CONSTRAINT "TaskClaim_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaskComment" ADD CONSTRAINT "TaskComment_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaskComment" ADD CONSTRAINT "TaskComment_toId_fkey" FOREIGN KEY ("toId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TaskDecision" ADD CONSTRAINT "TaskDecision_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "Lead_free" ON "Lead" ("ambassadorId", "teamDueAt", "id") WHERE "ambassadorId" IS NULL AND "teamDueAt" IS NOT NULL;
CREATE TRIGGER "TaskDecision_no_update" BEFORE UPDATE ON "TaskDecision"
FOR EACH ROW EXECUTE FUNCTION refuse('TaskDecision is append-only');
CREATE TRIGGER "TaskDecision_no_delete" BEFORE DELETE ON "TaskDecision"
FOR EACH ROW EXECUTE FUNCTION refuse('TaskDecision is append-only');
CREATE INDEX "OutboxMail_dead" ON "OutboxMail" ("state", "nextAttemptAt", "id") WHERE "state" = 'dead' AND "settledAt" IS NULL;
