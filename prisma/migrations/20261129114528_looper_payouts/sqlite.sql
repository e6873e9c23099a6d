-- AlterTable
ALTER TABLE "Property" ADD COLUMN "looperPayVersion" TEXT;

-- CreateTable
CREATE TABLE "CommissionDue" (
    "entryId" TEXT NOT NULL PRIMARY KEY,
    "ambassadorId" TEXT NOT NULL,
    "dueOn" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    CONSTRAINT "CommissionDue_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "CommissionEntry" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "CommissionDue_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("dueOn" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK ("cause" IN ('visit_made', 'invoice_paid', 'reversal'))
);

-- CreateTable
CREATE TABLE "UnpaidVisit" (
    "visitId" TEXT NOT NULL PRIMARY KEY,
    "looperId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "UnpaidVisit_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "UnpaidVisit_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("reason" IN ('same_buyer', 'home_limit', 'fee_limit'))
);

-- CreateTable
CREATE TABLE "VisitConsent" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "propertyId" TEXT NOT NULL,
    "upTo" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "givenById" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "VisitConsent_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "VisitConsent_givenById_fkey" FOREIGN KEY ("givenById") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("upTo" BETWEEN 1 AND 200),
    CHECK (length(trim("reason")) BETWEEN 5 AND 500)
);

-- CreateTable
CREATE TABLE "CommissionStatement" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "looperId" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "part" INTEGER NOT NULL DEFAULT 1,
    "sentAt" DATETIME NOT NULL,
    "contestUntil" DATETIME NOT NULL,
    CONSTRAINT "CommissionStatement_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("month" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
    CHECK ("part" >= 1),
    CHECK ("contestUntil" > "sentAt")
);

-- CreateTable
CREATE TABLE "StatementLine" (
    "entryId" TEXT NOT NULL PRIMARY KEY,
    "statementId" TEXT NOT NULL,
    CONSTRAINT "StatementLine_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "CommissionDue" ("entryId") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "StatementLine_statementId_fkey" FOREIGN KEY ("statementId") REFERENCES "CommissionStatement" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LineContest" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "entryId" TEXT NOT NULL,
    "statementId" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "outcome" TEXT,
    "reply" TEXT,
    "decidedAt" DATETIME,
    "decidedById" TEXT,
    CONSTRAINT "LineContest_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "CommissionEntry" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "LineContest_statementId_fkey" FOREIGN KEY ("statementId") REFERENCES "CommissionStatement" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "LineContest_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK (length(trim("text")) BETWEEN 1 AND 1000),
    CHECK (("outcome" IS NULL) = ("decidedAt" IS NULL) AND ("outcome" IS NULL) = ("decidedById" IS NULL)),
    CHECK ("outcome" IS NULL OR length(trim(coalesce("reply", ''))) BETWEEN 1 AND 1000),
    CHECK ("reason" IN ('wrong_amount', 'wrong_home', 'not_mine', 'duplicate', 'other')),
    CHECK ("outcome" IN ('upheld', 'reversed'))
);

-- CreateTable
CREATE TABLE "StatementIssue" (
    "statementId" TEXT NOT NULL PRIMARY KEY,
    "looperId" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL,
    "issuedAt" DATETIME NOT NULL,
    "acceptedById" TEXT,
    "totalCents" INTEGER NOT NULL,
    "document" JSONB NOT NULL,
    CONSTRAINT "StatementIssue_statementId_fkey" FOREIGN KEY ("statementId") REFERENCES "CommissionStatement" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "StatementIssue_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "StatementIssue_acceptedById_fkey" FOREIGN KEY ("acceptedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("year" BETWEEN 2024 AND 2200),
    CHECK ("rank" >= 1),
    CHECK (json_valid("document"))
);

-- CreateTable
CREATE TABLE "LooperBilling" (
    "looperId" TEXT NOT NULL PRIMARY KEY,
    "vatNumber" TEXT,
    "agent" JSONB,
    CONSTRAINT "LooperBilling_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("agent" IS NULL OR json_valid("agent"))
);

