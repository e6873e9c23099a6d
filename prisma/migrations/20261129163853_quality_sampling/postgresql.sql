-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "networkKey" TEXT COLLATE "C";

-- CreateTable
CREATE TABLE "QualitySample" (
    "id" TEXT COLLATE "C" NOT NULL,
    "week" TEXT COLLATE "C" NOT NULL,
    "seed" INTEGER NOT NULL,
    "drawnAt" TIMESTAMP(3) NOT NULL,
    "visitsFrom" TIMESTAMP(3) NOT NULL,
    "visitsUntil" TIMESTAMP(3) NOT NULL,
    "listingIds" JSON NOT NULL,
    "visitIds" JSON NOT NULL,
    "listings" INTEGER NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "QualitySample_pkey" PRIMARY KEY ("id"),
    CHECK ("week" ~ '^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$'),
    CHECK ("seed" BETWEEN 0 AND 2147483647),
    CHECK ("visitsUntil" > "visitsFrom"),
    CHECK (TRUE AND TRUE),
    CHECK ("listings" >= 0 AND "visits" >= 0)
);

-- CreateTable
CREATE TABLE "QualityCheck" (
    "id" TEXT COLLATE "C" NOT NULL,
    "sampleId" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "subjectId" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "visitId" TEXT COLLATE "C",
    "looperId" TEXT COLLATE "C",
    "state" TEXT COLLATE "C" NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMP(3) NOT NULL,
    "dueAt" TIMESTAMP(3) NOT NULL,
    "outcome" TEXT COLLATE "C",
    "decidedAt" TIMESTAMP(3),
    "decidedById" TEXT COLLATE "C",
    "correctBy" TIMESTAMP(3),

    CONSTRAINT "QualityCheck_pkey" PRIMARY KEY ("id"),
    CHECK (("kind" = 'visit') = ("visitId" IS NOT NULL)),
    CHECK ("subjectId" = coalesce("visitId", "propertyId")),
    CHECK (("state" = 'open') = ("decidedAt" IS NULL)),
    CHECK (("decidedAt" IS NULL) = ("outcome" IS NULL) AND ("decidedAt" IS NULL) = ("decidedById" IS NULL)),
    CHECK (("state" = 'correcting') = ("outcome" IS NOT NULL AND "outcome" = 'to_correct')),
    CHECK ("state" <> 'correcting' OR "correctBy" IS NOT NULL),
    CHECK ("kind" IN ('listing', 'visit')),
    CHECK ("state" IN ('open', 'correcting', 'closed')),
    CHECK ("outcome" IN ('conforming', 'to_correct', 'non_conforming'))
);

-- CreateTable
CREATE TABLE "QualityCheckReason" (
    "checkId" TEXT COLLATE "C" NOT NULL,
    "reason" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "QualityCheckReason_pkey" PRIMARY KEY ("checkId","reason"),
    CHECK ("reason" IN ('drawn', 'same_pair', 'quick_code', 'two_at_once', 'no_opinion'))
);

-- CreateTable
CREATE TABLE "QualityDecision" (
    "checkId" TEXT COLLATE "C" NOT NULL,
    "round" INTEGER NOT NULL,
    "outcome" TEXT COLLATE "C" NOT NULL,
    "note" TEXT COLLATE "C" NOT NULL,
    "answers" JSON NOT NULL,
    "reversed" INTEGER NOT NULL DEFAULT 0,
    "suspended" INTEGER NOT NULL DEFAULT 0,
    "withdrawn" INTEGER NOT NULL DEFAULT 0,
    "at" TIMESTAMP(3) NOT NULL,
    "byId" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "QualityDecision_pkey" PRIMARY KEY ("checkId","round"),
    CHECK ("round" BETWEEN 1 AND 2),
    CHECK ("round" = 1 OR "outcome" <> 'to_correct'),
    CHECK (TRUE),
    CHECK (length("note") <= 1000),
    CHECK ("reversed" + "suspended" + "withdrawn" = 0 OR "outcome" = 'non_conforming'),
    CHECK ("outcome" IN ('conforming', 'to_correct', 'non_conforming'))
);

