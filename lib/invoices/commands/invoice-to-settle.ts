import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { settlementOf } from "../rules.ts";

const readInvoice = (tx: Transaction, saleId: string) =>
  tx.invoice.findUnique({
    where: { saleId },
    include: {
      payments: { include: { reversal: { select: { id: true } } } },
      seller: { select: { erasedAt: true } },
      sale: { include: { property: { select: { title: true } } } },
    },
  });

/**
 * The invoice of a sale whose payments a trust manager may record: nobody records those of a sale that they take part
 * in.
 * @throws {DomainError} request.forbidden, invoice.not-found
 */
export async function invoiceToSettle(tx: Transaction, saleId: string, actor: Actor) {
  authorize(actor, "invoices.settle");
  const invoice = isId(saleId) ? await readInvoice(tx, saleId) : null;
  if (invoice === null) throw new DomainError("invoice.not-found");
  const { buyerId, sellerId, ambassadorId } = invoice.sale;
  if ([buyerId, sellerId, ambassadorId].includes(actor.userId)) {
    throw new DomainError("request.forbidden");
  }
  const totalCents = invoice.feeCents - invoice.discountCents;
  const payments = invoice.payments.map((payment) => ({
    ...payment,
    isReversed: payment.reversal !== null,
  }));
  return { invoice, payments, ...settlementOf(totalCents, payments) };
}