-- CreateTable
CREATE TABLE "PayoutAccount" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "looperId" TEXT NOT NULL,
    "ibanSealed" TEXT NOT NULL,
    "lastFour" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "addedAt" DATETIME NOT NULL,
    "payableFrom" DATETIME NOT NULL,
    "notifiedAt" DATETIME,
    CONSTRAINT "PayoutAccount_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK (length("lastFour") = 4),
    CHECK ("payableFrom" >= "addedAt"),
    CHECK (length(trim("holder")) BETWEEN 2 AND 70)
);

-- CreateTable
CREATE TABLE "PayoutBatch" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL,
    "createdById" TEXT NOT NULL,
    "totalCents" INTEGER NOT NULL,
    "executeOn" TEXT NOT NULL,
    "approvedAt" DATETIME,
    "approvedById" TEXT,
    "fileTakenAt" DATETIME,
    "cancelledAt" DATETIME,
    CONSTRAINT "PayoutBatch_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "PayoutBatch_approvedById_fkey" FOREIGN KEY ("approvedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("totalCents" > 0),
    CHECK (("approvedAt" IS NULL) = ("approvedById" IS NULL)),
    CHECK ("approvedById" IS NULL OR "approvedById" <> "createdById" OR "totalCents" <= 100000),
    CHECK ("fileTakenAt" IS NULL OR "approvedAt" IS NOT NULL),
    CHECK ("cancelledAt" IS NULL OR "fileTakenAt" IS NULL),
    CHECK ("executeOn" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);

-- CreateTable
CREATE TABLE "Payout" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "batchId" TEXT NOT NULL,
    "looperId" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "outcome" TEXT,
    "refusal" TEXT,
    "paidOn" TEXT,
    "reference" TEXT,
    "recordedAt" DATETIME,
    "recordedById" TEXT,
    CONSTRAINT "Payout_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "PayoutBatch" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Payout_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Payout_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "PayoutAccount" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Payout_recordedById_fkey" FOREIGN KEY ("recordedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("amountCents" > 0),
    CHECK (("outcome" IS NULL) = ("recordedAt" IS NULL) AND ("outcome" IS NULL) = ("recordedById" IS NULL)),
    CHECK (("outcome" IS NOT NULL AND "outcome" = 'refused') = ("refusal" IS NOT NULL)),
    CHECK (("outcome" IS NOT NULL AND "outcome" = 'paid') = ("paidOn" IS NOT NULL)),
    CHECK (("paidOn" IS NULL) = ("reference" IS NULL)),
    CHECK ("outcome" IN ('paid', 'refused')),
    CHECK ("refusal" IN ('account_closed', 'wrong_account', 'holder_differs', 'bank_reason', 'not_sent'))
);

