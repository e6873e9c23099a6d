-- AlterTable
ALTER TABLE "Property" ADD COLUMN     "looperPayVersion" TEXT COLLATE "C";

-- AlterTable
ALTER TABLE "CommissionEntry" ADD COLUMN     "reversalNote" TEXT COLLATE "C",
ADD COLUMN     "reversalReason" TEXT COLLATE "C",
ADD COLUMN     "reversedById" TEXT COLLATE "C",
ADD COLUMN     "reversesId" TEXT COLLATE "C";
ALTER TABLE "CommissionEntry" ADD CHECK (("event" = 'reversal') = ("reversesId" IS NOT NULL));
ALTER TABLE "CommissionEntry" ADD CHECK (("reversesId" IS NULL) = ("reversalReason" IS NULL));
ALTER TABLE "CommissionEntry" ADD CHECK ("reversesId" IS NULL OR ("visitId" IS NULL AND "saleId" IS NULL));
ALTER TABLE "CommissionEntry" ADD CHECK ("reversalReason" IN ('visit_not_made', 'duplicate', 'wrong_amount', 'sale_annulled'));

-- CreateTable
CREATE TABLE "CommissionDue" (
    "entryId" TEXT COLLATE "C" NOT NULL,
    "ambassadorId" TEXT COLLATE "C" NOT NULL,
    "dueOn" TEXT COLLATE "C" NOT NULL,
    "cause" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "CommissionDue_pkey" PRIMARY KEY ("entryId"),
    CHECK ("dueOn" ~ '^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$'),
    CHECK ("cause" IN ('visit_made', 'invoice_paid', 'reversal'))
);

-- CreateTable
CREATE TABLE "UnpaidVisit" (
    "visitId" TEXT COLLATE "C" NOT NULL,
    "looperId" TEXT COLLATE "C" NOT NULL,
    "reason" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "UnpaidVisit_pkey" PRIMARY KEY ("visitId"),
    CHECK ("reason" IN ('same_buyer', 'home_limit', 'fee_limit'))
);

-- CreateTable
CREATE TABLE "VisitConsent" (
    "id" TEXT COLLATE "C" NOT NULL,
    "propertyId" TEXT COLLATE "C" NOT NULL,
    "upTo" INTEGER NOT NULL,
    "reason" TEXT COLLATE "C" NOT NULL,
    "givenById" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "VisitConsent_pkey" PRIMARY KEY ("id"),
    CHECK ("upTo" BETWEEN 1 AND 200),
    CHECK (length(trim("reason")) BETWEEN 5 AND 500)
);

-- CreateTable
CREATE TABLE "CommissionStatement" (
    "id" TEXT COLLATE "C" NOT NULL,
    "looperId" TEXT COLLATE "C" NOT NULL,
    "month" TEXT COLLATE "C" NOT NULL,
    "part" INTEGER NOT NULL DEFAULT 1,
    "sentAt" TIMESTAMP(3) NOT NULL,
    "contestUntil" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "CommissionStatement_pkey" PRIMARY KEY ("id"),
    CHECK ("month" ~ '^[0-9][0-9][0-9][0-9]-[0-9][0-9]$'),
    CHECK ("part" >= 1),
    CHECK ("contestUntil" > "sentAt")
);

-- CreateTable
CREATE TABLE "StatementLine" (
    "entryId" TEXT COLLATE "C" NOT NULL,
    "statementId" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "StatementLine_pkey" PRIMARY KEY ("entryId")
);

-- CreateTable
CREATE TABLE "LineContest" (
    "id" TEXT COLLATE "C" NOT NULL,
    "entryId" TEXT COLLATE "C" NOT NULL,
    "statementId" TEXT COLLATE "C" NOT NULL,
    "reason" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "outcome" TEXT COLLATE "C",
    "reply" TEXT COLLATE "C",
    "decidedAt" TIMESTAMP(3),
    "decidedById" TEXT COLLATE "C",

    CONSTRAINT "LineContest_pkey" PRIMARY KEY ("id"),
    CHECK (length(trim("text")) BETWEEN 1 AND 1000),
    CHECK (("outcome" IS NULL) = ("decidedAt" IS NULL) AND ("outcome" IS NULL) = ("decidedById" IS NULL)),
    CHECK ("outcome" IS NULL OR length(trim(coalesce("reply", ''))) BETWEEN 1 AND 1000),
    CHECK ("reason" IN ('wrong_amount', 'wrong_home', 'not_mine', 'duplicate', 'other')),
    CHECK ("outcome" IN ('upheld', 'reversed'))
);

