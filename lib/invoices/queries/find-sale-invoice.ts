import { civilDay, TIME_ZONE } from "../../kernel/time.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import { readParties } from "../document.ts";
import { isOverdue, paymentDays, settlementOf } from "../rules.ts";
import type { InvoiceView } from "../views.ts";
import { paymentsOfInvoices } from "./payments-of-invoices.ts";

/**
 * The invoice of a sale, for the page of somebody who was shown to be its seller or of the team; null where the sale
 * has none.
 */
export async function findSaleInvoice(saleId: string, now: Date): Promise<InvoiceView | null> {
  const row = await reads()
    .selectFrom("Invoice")
    .select(["number", "feeCents", "discountCents", "issuedAt", "dueOn", "parties"])
    .where("saleId", "=", saleId)
    .executeTakeFirst();
  if (!row) return null;
  const { number, dueOn } = row;
  const today = civilDay(now, TIME_ZONE);
  const payments = (await paymentsOfInvoices([number])).get(number) ?? [];
  const totalCents = row.feeCents - row.discountCents;
  const settlement = settlementOf(totalCents, payments);
  return {
    number,
    totalCents,
    ...settlement,
    issuedAt: fromDbInstant(row.issuedAt),
    dueOn,
    isOverdue: isOverdue({ dueOn, restCents: settlement.restCents }, today),
    paymentDays: paymentDays(readParties(row.parties).concludedOn, today),
    payments,
  };
}