-- CreateTable
CREATE TABLE "PayoutStatement" (
    "payoutId" TEXT NOT NULL,
    "statementId" TEXT NOT NULL,
    "releasedAt" DATETIME,

    PRIMARY KEY ("payoutId", "statementId"),
    CONSTRAINT "PayoutStatement_payoutId_fkey" FOREIGN KEY ("payoutId") REFERENCES "Payout" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "PayoutStatement_statementId_fkey" FOREIGN KEY ("statementId") REFERENCES "StatementIssue" ("statementId") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_CommissionEntry" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "ambassadorId" TEXT NOT NULL,
    "propertyId" TEXT,
    "propertyName" TEXT,
    "event" TEXT NOT NULL,
    "ruleVersion" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "occurredAt" DATETIME NOT NULL,
    "visitId" TEXT,
    "saleId" TEXT,
    "reversesId" TEXT,
    "reversalReason" TEXT,
    "reversedById" TEXT,
    "reversalNote" TEXT,
    CONSTRAINT "CommissionEntry_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "CommissionEntry_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "CommissionEntry_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "CommissionEntry_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "CommissionEntry_reversesId_fkey" FOREIGN KEY ("reversesId") REFERENCES "CommissionEntry" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "CommissionEntry_reversedById_fkey" FOREIGN KEY ("reversedById") REFERENCES "User" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CHECK ("amountCents" <> 0),
    CHECK ("propertyId" IS NOT NULL OR trim(coalesce("propertyName", '')) <> ''),
    CHECK (("event" = 'reversal') = ("reversesId" IS NOT NULL)),
    CHECK (("reversesId" IS NULL) = ("reversalReason" IS NULL)),
    CHECK ("reversesId" IS NULL OR ("visitId" IS NULL AND "saleId" IS NULL)),
    CHECK ("event" IN ('visit_organised', 'sale_signed', 'reversal')),
    CHECK ("reversalReason" IN ('visit_not_made', 'duplicate', 'wrong_amount', 'sale_annulled'))
);
INSERT INTO "new_CommissionEntry" ("ambassadorId", "amountCents", "event", "id", "occurredAt", "propertyId", "propertyName", "ruleVersion", "saleId", "visitId") SELECT "ambassadorId", "amountCents", "event", "id", "occurredAt", "propertyId", "propertyName", "ruleVersion", "saleId", "visitId" FROM "CommissionEntry";
DROP TABLE "CommissionEntry";
ALTER TABLE "new_CommissionEntry" RENAME TO "CommissionEntry";
CREATE UNIQUE INDEX "CommissionEntry_visitId_key" ON "CommissionEntry"("visitId");
CREATE UNIQUE INDEX "CommissionEntry_saleId_key" ON "CommissionEntry"("saleId");
CREATE UNIQUE INDEX "CommissionEntry_reversesId_key" ON "CommissionEntry"("reversesId");
CREATE INDEX "CommissionEntry_ambassadorId_occurredAt_idx" ON "CommissionEntry"("ambassadorId", "occurredAt");
CREATE INDEX "CommissionEntry_propertyId_event_idx" ON "CommissionEntry"("propertyId", "event");
CREATE INDEX "CommissionEntry_reversedById_idx" ON "CommissionEntry"("reversedById");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "CommissionDue_ambassadorId_dueOn_idx" ON "CommissionDue"("ambassadorId", "dueOn");

-- CreateIndex
CREATE INDEX "CommissionDue_dueOn_idx" ON "CommissionDue"("dueOn");

-- CreateIndex
CREATE INDEX "UnpaidVisit_looperId_at_idx" ON "UnpaidVisit"("looperId", "at");

-- CreateIndex
CREATE INDEX "VisitConsent_propertyId_at_idx" ON "VisitConsent"("propertyId", "at");

-- CreateIndex
CREATE INDEX "VisitConsent_givenById_idx" ON "VisitConsent"("givenById");

-- CreateIndex
CREATE INDEX "CommissionStatement_contestUntil_idx" ON "CommissionStatement"("contestUntil");

-- CreateIndex
CREATE UNIQUE INDEX "CommissionStatement_looperId_month_part_key" ON "CommissionStatement"("looperId", "month", "part");

-- CreateIndex
CREATE INDEX "StatementLine_statementId_idx" ON "StatementLine"("statementId");

-- CreateIndex
CREATE UNIQUE INDEX "LineContest_entryId_key" ON "LineContest"("entryId");

-- CreateIndex
CREATE INDEX "LineContest_statementId_idx" ON "LineContest"("statementId");

-- CreateIndex
CREATE INDEX "LineContest_decidedAt_at_idx" ON "LineContest"("decidedAt", "at");

-- CreateIndex
CREATE INDEX "LineContest_decidedById_idx" ON "LineContest"("decidedById");

-- CreateIndex
CREATE INDEX "StatementIssue_acceptedById_idx" ON "StatementIssue"("acceptedById");

-- CreateIndex
CREATE UNIQUE INDEX "StatementIssue_looperId_year_rank_key" ON "StatementIssue"("looperId", "year", "rank");

-- CreateIndex
CREATE INDEX "PayoutAccount_looperId_addedAt_idx" ON "PayoutAccount"("looperId", "addedAt");

-- CreateIndex
CREATE INDEX "PayoutAccount_notifiedAt_payableFrom_idx" ON "PayoutAccount"("notifiedAt", "payableFrom");

-- CreateIndex
CREATE INDEX "PayoutBatch_createdAt_idx" ON "PayoutBatch"("createdAt");

-- CreateIndex
CREATE INDEX "PayoutBatch_createdById_idx" ON "PayoutBatch"("createdById");

-- CreateIndex
CREATE INDEX "PayoutBatch_approvedById_idx" ON "PayoutBatch"("approvedById");