-- CreateTable
CREATE TABLE "StatementIssue" (
    "statementId" TEXT COLLATE "C" NOT NULL,
    "looperId" TEXT COLLATE "C" NOT NULL,
    "year" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL,
    "issuedAt" TIMESTAMP(3) NOT NULL,
    "acceptedById" TEXT COLLATE "C",
    "totalCents" INTEGER NOT NULL,
    "document" JSON NOT NULL,

    CONSTRAINT "StatementIssue_pkey" PRIMARY KEY ("statementId"),
    CHECK ("year" BETWEEN 2024 AND 2200),
    CHECK ("rank" >= 1),
    CHECK (TRUE)
);

-- CreateTable
CREATE TABLE "LooperBilling" (
    "looperId" TEXT COLLATE "C" NOT NULL,
    "vatNumber" TEXT COLLATE "C",
    "agent" JSON,

    CONSTRAINT "LooperBilling_pkey" PRIMARY KEY ("looperId"),
    CHECK ("agent" IS NULL OR TRUE)
);

-- CreateTable
CREATE TABLE "PayoutAccount" (
    "id" TEXT COLLATE "C" NOT NULL,
    "looperId" TEXT COLLATE "C" NOT NULL,
    "ibanSealed" TEXT COLLATE "C" NOT NULL,
    "lastFour" TEXT COLLATE "C" NOT NULL,
    "holder" TEXT COLLATE "C" NOT NULL,
    "addedAt" TIMESTAMP(3) NOT NULL,
    "payableFrom" TIMESTAMP(3) NOT NULL,
    "notifiedAt" TIMESTAMP(3),

    CONSTRAINT "PayoutAccount_pkey" PRIMARY KEY ("id"),
    CHECK (length("lastFour") = 4),
    CHECK ("payableFrom" >= "addedAt"),
    CHECK (length(trim("holder")) BETWEEN 2 AND 70)
);

-- CreateTable
CREATE TABLE "PayoutBatch" (
    "id" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "createdById" TEXT COLLATE "C" NOT NULL,
    "totalCents" INTEGER NOT NULL,
    "executeOn" TEXT COLLATE "C" NOT NULL,
    "approvedAt" TIMESTAMP(3),
    "approvedById" TEXT COLLATE "C",
    "fileTakenAt" TIMESTAMP(3),
    "cancelledAt" TIMESTAMP(3),

    CONSTRAINT "PayoutBatch_pkey" PRIMARY KEY ("id"),
    CHECK ("totalCents" > 0),
    CHECK (("approvedAt" IS NULL) = ("approvedById" IS NULL)),
    CHECK ("approvedById" IS NULL OR "approvedById" <> "createdById" OR "totalCents" <= 100000),
    CHECK ("fileTakenAt" IS NULL OR "approvedAt" IS NOT NULL),
    CHECK ("cancelledAt" IS NULL OR "fileTakenAt" IS NULL),
    CHECK ("executeOn" ~ '^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$')
);

-- CreateTable
CREATE TABLE "Payout" (
    "id" TEXT COLLATE "C" NOT NULL,
    "batchId" TEXT COLLATE "C" NOT NULL,
    "looperId" TEXT COLLATE "C" NOT NULL,
    "accountId" TEXT COLLATE "C" NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "outcome" TEXT COLLATE "C",
    "refusal" TEXT COLLATE "C",
    "paidOn" TEXT COLLATE "C",
    "reference" TEXT COLLATE "C",
    "recordedAt" TIMESTAMP(3),
    "recordedById" TEXT COLLATE "C",

    CONSTRAINT "Payout_pkey" PRIMARY KEY ("id"),
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
    "payoutId" TEXT COLLATE "C" NOT NULL,
    "statementId" TEXT COLLATE "C" NOT NULL,
    "releasedAt" TIMESTAMP(3),

    CONSTRAINT "PayoutStatement_pkey" PRIMARY KEY ("payoutId","statementId")
);

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

