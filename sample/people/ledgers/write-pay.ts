import { invoicePartiesSchema } from "../../../lib/invoices/document.ts";
import { invoiceDueOn } from "../../../lib/invoices/rules.ts";
import { addressLine } from "../../../lib/kernel/address-line.ts";
import { vatBpsOf } from "../../../lib/kernel/place.ts";
import { civilDay, DAY_MS, HOUR_MS, msAfter } from "../../../lib/kernel/time.ts";
import {
  fromDbInstant,
  type StoredInstant,
  toDbInstant,
} from "../../../lib/platform/db/instants.ts";
import { looperPayBy, signaturePayCents, tierOf } from "../../../lib/pricing/rules.ts";
import { idsOf } from "../rows/ids-of.ts";
import { NOBODY } from "../rows/nobody.ts";
import { PEOPLE } from "../rows/users.ts";
import type { SampleWriter } from "../rows/writer.ts";

/** Days from a deed to its invoice's payment; of the last deed it is not there yet. */
const PAID_AFTER = 16;
/** Hours from a payment to the team's recording it. */
const RECORDED_AFTER = 23;

/** A concluded sale with its mandate. */
interface SaleRow {
  id: string;
  propertyId: string;
  sellerId: string;
  sellerName: string;
  sellerEmail: string;
  sellerAddress: string | null;
  sellerPostalCode: string | null;
  sellerCity: string | null;
  title: string;
  address: string;
  postalCode: string;
  city: string;
  communeCode: string;
  ambassadorId: string;
  looperPayVersion: string | null;
  endedAt: StoredInstant;
  deedSignedOn: string;
  mandateNumber: number;
  feeCents: number;
  mandatePriceCents: number;
  mandateSignedAt: StoredInstant;
}

/** Those of the sample's loopers, the oldest first. */
const CONCLUDED = `SELECT s."id", s."propertyId", s."sellerId", u."firstName" || ' ' || u."lastName" AS sellerName,
    u."email" AS sellerEmail, u."address" AS sellerAddress, u."postalCode" AS sellerPostalCode, u."city" AS sellerCity,
    p."title", p."address", p."postalCode", c."name" AS city, p."communeCode", s."ambassadorId", p."looperPayVersion",
    s."endedAt", s."deedSignedOn", m."number" AS mandateNumber, m."feeCents", m."priceCents" AS mandatePriceCents,
    m."signedAt" AS mandateSignedAt
  FROM "Sale" s JOIN "Property" p ON p."id" = s."propertyId" JOIN "Commune" c ON c."code" = p."communeCode"
  JOIN "User" u ON u."id" = s."sellerId" JOIN "Mandate" m ON m."propertyId" = p."id"
  WHERE s."status" = 'concluded' AND s."ambassadorId" IS NOT NULL ORDER BY s."endedAt", s."id"`;

interface VisitRow {
  id: string;
  propertyId: string;
  ambassadorId: string;
  looperPayVersion: string | null;
  completedAt: StoredInstant;
}

/** Visits that took place and that their home's looper received. */
const COMPLETED = `SELECT v."id", v."propertyId", p."ambassadorId", p."looperPayVersion", v."completedAt"
  FROM "Visit" v JOIN "Property" p ON p."id" = v."propertyId"
  WHERE v."status" = 'completed' AND v."hostId" = p."ambassadorId" ORDER BY v."completedAt", v."id"`;

/** A line of a ledger, and since when it is due. */
interface Entry {
  ambassadorId: string;
  propertyId: string;
  event: "visit_organised" | "sale_signed";
  visitId: string | null;
  saleId: string | null;
  ruleVersion: string;
  amountCents: number;
  occurredAt: Date;
  due: { on: string; cause: "visit_made" | "invoice_paid" } | null;
}