-- CreateTable
CREATE TABLE "VisitQuestion" (
    "checkId" TEXT COLLATE "C" NOT NULL,
    "visitId" TEXT COLLATE "C" NOT NULL,
    "sentAt" TIMESTAMP(3) NOT NULL,
    "answer" TEXT COLLATE "C",
    "answeredAt" TIMESTAMP(3),
    "comment" TEXT COLLATE "C",
    "settlement" TEXT COLLATE "C",
    "settledAt" TIMESTAMP(3),
    "settledById" TEXT COLLATE "C",
    "settledNote" TEXT COLLATE "C",

    CONSTRAINT "VisitQuestion_pkey" PRIMARY KEY ("checkId"),
    CHECK (("answer" IS NULL) = ("answeredAt" IS NULL)),
    CHECK ("answer" IS NOT NULL OR "comment" IS NULL),
    CHECK (length(coalesce("comment", '')) <= 1000),
    CHECK (("settledAt" IS NULL) = ("settledById" IS NULL) AND ("settledAt" IS NULL) = ("settlement" IS NULL)),
    CHECK ("settledAt" IS NULL OR ("answer" IS NOT NULL AND "answer" = 'no')),
    CHECK ("answer" IN ('yes', 'no')),
    CHECK ("settlement" IN ('reversed', 'upheld'))
);

-- CreateTable
CREATE TABLE "VisitNetworkMatch" (
    "visitId" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "VisitNetworkMatch_pkey" PRIMARY KEY ("visitId")
);

-- CreateTable
CREATE TABLE "LooperQualityCase" (
    "id" TEXT COLLATE "C" NOT NULL,
    "looperId" TEXT COLLATE "C" NOT NULL,
    "openedAt" TIMESTAMP(3) NOT NULL,
    "conforming" INTEGER NOT NULL,
    "checked" INTEGER NOT NULL,
    "outcome" TEXT COLLATE "C",
    "note" TEXT COLLATE "C",
    "decidedAt" TIMESTAMP(3),
    "decidedById" TEXT COLLATE "C",

    CONSTRAINT "LooperQualityCase_pkey" PRIMARY KEY ("id"),
    CHECK ("conforming" >= 0 AND "conforming" < "checked" AND "checked" >= 1),
    CHECK (("decidedAt" IS NULL) = ("outcome" IS NULL) AND ("decidedAt" IS NULL) = ("decidedById" IS NULL)),
    CHECK (("decidedAt" IS NULL) = ("note" IS NULL)),
    CHECK ("outcome" IN ('continued', 'suspended'))
);

-- CreateIndex
CREATE UNIQUE INDEX "QualitySample_week_key" ON "QualitySample"("week");

-- CreateIndex
CREATE INDEX "QualityCheck_state_dueAt_id_idx" ON "QualityCheck"("state", "dueAt", "id");

-- CreateIndex
CREATE INDEX "QualityCheck_state_correctBy_id_idx" ON "QualityCheck"("state", "correctBy", "id");

-- CreateIndex
CREATE INDEX "QualityCheck_propertyId_idx" ON "QualityCheck"("propertyId");

-- CreateIndex
CREATE INDEX "QualityCheck_visitId_idx" ON "QualityCheck"("visitId");

-- CreateIndex
CREATE INDEX "QualityCheck_looperId_decidedAt_idx" ON "QualityCheck"("looperId", "decidedAt");

-- CreateIndex
CREATE INDEX "QualityCheck_decidedById_idx" ON "QualityCheck"("decidedById");

-- CreateIndex
CREATE UNIQUE INDEX "QualityCheck_sampleId_subjectId_key" ON "QualityCheck"("sampleId", "subjectId");

-- CreateIndex
CREATE INDEX "QualityDecision_byId_idx" ON "QualityDecision"("byId");

-- CreateIndex
CREATE UNIQUE INDEX "VisitQuestion_visitId_key" ON "VisitQuestion"("visitId");

-- CreateIndex
CREATE INDEX "VisitQuestion_settledById_idx" ON "VisitQuestion"("settledById");

-- CreateIndex
CREATE INDEX "VisitNetworkMatch_at_idx" ON "VisitNetworkMatch"("at");

-- CreateIndex
CREATE INDEX "LooperQualityCase_looperId_idx" ON "LooperQualityCase"("looperId");