-- CreateIndex
CREATE UNIQUE INDEX "CommissionEntry_reversesId_key" ON "CommissionEntry"("reversesId");

-- CreateIndex
CREATE INDEX "CommissionEntry_propertyId_event_idx" ON "CommissionEntry"("propertyId", "event");

-- CreateIndex
CREATE INDEX "CommissionEntry_reversedById_idx" ON "CommissionEntry"("reversedById");

-- AddForeignKey
ALTER TABLE "CommissionEntry" ADD CONSTRAINT "CommissionEntry_reversesId_fkey" FOREIGN KEY ("reversesId") REFERENCES "CommissionEntry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommissionEntry" ADD CONSTRAINT "CommissionEntry_reversedById_fkey" FOREIGN KEY ("reversedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommissionDue" ADD CONSTRAINT "CommissionDue_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "CommissionEntry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommissionDue" ADD CONSTRAINT "CommissionDue_ambassadorId_fkey" FOREIGN KEY ("ambassadorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UnpaidVisit" ADD CONSTRAINT "UnpaidVisit_visitId_fkey" FOREIGN KEY ("visitId") REFERENCES "Visit"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UnpaidVisit" ADD CONSTRAINT "UnpaidVisit_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitConsent" ADD CONSTRAINT "VisitConsent_propertyId_fkey" FOREIGN KEY ("propertyId") REFERENCES "Property"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VisitConsent" ADD CONSTRAINT "VisitConsent_givenById_fkey" FOREIGN KEY ("givenById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommissionStatement" ADD CONSTRAINT "CommissionStatement_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "CommissionDue"("entryId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementLine" ADD CONSTRAINT "StatementLine_statementId_fkey" FOREIGN KEY ("statementId") REFERENCES "CommissionStatement"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LineContest" ADD CONSTRAINT "LineContest_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "CommissionEntry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LineContest" ADD CONSTRAINT "LineContest_statementId_fkey" FOREIGN KEY ("statementId") REFERENCES "CommissionStatement"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LineContest" ADD CONSTRAINT "LineContest_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementIssue" ADD CONSTRAINT "StatementIssue_statementId_fkey" FOREIGN KEY ("statementId") REFERENCES "CommissionStatement"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementIssue" ADD CONSTRAINT "StatementIssue_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StatementIssue" ADD CONSTRAINT "StatementIssue_acceptedById_fkey" FOREIGN KEY ("acceptedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LooperBilling" ADD CONSTRAINT "LooperBilling_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayoutAccount" ADD CONSTRAINT "PayoutAccount_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayoutBatch" ADD CONSTRAINT "PayoutBatch_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayoutBatch" ADD CONSTRAINT "PayoutBatch_approvedById_fkey" FOREIGN KEY ("approvedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "PayoutBatch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_looperId_fkey" FOREIGN KEY ("looperId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "PayoutAccount"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_recordedById_fkey" FOREIGN KEY ("recordedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayoutStatement" ADD CONSTRAINT "PayoutStatement_payoutId_fkey" FOREIGN KEY ("payoutId") REFERENCES "Payout"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayoutStatement" ADD CONSTRAINT "PayoutStatement_statementId_fkey" FOREIGN KEY ("statementId") REFERENCES "StatementIssue"("statementId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A statement is paid once: a payment that was refused, or whose batch was cancelled, releases it.
CREATE UNIQUE INDEX "PayoutStatement_live" ON "PayoutStatement" ("statementId") WHERE "releasedAt" IS NULL;

CREATE FUNCTION "CommissionEntry_reverses_whole"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."reversesId" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "CommissionEntry" e WHERE e."id" = NEW."reversesId" AND e."event" <> 'reversal'
    AND e."amountCents" = -NEW."amountCents" AND e."ambassadorId" = NEW."ambassadorId") THEN
    RAISE EXCEPTION USING MESSAGE = 'a reversal is the opposite of a line of the same looper', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "CommissionEntry_reverses_whole" BEFORE INSERT ON "CommissionEntry"
FOR EACH ROW EXECUTE FUNCTION "CommissionEntry_reverses_whole"();
CREATE TRIGGER "CommissionDue_no_update" BEFORE UPDATE ON "CommissionDue"
FOR EACH ROW EXECUTE FUNCTION refuse('what fell due is never changed');
CREATE FUNCTION "CommissionDue_of_its_looper"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
  SELECT 1 FROM "CommissionEntry" e WHERE e."id" = NEW."entryId" AND e."ambassadorId" = NEW."ambassadorId") THEN
    RAISE EXCEPTION USING MESSAGE = 'a line is due to its looper', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "CommissionDue_of_its_looper" BEFORE INSERT ON "CommissionDue"
FOR EACH ROW EXECUTE FUNCTION "CommissionDue_of_its_looper"();
CREATE TRIGGER "UnpaidVisit_no_update" BEFORE UPDATE ON "UnpaidVisit"
FOR EACH ROW EXECUTE FUNCTION refuse('an unpaid visit is never changed');
CREATE TRIGGER "VisitConsent_no_update" BEFORE UPDATE ON "VisitConsent"
FOR EACH ROW EXECUTE FUNCTION refuse('a consent is never changed');
CREATE TRIGGER "VisitConsent_no_delete" BEFORE DELETE ON "VisitConsent"
FOR EACH ROW EXECUTE FUNCTION refuse('a consent is never deleted');
CREATE TRIGGER "CommissionStatement_no_update" BEFORE UPDATE ON "CommissionStatement"
FOR EACH ROW EXECUTE FUNCTION refuse('a statement is never changed');
CREATE TRIGGER "StatementLine_no_update" BEFORE UPDATE ON "StatementLine"
FOR EACH ROW EXECUTE FUNCTION refuse('a line stays on its statement, or leaves it');
CREATE FUNCTION "StatementLine_of_a_draft"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "StatementIssue" i WHERE i."statementId" = NEW."statementId")
  OR EXISTS (SELECT 1 FROM "LineContest" c WHERE c."entryId" = NEW."entryId" AND c."outcome" IS NULL)
  OR NOT EXISTS (
    SELECT 1 FROM "CommissionStatement" s JOIN "CommissionDue" d ON d."entryId" = NEW."entryId"
    WHERE s."id" = NEW."statementId" AND s."looperId" = d."ambassadorId" AND s."month" = substr(d."dueOn", 1, 7)) THEN
    RAISE EXCEPTION USING MESSAGE = 'a draft has due lines of its looper and month that nobody contests', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "StatementLine_of_a_draft" BEFORE INSERT ON "StatementLine"
FOR EACH ROW EXECUTE FUNCTION "StatementLine_of_a_draft"();
CREATE FUNCTION "StatementLine_issued_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "StatementIssue" i WHERE i."statementId" = OLD."statementId") THEN
    RAISE EXCEPTION USING MESSAGE = 'an issued statement is never changed', ERRCODE = 'check_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER "StatementLine_issued_stays" BEFORE DELETE ON "StatementLine"
FOR EACH ROW EXECUTE FUNCTION "StatementLine_issued_stays"();
CREATE FUNCTION "LineContest_of_a_draft"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "StatementIssue" i WHERE i."statementId" = NEW."statementId")
  OR NOT EXISTS (
    SELECT 1 FROM "CommissionStatement" s JOIN "CommissionEntry" e ON e."id" = NEW."entryId"
    WHERE s."id" = NEW."statementId" AND s."looperId" = e."ambassadorId") THEN
    RAISE EXCEPTION USING MESSAGE = 'a line of an issued statement is not contested', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "LineContest_of_a_draft" BEFORE INSERT ON "LineContest"
FOR EACH ROW EXECUTE FUNCTION "LineContest_of_a_draft"();
CREATE FUNCTION "LineContest_decided_once"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."entryId" <> NEW."entryId" OR OLD."statementId" <> NEW."statementId" OR OLD."at" <> NEW."at"
  OR (OLD."outcome" IS NOT NULL AND (NEW."outcome" IS NULL OR OLD."outcome" <> NEW."outcome")) THEN
    RAISE EXCEPTION USING MESSAGE = 'a contest is decided once', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "LineContest_decided_once" BEFORE UPDATE ON "LineContest"
FOR EACH ROW EXECUTE FUNCTION "LineContest_decided_once"();
CREATE TRIGGER "LineContest_no_delete" BEFORE DELETE ON "LineContest"
FOR EACH ROW EXECUTE FUNCTION refuse('a contest is never deleted');
CREATE TRIGGER "StatementIssue_no_update" BEFORE UPDATE ON "StatementIssue"
FOR EACH ROW EXECUTE FUNCTION refuse('an issued statement is never changed');
CREATE TRIGGER "StatementIssue_no_delete" BEFORE DELETE ON "StatementIssue"
FOR EACH ROW EXECUTE FUNCTION refuse('an issued statement is never deleted');
CREATE FUNCTION "StatementIssue_has_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
  SELECT 1 FROM "CommissionStatement" s WHERE s."id" = NEW."statementId" AND s."looperId" = NEW."looperId")
  OR NOT EXISTS (SELECT 1 FROM "StatementLine" l WHERE l."statementId" = NEW."statementId")
  OR NEW."totalCents" <> (
    SELECT sum(e."amountCents") FROM "StatementLine" l JOIN "CommissionEntry" e ON e."id" = l."entryId"
    WHERE l."statementId" = NEW."statementId") THEN
    RAISE EXCEPTION USING MESSAGE = 'a statement is issued with its lines', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "StatementIssue_has_lines" BEFORE INSERT ON "StatementIssue"