/** Writes the invoice of a sale, and its payment where the money has come. @returns when that was recorded */
function writeInvoice(
  writer: SampleWriter,
  row: SaleRow,
  number: number,
  paymentId: () => string,
): Date | null {
  const issuedAt = fromDbInstant(row.endedAt);
  const { mandateNumber, sellerId, feeCents, communeCode } = row;
  const { title, address, postalCode, city } = row;
  const parties = invoicePartiesSchema.parse({
    ...{ version: "2026-11", trial: true, publisher: NOBODY, iban: null },
    seller: {
      ...{ name: row.sellerName, email: row.sellerEmail },
      address: addressLine(row.sellerAddress, row.sellerPostalCode, row.sellerCity),
    },
    home: { title, address, postalCode, city, communeCode },
    tierName: tierOf(row.mandatePriceCents).name,
    mandateSignedAt: fromDbInstant(row.mandateSignedAt).toISOString(),
    concludedOn: row.deedSignedOn,
  });
  writer.insert("Invoice", {
    ...{ number, saleId: row.id, mandateNumber, sellerId, feeCents, discountCents: 0 },
    ...{ vatBps: vatBpsOf(communeCode), issuedAt: toDbInstant(issuedAt) },
    ...{ dueOn: invoiceDueOn(civilDay(issuedAt)), parties: JSON.stringify(parties) },
  });
  const paidAt = msAfter(issuedAt, PAID_AFTER * DAY_MS);
  const recordedAt = msAfter(paidAt, RECORDED_AFTER * HOUR_MS);
  if (recordedAt > writer.now) return null;
  writer.insert("InvoicePayment", {
    ...{ id: paymentId(), invoiceNumber: number, amountCents: feeCents, method: "notary" },
    ...{ paidOn: civilDay(paidAt), reference: `Étude notariale, mandat ${mandateNumber}` },
    ...{ recordedById: PEOPLE.trust, recordedAt: toDbInstant(recordedAt) },
  });
  return recordedAt;
}

/**
 * The invoices of the sample's sales, and what its loopers are paid: a line for every visit that they received, and one for
 * every sale, which is due once the invoice is paid.
 */
export function writePay(writer: SampleWriter): void {
  const paymentId = idsOf("payment");
  const sales = writer.database.prepare<[], SaleRow>(CONCLUDED).all();
  const shares = sales.map((row, rank): Entry => {
    const recordedAt = writeInvoice(writer, row, rank + 1, paymentId);
    const { id: saleId, ambassadorId, propertyId, feeCents } = row;
    const occurredAt = fromDbInstant(row.endedAt);
    const rule = looperPayBy(row.looperPayVersion, civilDay(occurredAt));
    return {
      ...{ ambassadorId, propertyId, event: "sale_signed", visitId: null, saleId, occurredAt },
      ...{ ruleVersion: rule.version, amountCents: signaturePayCents(feeCents, rule) },
      due: recordedAt && { on: civilDay(recordedAt), cause: "invoice_paid" },
    };
  });
  const visits = writer.database.prepare<[], VisitRow>(COMPLETED).all();
  const received = visits.map((row): Entry => {
    const { id: visitId, ambassadorId, propertyId } = row;
    const occurredAt = fromDbInstant(row.completedAt);
    const rule = looperPayBy(row.looperPayVersion, civilDay(occurredAt));
    return {
      ...{ ambassadorId, propertyId, event: "visit_organised", visitId, saleId: null, occurredAt },
      ...{ ruleVersion: rule.version, amountCents: rule.perVisitCents },
      due: { on: civilDay(occurredAt), cause: "visit_made" },
    };
  });
  const entryId = idsOf("1edger");
  const byInstant = [...shares, ...received].toSorted(
    (a, b) => a.occurredAt.getTime() - b.occurredAt.getTime(),
  );
  for (const { due, occurredAt, ...entry } of byInstant) {
    const id = entryId();
    const { ambassadorId } = entry;
    writer.insert("CommissionEntry", { id, ...entry, occurredAt: toDbInstant(occurredAt) });
    if (due === null) continue;
    writer.insert("CommissionDue", { entryId: id, ambassadorId, dueOn: due.on, cause: due.cause });
  }
}
