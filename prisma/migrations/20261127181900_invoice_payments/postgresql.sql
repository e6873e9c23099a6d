-- AlterTable
ALTER TABLE "Invoice" ADD COLUMN     "dueOn" TEXT COLLATE "C";
-- Invoices that said no day are due thirty days after their own.
ALTER TABLE "Invoice" DISABLE TRIGGER "Invoice_no_update";
UPDATE "Invoice" SET "dueOn" = to_char("issuedAt" + interval '30 days', 'YYYY-MM-DD');
ALTER TABLE "Invoice" ENABLE TRIGGER "Invoice_no_update";
ALTER TABLE "Invoice" ALTER COLUMN "dueOn" SET NOT NULL;
ALTER TABLE "Invoice" ADD CHECK ("dueOn" ~ '^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$');

-- CreateTable
CREATE TABLE "InvoicePayment" (
    "id" TEXT COLLATE "C" NOT NULL,
    "invoiceNumber" INTEGER NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "paidOn" TEXT COLLATE "C" NOT NULL,
    "method" TEXT COLLATE "C" NOT NULL,
    "reference" TEXT COLLATE "C" NOT NULL,
    "reversesId" TEXT COLLATE "C",
    "recordedById" TEXT COLLATE "C" NOT NULL,
    "recordedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "InvoicePayment_pkey" PRIMARY KEY ("id"),
    CHECK ("amountCents" <> 0 AND ("amountCents" < 0) = ("reversesId" IS NOT NULL)),
    CHECK ("paidOn" ~ '^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]$'),
    CHECK (trim("reference") <> ''),
    CHECK ("method" IN ('transfer', 'notary'))
);

-- CreateIndex
CREATE UNIQUE INDEX "InvoicePayment_reversesId_key" ON "InvoicePayment"("reversesId");

-- CreateIndex
CREATE INDEX "InvoicePayment_invoiceNumber_idx" ON "InvoicePayment"("invoiceNumber");

-- CreateIndex
CREATE INDEX "InvoicePayment_recordedById_idx" ON "InvoicePayment"("recordedById");

-- AddForeignKey
ALTER TABLE "InvoicePayment" ADD CONSTRAINT "InvoicePayment_invoiceNumber_fkey" FOREIGN KEY ("invoiceNumber") REFERENCES "Invoice"("number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoicePayment" ADD CONSTRAINT "InvoicePayment_reversesId_fkey" FOREIGN KEY ("reversesId") REFERENCES "InvoicePayment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvoicePayment" ADD CONSTRAINT "InvoicePayment_recordedById_fkey" FOREIGN KEY ("recordedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER "InvoicePayment_no_update" BEFORE UPDATE ON "InvoicePayment"
FOR EACH ROW EXECUTE FUNCTION refuse('a payment is never changed');
CREATE TRIGGER "InvoicePayment_no_delete" BEFORE DELETE ON "InvoicePayment"
FOR EACH ROW EXECUTE FUNCTION refuse('a payment is never deleted');
-- Of two who record the last payment at once, one is refused.
CREATE FUNCTION "InvoicePayment_within_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."amountCents" + (SELECT coalesce(sum("amountCents"), 0) FROM "InvoicePayment" WHERE "invoiceNumber" = NEW."invoiceNumber")
  NOT BETWEEN 0 AND (SELECT "feeCents" - "discountCents" FROM "Invoice" WHERE "number" = NEW."invoiceNumber") THEN
    RAISE EXCEPTION USING MESSAGE = 'payments come to no more than their invoice', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "InvoicePayment_within_invoice" BEFORE INSERT ON "InvoicePayment"
FOR EACH ROW EXECUTE FUNCTION "InvoicePayment_within_invoice"();
CREATE FUNCTION "InvoicePayment_reverses_whole"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM "InvoicePayment"
    WHERE "id" = NEW."reversesId" AND "invoiceNumber" = NEW."invoiceNumber" AND "amountCents" = -NEW."amountCents"
  ) THEN
    RAISE EXCEPTION USING MESSAGE = 'a reversal is the opposite of a payment of its invoice', ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "InvoicePayment_reverses_whole" BEFORE INSERT ON "InvoicePayment"
FOR EACH ROW WHEN (NEW."reversesId" IS NOT NULL) EXECUTE FUNCTION "InvoicePayment_reverses_whole"();