FOR EACH ROW EXECUTE FUNCTION "StatementIssue_has_lines"();
CREATE TRIGGER "PayoutBatch_no_delete" BEFORE DELETE ON "PayoutBatch"
FOR EACH ROW EXECUTE FUNCTION refuse('a batch is never deleted');
CREATE FUNCTION "PayoutBatch_frozen"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."totalCents" <> NEW."totalCents" OR OLD."createdById" <> NEW."createdById" OR OLD."executeOn" <> NEW."executeOn"
  OR (OLD."approvedAt" IS NOT NULL AND (NEW."approvedAt" IS NULL OR OLD."approvedById" <> NEW."approvedById"))
  OR (OLD."fileTakenAt" IS NOT NULL AND NEW."fileTakenAt" IS NULL)
  OR OLD."cancelledAt" IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'a batch is never changed', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "PayoutBatch_frozen" BEFORE UPDATE ON "PayoutBatch"
FOR EACH ROW EXECUTE FUNCTION "PayoutBatch_frozen"();
CREATE FUNCTION "PayoutBatch_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."approvedAt" IS NULL AND NEW."approvedAt" IS NOT NULL AND (
  NEW."totalCents" <> (SELECT coalesce(sum(p."amountCents"), 0) FROM "Payout" p WHERE p."batchId" = NEW."id")
  OR EXISTS (
    SELECT 1 FROM "Payout" p WHERE p."batchId" = NEW."id" AND p."amountCents" <> (
      SELECT coalesce(sum(i."totalCents"), 0) FROM "PayoutStatement" s JOIN "StatementIssue" i ON i."statementId" = s."statementId"
      WHERE s."payoutId" = p."id" AND s."releasedAt" IS NULL))) THEN
    RAISE EXCEPTION USING MESSAGE = 'a batch pays its statements', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "PayoutBatch_adds_up" BEFORE UPDATE ON "PayoutBatch"