-- CreateIndex
CREATE INDEX "Payout_looperId_idx" ON "Payout"("looperId");

-- CreateIndex
CREATE INDEX "Payout_accountId_idx" ON "Payout"("accountId");

-- CreateIndex
CREATE INDEX "Payout_recordedById_idx" ON "Payout"("recordedById");

-- CreateIndex
CREATE UNIQUE INDEX "Payout_batchId_looperId_key" ON "Payout"("batchId", "looperId");

-- CreateIndex
CREATE INDEX "PayoutStatement_statementId_idx" ON "PayoutStatement"("statementId");

-- A statement is paid once: a payment that was refused, or whose batch was cancelled, releases it.
CREATE UNIQUE INDEX "PayoutStatement_live" ON "PayoutStatement" ("statementId") WHERE "releasedAt" IS NULL;

-- The table was made anew, and its triggers went with it.
CREATE TRIGGER "CommissionEntry_no_delete" BEFORE DELETE ON "CommissionEntry"
BEGIN SELECT RAISE(ABORT, 'CommissionEntry is append-only'); END;
CREATE TRIGGER "CommissionEntry_no_update" BEFORE UPDATE ON "CommissionEntry"
BEGIN SELECT RAISE(ABORT, 'CommissionEntry is append-only'); END;

CREATE TRIGGER "CommissionEntry_reverses_whole" BEFORE INSERT ON "CommissionEntry"
WHEN NEW."reversesId" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "CommissionEntry" e WHERE e."id" = NEW."reversesId" AND e."event" <> 'reversal'
    AND e."amountCents" = -NEW."amountCents" AND e."ambassadorId" = NEW."ambassadorId")
BEGIN SELECT RAISE(ABORT, 'a reversal is the opposite of a line of the same looper'); END;
CREATE TRIGGER "CommissionDue_no_update" BEFORE UPDATE ON "CommissionDue"
BEGIN SELECT RAISE(ABORT, 'what fell due is never changed'); END;
CREATE TRIGGER "CommissionDue_of_its_looper" BEFORE INSERT ON "CommissionDue"
WHEN NOT EXISTS (
  SELECT 1 FROM "CommissionEntry" e WHERE e."id" = NEW."entryId" AND e."ambassadorId" = NEW."ambassadorId")
BEGIN SELECT RAISE(ABORT, 'a line is due to its looper'); END;
CREATE TRIGGER "UnpaidVisit_no_update" BEFORE UPDATE ON "UnpaidVisit"
BEGIN SELECT RAISE(ABORT, 'an unpaid visit is never changed'); END;
CREATE TRIGGER "VisitConsent_no_update" BEFORE UPDATE ON "VisitConsent"
BEGIN SELECT RAISE(ABORT, 'a consent is never changed'); END;
CREATE TRIGGER "VisitConsent_no_delete" BEFORE DELETE ON "VisitConsent"
BEGIN SELECT RAISE(ABORT, 'a consent is never deleted'); END;
CREATE TRIGGER "CommissionStatement_no_update" BEFORE UPDATE ON "CommissionStatement"
BEGIN SELECT RAISE(ABORT, 'a statement is never changed'); END;
CREATE TRIGGER "StatementLine_no_update" BEFORE UPDATE ON "StatementLine"
BEGIN SELECT RAISE(ABORT, 'a line stays on its statement, or leaves it'); END;
CREATE TRIGGER "StatementLine_of_a_draft" BEFORE INSERT ON "StatementLine"
WHEN EXISTS (SELECT 1 FROM "StatementIssue" i WHERE i."statementId" = NEW."statementId")
  OR EXISTS (SELECT 1 FROM "LineContest" c WHERE c."entryId" = NEW."entryId" AND c."outcome" IS NULL)
  OR NOT EXISTS (
    SELECT 1 FROM "CommissionStatement" s JOIN "CommissionDue" d ON d."entryId" = NEW."entryId"
    WHERE s."id" = NEW."statementId" AND s."looperId" = d."ambassadorId" AND s."month" = substr(d."dueOn", 1, 7))
