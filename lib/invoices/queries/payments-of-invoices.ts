import { reads } from "../../platform/db/read.ts";
import type { PaymentView } from "../views.ts";

/** The payments of invoices by their numbers, the oldest first. */
export async function paymentsOfInvoices(
  numbers: readonly number[],
): Promise<ReadonlyMap<number, PaymentView[]>> {
  const payments = new Map<number, PaymentView[]>(numbers.map((number) => [number, []]));
  if (numbers.length === 0) return payments;
  const rows = await reads()
    .selectFrom("InvoicePayment as p")
    .leftJoin("InvoicePayment as r", "r.reversesId", "p.id")
    .select(["p.id", "p.invoiceNumber", "p.amountCents", "p.paidOn", "p.method", "p.reference"])
    .select("r.id as reversalId")
    .where("p.invoiceNumber", "in", numbers)
    .orderBy("p.recordedAt")
    .orderBy("p.id")
    .execute();
  for (const { invoiceNumber, reversalId, ...payment } of rows) {
    payments.get(invoiceNumber)?.push({ ...payment, isReversed: reversalId !== null });
  }
  return payments;
}