FOR EACH ROW EXECUTE FUNCTION "PayoutBatch_adds_up"();
CREATE FUNCTION "PayoutBatch_to_last_accounts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."fileTakenAt" IS NULL AND NEW."fileTakenAt" IS NOT NULL AND EXISTS (
  SELECT 1 FROM "Payout" p JOIN "PayoutAccount" a ON a."id" = p."accountId"
  JOIN "PayoutAccount" n ON n."looperId" = a."looperId" AND n."addedAt" > a."addedAt" WHERE p."batchId" = NEW."id") THEN
    RAISE EXCEPTION USING MESSAGE = 'a looper is paid to their last account', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "PayoutBatch_to_last_accounts" BEFORE UPDATE ON "PayoutBatch"
FOR EACH ROW EXECUTE FUNCTION "PayoutBatch_to_last_accounts"();
CREATE TRIGGER "Payout_no_delete" BEFORE DELETE ON "Payout"
FOR EACH ROW EXECUTE FUNCTION refuse('a payment is never deleted');
CREATE FUNCTION "Payout_of_an_open_batch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
  SELECT 1 FROM "PayoutBatch" b JOIN "PayoutAccount" a ON a."id" = NEW."accountId"
  WHERE b."id" = NEW."batchId" AND b."approvedAt" IS NULL AND b."cancelledAt" IS NULL
    AND a."looperId" = NEW."looperId" AND a."payableFrom" <= b."createdAt"
    AND NOT EXISTS (SELECT 1 FROM "PayoutAccount" n WHERE n."looperId" = a."looperId" AND n."addedAt" > a."addedAt")) THEN
    RAISE EXCEPTION USING MESSAGE = 'a payment goes to an account in force, in a batch that nobody approved', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "Payout_of_an_open_batch" BEFORE INSERT ON "Payout"