BEGIN SELECT RAISE(ABORT, 'a draft has due lines of its looper and month that nobody contests'); END;
CREATE TRIGGER "StatementLine_issued_stays" BEFORE DELETE ON "StatementLine"
WHEN EXISTS (SELECT 1 FROM "StatementIssue" i WHERE i."statementId" = OLD."statementId")
BEGIN SELECT RAISE(ABORT, 'an issued statement is never changed'); END;
CREATE TRIGGER "LineContest_of_a_draft" BEFORE INSERT ON "LineContest"
WHEN EXISTS (SELECT 1 FROM "StatementIssue" i WHERE i."statementId" = NEW."statementId")
  OR NOT EXISTS (
    SELECT 1 FROM "CommissionStatement" s JOIN "CommissionEntry" e ON e."id" = NEW."entryId"
    WHERE s."id" = NEW."statementId" AND s."looperId" = e."ambassadorId")
BEGIN SELECT RAISE(ABORT, 'a line of an issued statement is not contested'); END;
CREATE TRIGGER "LineContest_decided_once" BEFORE UPDATE ON "LineContest"
WHEN OLD."entryId" <> NEW."entryId" OR OLD."statementId" <> NEW."statementId" OR OLD."at" <> NEW."at"
  OR (OLD."outcome" IS NOT NULL AND (NEW."outcome" IS NULL OR OLD."outcome" <> NEW."outcome"))
BEGIN SELECT RAISE(ABORT, 'a contest is decided once'); END;
CREATE TRIGGER "LineContest_no_delete" BEFORE DELETE ON "LineContest"
BEGIN SELECT RAISE(ABORT, 'a contest is never deleted'); END;
CREATE TRIGGER "StatementIssue_no_update" BEFORE UPDATE ON "StatementIssue"
BEGIN SELECT RAISE(ABORT, 'an issued statement is never changed'); END;
CREATE TRIGGER "StatementIssue_no_delete" BEFORE DELETE ON "StatementIssue"
BEGIN SELECT RAISE(ABORT, 'an issued statement is never deleted'); END;
CREATE TRIGGER "StatementIssue_has_lines" BEFORE INSERT ON "StatementIssue"
WHEN NOT EXISTS (
  SELECT 1 FROM "CommissionStatement" s WHERE s."id" = NEW."statementId" AND s."looperId" = NEW."looperId")
  OR NOT EXISTS (SELECT 1 FROM "StatementLine" l WHERE l."statementId" = NEW."statementId")
  OR NEW."totalCents" <> (
    SELECT sum(e."amountCents") FROM "StatementLine" l JOIN "CommissionEntry" e ON e."id" = l."entryId"
    WHERE l."statementId" = NEW."statementId")
BEGIN SELECT RAISE(ABORT, 'a statement is issued with its lines'); END;
CREATE TRIGGER "PayoutBatch_no_delete" BEFORE DELETE ON "PayoutBatch"
BEGIN SELECT RAISE(ABORT, 'a batch is never deleted'); END;
CREATE TRIGGER "PayoutBatch_frozen" BEFORE UPDATE ON "PayoutBatch"
WHEN OLD."totalCents" <> NEW."totalCents" OR OLD."createdById" <> NEW."createdById" OR OLD."executeOn" <> NEW."executeOn"
  OR (OLD."approvedAt" IS NOT NULL AND (NEW."approvedAt" IS NULL OR OLD."approvedById" <> NEW."approvedById"))
  OR (OLD."fileTakenAt" IS NOT NULL AND NEW."fileTakenAt" IS NULL)
  OR OLD."cancelledAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'a batch is never changed'); END;
CREATE TRIGGER "PayoutBatch_adds_up" BEFORE UPDATE ON "PayoutBatch"
WHEN OLD."approvedAt" IS NULL AND NEW."approvedAt" IS NOT NULL AND (
  NEW."totalCents" <> (SELECT coalesce(sum(p."amountCents"), 0) FROM "Payout" p WHERE p."batchId" = NEW."id")
  OR EXISTS (
    SELECT 1 FROM "Payout" p WHERE p."batchId" = NEW."id" AND p."amountCents" <> (
      SELECT coalesce(sum(i."totalCents"), 0) FROM "PayoutStatement" s JOIN "StatementIssue" i ON i."statementId" = s."statementId"
      WHERE s."payoutId" = p."id" AND s."releasedAt" IS NULL)))
