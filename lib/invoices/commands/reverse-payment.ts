import { recordAudit } from "../../audit/commands/record-audit.ts";
import { unsettleSalePay } from "../../commissions/commands/settle-sale-pay.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { civilDay, TIME_ZONE } from "../../kernel/time.ts";
import { notify } from "../../notifications/commands/notify.ts";
import { publishEvent } from "../../notifications/live/commands/publish-event.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import type { PaymentReversal } from "../schemas.ts";
import { invoiceToSettle } from "./invoice-to-settle.ts";

/**
 * Reverses a payment that was recorded by mistake, or that the bank took back: the row stays, and another one takes it
 * back. Its seller is notified, for the invoice is to be paid again.
 * @throws {DomainError} request.forbidden, invoice.not-found, payment.not-found, payment.reversed
 */
export function reversePayment(
  { saleId, paymentId, reason }: PaymentReversal,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ saleId: string }>> {
  return onceTransaction(async (tx) => {
    const { invoice, payments, restCents } = await invoiceToSettle(tx, saleId, actor);
    const payment = payments.find(({ id, amountCents }) => id === paymentId && amountCents > 0);
    if (!payment) throw new DomainError("payment.not-found");
    if (payment.isReversed) throw new DomainError("payment.reversed");
    const { number: invoiceNumber, sellerId, sale } = invoice;
    const { amountCents, method } = payment;
    await tx.invoicePayment.create({
      data: {
        ...{ id: newId(), invoiceNumber, method, reference: reason, reversesId: paymentId },
        amountCents: -amountCents,
        paidOn: civilDay(now, TIME_ZONE),
        recordedById: actor.userId,
        recordedAt: now,
      },
    });
    await recordAudit(
      tx,
      {
        action: "invoice.payment-reversed",
        subject: { type: "invoice", id: String(invoiceNumber) },
        actor,
        concernsId: sellerId,
        detail: { saleId, paymentId, amountCents },
      },
      now,
    );
    await unsettleSalePay(tx, saleId);
    const about = { saleId, title: sale.property.title, viewpoint: "seller" } as const;
    const data = {
      ...about,
      invoiceNumber,
      amountCents,
      restCents: restCents + amountCents,
      reason,
    };
    await notify(tx, { userId: sellerId, event: "sale.payment-reversed", data }, now);
    await publishEvent(tx, sellerId, { kind: "sale", data: { saleId } }, now);
    return { saleId };
  });
}