-- CreateIndex
CREATE INDEX "LooperQualityCase_decidedById_idx" ON "LooperQualityCase"("decidedById");

-- AddForeignKey
ALTER TABLE "QualityCheck" ADD CONSTRAINT "QualityCheck_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "QualitySample"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QualityCheck" ADD CONSTRAINT "QualityCheck_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QualityCheck" ADD CONSTRAINT "QualityCheck_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QualityCheck" ADD CONSTRAINT "QualityCheck_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QualityCheck" ADD CONSTRAINT "QualityCheck_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QualityCheckReason" ADD CONSTRAINT "QualityCheckReason_checkId_fkey" FOREIGN KEY ("checkId") REFERENCES "QualityCheck"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QualityDecision" ADD CONSTRAINT "QualityDecision_checkId_fkey" FOREIGN KEY ("checkId") REFERENCES "QualityCheck"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QualityDecision" ADD CONSTRAINT "QualityDecision_byId_fkey" FOREIGN KEY ("byId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitQuestion" ADD CONSTRAINT "VisitQuestion_checkId_fkey" FOREIGN KEY ("checkId") REFERENCES "QualityCheck"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitQuestion" ADD CONSTRAINT "VisitQuestion_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitQuestion" ADD CONSTRAINT "VisitQuestion_settledById_fkey" FOREIGN KEY ("settledById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitNetworkMatch" ADD CONSTRAINT "VisitNetworkMatch_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LooperQualityCase" ADD CONSTRAINT "LooperQualityCase_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LooperQualityCase" ADD CONSTRAINT "LooperQualityCase_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE UNIQUE INDEX "LooperQualityCase_one_open" ON "LooperQualityCase" ("looperId") WHERE "decidedAt" IS NULL;
CREATE INDEX "LooperQualityCase_open" ON "LooperQualityCase" ("openedAt", "id") WHERE "decidedAt" IS NULL;
CREATE INDEX "VisitQuestion_denied" ON "VisitQuestion" ("answeredAt", "checkId") WHERE "answer" = 'no' AND "settledAt" IS NULL;
CREATE TRIGGER "QualitySample_no_update" BEFORE UPDATE ON "QualitySample"
FOR EACH ROW EXECUTE FUNCTION refuse('a sample is never changed');
CREATE TRIGGER "QualityCheckReason_no_update" BEFORE UPDATE ON "QualityCheckReason"
FOR EACH ROW EXECUTE FUNCTION refuse('why something was drawn is never changed');
CREATE TRIGGER "QualityCheck_drawn" BEFORE UPDATE OF "sampleId", "kind", "subjectId", "propertyId", "visitId", "createdAt", "dueAt" ON "QualityCheck"
FOR EACH ROW EXECUTE FUNCTION refuse('what was drawn is never changed');
CREATE TRIGGER "QualityCheck_closed" BEFORE UPDATE OF "state", "outcome", "decidedAt", "correctBy" ON "QualityCheck"
FOR EACH ROW WHEN (OLD."state" = 'closed' OR (OLD."state" = 'correcting' AND NEW."state" <> 'closed'))
EXECUTE FUNCTION refuse('a check is decided about once, and once more after a correction');
CREATE TRIGGER "QualityDecision_no_update" BEFORE UPDATE OF "outcome", "answers", "reversed", "suspended", "withdrawn", "at", "byId" ON "QualityDecision"
FOR EACH ROW EXECUTE FUNCTION refuse('a decision is never changed');
CREATE TRIGGER "VisitQuestion_settled" BEFORE UPDATE OF "answer", "answeredAt", "settlement", "settledAt" ON "VisitQuestion"
FOR EACH ROW WHEN (OLD."settledAt" IS NOT NULL)
EXECUTE FUNCTION refuse('an answer that was dealt with is never changed');
CREATE TRIGGER "LooperQualityCase_decided" BEFORE UPDATE OF "looperId", "openedAt", "conforming", "checked", "outcome", "decidedAt" ON "LooperQualityCase"
FOR EACH ROW WHEN (OLD."decidedAt" IS NOT NULL)
EXECUTE FUNCTION refuse('a case is decided once');
