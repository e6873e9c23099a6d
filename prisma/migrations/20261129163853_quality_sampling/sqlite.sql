-- AlterTable
ALTER TABLE "Session" ADD COLUMN "networkKey" TEXT;

-- CreateTable
CREATE TABLE "QualitySample" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "week" TEXT NOT NULL,
    "seed" INTEGER NOT NULL,
    "drawnAt" DATETIME NOT NULL,
    "visitsFrom" DATETIME NOT NULL,
    "visitsUntil" DATETIME NOT NULL,
    "listingIds" JSONB NOT NULL,
    "visitIds" JSONB NOT NULL,
    "listings" INTEGER NOT NULL,
    "visits" INTEGER NOT NULL,
    CHECK ("week" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK ("seed" BETWEEN 0 AND 2147483647),
    CHECK ("visitsUntil" > "visitsFrom"),
    CHECK (json_valid("listingIds") AND json_valid("visitIds")),
    CHECK ("listings" >= 0 AND "visits" >= 0)
);

-- CreateTable
CREATE TABLE "QualityCheck" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sampleId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "propertyId" TEXT NOT NULL,
    "visitId" TEXT,
    "looperId" TEXT,
    "state" TEXT NOT NULL DEFAULT 'open',
    "createdAt" DATETIME NOT NULL,
    "dueAt" DATETIME NOT NULL,
    "outcome" TEXT,
    "decidedAt" DATETIME,
    "decidedById" TEXT,
    "correctBy" DATETIME,
    CONSTRAINT "QualityCheck_sampleId_fkey" FOREIGN KEY ("sampleId") REFERENCES "QualitySample" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "QualityCheck_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "QualityCheck_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "QualityCheck_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "QualityCheck_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
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
    "checkId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,

    PRIMARY KEY ("checkId", "reason"),
    CONSTRAINT "QualityCheckReason_checkId_fkey" FOREIGN KEY ("checkId") REFERENCES "QualityCheck" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CHECK ("reason" IN ('drawn', 'same_pair', 'quick_code', 'two_at_once', 'no_opinion'))
);

-- CreateTable
CREATE TABLE "QualityDecision" (
    "checkId" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "reversed" INTEGER NOT NULL DEFAULT 0,
    "suspended" INTEGER NOT NULL DEFAULT 0,
    "withdrawn" INTEGER NOT NULL DEFAULT 0,
    "at" DATETIME NOT NULL,
    "byId" TEXT NOT NULL,

    PRIMARY KEY ("checkId", "round"),
    CONSTRAINT "QualityDecision_checkId_fkey" FOREIGN KEY ("checkId") REFERENCES "QualityCheck" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "QualityDecision_byId_fkey" FOREIGN KEY ("byId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("round" BETWEEN 1 AND 2),
    CHECK ("round" = 1 OR "outcome" <> 'to_correct'),
    CHECK (json_valid("answers")),
    CHECK (length("note") <= 1000),
    CHECK ("reversed" + "suspended" + "withdrawn" = 0 OR "outcome" = 'non_conforming'),
    CHECK ("outcome" IN ('conforming', 'to_correct', 'non_conforming'))
);

-- CreateTable
CREATE TABLE "VisitQuestion" (
    "checkId" TEXT NOT NULL PRIMARY KEY,
    "visitId" TEXT NOT NULL,
    "sentAt" DATETIME NOT NULL,
    "answer" TEXT,
    "answeredAt" DATETIME,
    "comment" TEXT,
    "settlement" TEXT,
    "settledAt" DATETIME,
    "settledById" TEXT,
    "settledNote" TEXT,
    CONSTRAINT "VisitQuestion_checkId_fkey" FOREIGN KEY ("checkId") REFERENCES "QualityCheck" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "VisitQuestion_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "VisitQuestion_settledById_fkey" FOREIGN KEY ("settledById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
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
    "visitId" TEXT NOT NULL PRIMARY KEY,
    "at" DATETIME NOT NULL,
    CONSTRAINT "VisitNetworkMatch_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LooperQualityCase" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "looperId" TEXT NOT NULL,
    "openedAt" DATETIME NOT NULL,
    "conforming" INTEGER NOT NULL,
    "checked" INTEGER NOT NULL,
    "outcome" TEXT,
    "note" TEXT,
    "decidedAt" DATETIME,
    "decidedById" TEXT,
    CONSTRAINT "LooperQualityCase_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "LooperQualityCase_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
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

CREATE UNIQUE INDEX "LooperQualityCase_one_open" ON "LooperQualityCase" ("looperId") WHERE "decidedAt" IS NULL;
CREATE INDEX "LooperQualityCase_open" ON "LooperQualityCase" ("openedAt", "id") WHERE "decidedAt" IS NULL;
CREATE INDEX "VisitQuestion_denied" ON "VisitQuestion" ("answeredAt", "checkId") WHERE "answer" = 'no' AND "settledAt" IS NULL;
CREATE TRIGGER "QualitySample_no_update" BEFORE UPDATE ON "QualitySample"
BEGIN SELECT RAISE(ABORT, 'a sample is never changed'); END;
CREATE TRIGGER "QualityCheckReason_no_update" BEFORE UPDATE ON "QualityCheckReason"
BEGIN SELECT RAISE(ABORT, 'why something was drawn is never changed'); END;
CREATE TRIGGER "QualityCheck_drawn" BEFORE UPDATE OF "sampleId", "kind", "subjectId", "propertyId", "visitId", "createdAt", "dueAt" ON "QualityCheck"
BEGIN SELECT RAISE(ABORT, 'what was drawn is never changed'); END;
CREATE TRIGGER "QualityCheck_closed" BEFORE UPDATE OF "state", "outcome", "decidedAt", "correctBy" ON "QualityCheck"
WHEN OLD."state" = 'closed' OR (OLD."state" = 'correcting' AND NEW."state" <> 'closed')
BEGIN SELECT RAISE(ABORT, 'a check is decided about once, and once more after a correction'); END;
CREATE TRIGGER "QualityDecision_no_update" BEFORE UPDATE OF "outcome", "answers", "reversed", "suspended", "withdrawn", "at", "byId" ON "QualityDecision"
BEGIN SELECT RAISE(ABORT, 'a decision is never changed'); END;
CREATE TRIGGER "VisitQuestion_settled" BEFORE UPDATE OF "answer", "answeredAt", "settlement", "settledAt" ON "VisitQuestion"
WHEN OLD."settledAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'an answer that was dealt with is never changed'); END;
CREATE TRIGGER "LooperQualityCase_decided" BEFORE UPDATE OF "looperId", "openedAt", "conforming", "checked", "outcome", "decidedAt" ON "LooperQualityCase"
WHEN OLD."decidedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'a case is decided once'); END;
