-- CreateTable
CREATE TABLE "InvoicePayment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "invoiceNumber" INTEGER NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "paidOn" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "reversesId" TEXT,
    "recordedById" TEXT NOT NULL,
    "recordedAt" DATETIME NOT NULL,
    CONSTRAINT "InvoicePayment_invoiceNumber_fkey" FOREIGN KEY ("invoiceNumber") REFERENCES "Invoice" ("number") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "InvoicePayment_reversesId_fkey" FOREIGN KEY ("reversesId") REFERENCES "InvoicePayment" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "InvoicePayment_recordedById_fkey" FOREIGN KEY ("recordedById") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("amountCents" <> 0 AND ("amountCents" < 0) = ("reversesId" IS NOT NULL)),
    CHECK ("paidOn" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    CHECK (trim("reference") <> ''),
    CHECK ("method" IN ('transfer', 'notary'))
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Invoice" (
    "number" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "saleId" TEXT NOT NULL,
    "mandateNumber" INTEGER,
    "sellerId" TEXT NOT NULL,
    "feeCents" INTEGER NOT NULL,
    "discountCents" INTEGER NOT NULL,
    "issuedAt" DATETIME NOT NULL,
    "dueOn" TEXT NOT NULL,
    "parties" JSONB NOT NULL,
    CONSTRAINT "Invoice_saleId_fkey" FOREIGN KEY ("saleId") REFERENCES "Sale" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Invoice_mandateNumber_fkey" FOREIGN KEY ("mandateNumber") REFERENCES "Mandate" ("number") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Invoice_sellerId_fkey" FOREIGN KEY ("sellerId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CHECK ("feeCents" > 0 AND "discountCents" BETWEEN 0 AND "feeCents"),
    CHECK ("dueOn" GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]')
);
-- Invoices that said no day are due thirty days after their own.
INSERT INTO "new_Invoice" ("discountCents", "dueOn", "feeCents", "issuedAt", "mandateNumber", "number", "parties", "saleId", "sellerId") SELECT "discountCents", date("issuedAt", '+30 days'), "feeCents", "issuedAt", "mandateNumber", "number", "parties", "saleId", "sellerId" FROM "Invoice";
DROP TABLE "Invoice";
ALTER TABLE "new_Invoice" RENAME TO "Invoice";
CREATE UNIQUE INDEX "Invoice_saleId_key" ON "Invoice"("saleId");
CREATE INDEX "Invoice_sellerId_idx" ON "Invoice"("sellerId");
CREATE INDEX "Invoice_mandateNumber_idx" ON "Invoice"("mandateNumber");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE UNIQUE INDEX "InvoicePayment_reversesId_key" ON "InvoicePayment"("reversesId");

-- CreateIndex
CREATE INDEX "InvoicePayment_invoiceNumber_idx" ON "InvoicePayment"("invoiceNumber");

-- CreateIndex
CREATE INDEX "InvoicePayment_recordedById_idx" ON "InvoicePayment"("recordedById");

-- The table was made anew, and its triggers went with it.
CREATE TRIGGER "Invoice_no_update" BEFORE UPDATE ON "Invoice"
BEGIN SELECT RAISE(ABORT, 'an invoice is never changed'); END;
CREATE TRIGGER "Invoice_no_delete" BEFORE DELETE ON "Invoice"
BEGIN SELECT RAISE(ABORT, 'an invoice is never deleted'); END;

CREATE TRIGGER "InvoicePayment_no_update" BEFORE UPDATE ON "InvoicePayment"
BEGIN SELECT RAISE(ABORT, 'a payment is never changed'); END;
CREATE TRIGGER "InvoicePayment_no_delete" BEFORE DELETE ON "InvoicePayment"
BEGIN SELECT RAISE(ABORT, 'a payment is never deleted'); END;
-- Of two who record the last payment at once, one is refused.
CREATE TRIGGER "InvoicePayment_within_invoice" BEFORE INSERT ON "InvoicePayment"
WHEN NEW."amountCents" + (SELECT coalesce(sum("amountCents"), 0) FROM "InvoicePayment" WHERE "invoiceNumber" = NEW."invoiceNumber")
  NOT BETWEEN 0 AND (SELECT "feeCents" - "discountCents" FROM "Invoice" WHERE "number" = NEW."invoiceNumber")
BEGIN SELECT RAISE(ABORT, 'payments come to no more than their invoice'); END;
CREATE TRIGGER "InvoicePayment_reverses_whole" BEFORE INSERT ON "InvoicePayment"
WHEN NEW."reversesId" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM "InvoicePayment"
  WHERE "id" = NEW."reversesId" AND "invoiceNumber" = NEW."invoiceNumber" AND "amountCents" = -NEW."amountCents"
)
BEGIN SELECT RAISE(ABORT, 'a reversal is the opposite of a payment of its invoice'); END;