FOR EACH ROW EXECUTE FUNCTION "Payout_of_an_open_batch"();
CREATE FUNCTION "Payout_recorded_once"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."outcome" IS NOT NULL OR OLD."amountCents" <> NEW."amountCents" OR OLD."accountId" <> NEW."accountId"
  OR OLD."batchId" <> NEW."batchId" OR OLD."looperId" <> NEW."looperId"
  OR NOT EXISTS (SELECT 1 FROM "PayoutBatch" b WHERE b."id" = NEW."batchId" AND b."fileTakenAt" IS NOT NULL) THEN
    RAISE EXCEPTION USING MESSAGE = 'what became of a payment is recorded once, after its file was taken', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "Payout_recorded_once" BEFORE UPDATE ON "Payout"
FOR EACH ROW EXECUTE FUNCTION "Payout_recorded_once"();
CREATE TRIGGER "PayoutStatement_no_delete" BEFORE DELETE ON "PayoutStatement"
FOR EACH ROW EXECUTE FUNCTION refuse('what a payment pays is never deleted');
CREATE FUNCTION "PayoutStatement_of_its_looper"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
  SELECT 1 FROM "Payout" p JOIN "PayoutBatch" b ON b."id" = p."batchId"
  JOIN "StatementIssue" i ON i."statementId" = NEW."statementId" AND i."looperId" = p."looperId"
  WHERE p."id" = NEW."payoutId" AND b."approvedAt" IS NULL) THEN
    RAISE EXCEPTION USING MESSAGE = 'a payment pays statements of its looper', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "PayoutStatement_of_its_looper" BEFORE INSERT ON "PayoutStatement"
FOR EACH ROW EXECUTE FUNCTION "PayoutStatement_of_its_looper"();
CREATE FUNCTION "PayoutStatement_released_once"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."payoutId" <> NEW."payoutId" OR OLD."statementId" <> NEW."statementId" OR OLD."releasedAt" IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = 'what a payment pays is released once', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "PayoutStatement_released_once" BEFORE UPDATE ON "PayoutStatement"
FOR EACH ROW EXECUTE FUNCTION "PayoutStatement_released_once"();

-- Visits that were paid fell due on their day; a sale does once its invoice is paid, or had none before this.
INSERT INTO "CommissionDue" ("entryId", "ambassadorId", "dueOn", "cause")
SELECT e."id", e."ambassadorId", to_char(e."occurredAt", 'YYYY-MM-DD'), CASE e."event" WHEN 'visit_organised' THEN 'visit_made' ELSE 'invoice_paid' END
FROM "CommissionEntry" e LEFT JOIN "Invoice" i ON i."saleId" = e."saleId"
WHERE e."event" = 'visit_organised' OR i."number" IS NULL OR i."feeCents" - i."discountCents" = (
  SELECT coalesce(sum(p."amountCents"), 0) FROM "InvoicePayment" p WHERE p."invoiceNumber" = i."number");