BEGIN SELECT RAISE(ABORT, 'a batch pays its statements'); END;
CREATE TRIGGER "PayoutBatch_to_last_accounts" BEFORE UPDATE ON "PayoutBatch"
WHEN OLD."fileTakenAt" IS NULL AND NEW."fileTakenAt" IS NOT NULL AND EXISTS (
  SELECT 1 FROM "Payout" p JOIN "PayoutAccount" a ON a."id" = p."accountId"
  JOIN "PayoutAccount" n ON n."looperId" = a."looperId" AND n."addedAt" > a."addedAt" WHERE p."batchId" = NEW."id")
BEGIN SELECT RAISE(ABORT, 'a looper is paid to their last account'); END;
CREATE TRIGGER "Payout_no_delete" BEFORE DELETE ON "Payout"
BEGIN SELECT RAISE(ABORT, 'a payment is never deleted'); END;
CREATE TRIGGER "Payout_of_an_open_batch" BEFORE INSERT ON "Payout"
WHEN NOT EXISTS (
  SELECT 1 FROM "PayoutBatch" b JOIN "PayoutAccount" a ON a."id" = NEW."accountId"
  WHERE b."id" = NEW."batchId" AND b."approvedAt" IS NULL AND b."cancelledAt" IS NULL
    AND a."looperId" = NEW."looperId" AND a."payableFrom" <= b."createdAt"
    AND NOT EXISTS (SELECT 1 FROM "PayoutAccount" n WHERE n."looperId" = a."looperId" AND n."addedAt" > a."addedAt"))
BEGIN SELECT RAISE(ABORT, 'a payment goes to an account in force, in a batch that nobody approved'); END;
CREATE TRIGGER "Payout_recorded_once" BEFORE UPDATE ON "Payout"
WHEN OLD."outcome" IS NOT NULL OR OLD."amountCents" <> NEW."amountCents" OR OLD."accountId" <> NEW."accountId"
  OR OLD."batchId" <> NEW."batchId" OR OLD."looperId" <> NEW."looperId"
  OR NOT EXISTS (SELECT 1 FROM "PayoutBatch" b WHERE b."id" = NEW."batchId" AND b."fileTakenAt" IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'what became of a payment is recorded once, after its file was taken'); END;
CREATE TRIGGER "PayoutStatement_no_delete" BEFORE DELETE ON "PayoutStatement"
BEGIN SELECT RAISE(ABORT, 'what a payment pays is never deleted'); END;
CREATE TRIGGER "PayoutStatement_of_its_looper" BEFORE INSERT ON "PayoutStatement"
WHEN NOT EXISTS (
  SELECT 1 FROM "Payout" p JOIN "PayoutBatch" b ON b."id" = p."batchId"
  JOIN "StatementIssue" i ON i."statementId" = NEW."statementId" AND i."looperId" = p."looperId"
  WHERE p."id" = NEW."payoutId" AND b."approvedAt" IS NULL)
BEGIN SELECT RAISE(ABORT, 'a payment pays statements of its looper'); END;
CREATE TRIGGER "PayoutStatement_released_once" BEFORE UPDATE ON "PayoutStatement"
WHEN OLD."payoutId" <> NEW."payoutId" OR OLD."statementId" <> NEW."statementId" OR OLD."releasedAt" IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'what a payment pays is released once'); END;

-- Visits that were paid fell due on their day; a sale does once its invoice is paid, or had none before this.
INSERT INTO "CommissionDue" ("entryId", "ambassadorId", "dueOn", "cause")
SELECT e."id", e."ambassadorId", substr(e."occurredAt", 1, 10), CASE e."event" WHEN 'visit_organised' THEN 'visit_made' ELSE 'invoice_paid' END
FROM "CommissionEntry" e LEFT JOIN "Invoice" i ON i."saleId" = e."saleId"
WHERE e."event" = 'visit_organised' OR i."number" IS NULL OR i."feeCents" - i."discountCents" = (
  SELECT coalesce(sum(p."amountCents"), 0) FROM "InvoicePayment" p WHERE p."invoiceNumber" = i."number");
