import { recordAudit } from "../../audit/commands/record-audit.ts";
import { settleSalePay } from "../../commissions/commands/settle-sale-pay.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { civilDay, TIME_ZONE } from "../../kernel/time.ts";
import { notify } from "../../notifications/commands/notify.ts";
import { publishEvent } from "../../notifications/live/commands/publish-event.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { readParties } from "../document.ts";
import { PAYMENT_FIELDS } from "../payment-copy.ts";
import { paymentDays } from "../rules.ts";
import type { PaymentRecord } from "../schemas.ts";
import { invoiceToSettle } from "./invoice-to-settle.ts";

/**
 * Records money that arrived for the invoice of a sale. Its seller is notified.
 * @throws {DomainError} request.forbidden, request.invalid, invoice.not-found, invoice.settled
 */
export function recordPayment(
  { saleId, amountCents, paidOn, method, reference }: PaymentRecord,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ saleId: string }>> {
  return onceTransaction(async (tx) => {
    const { invoice, restCents } = await invoiceToSettle(tx, saleId, actor);
    if (restCents === 0) throw new DomainError("invoice.settled");
    const { concludedOn } = readParties(invoice.parties);
    const { min, max } = paymentDays(concludedOn, civilDay(now, TIME_ZONE));
    if (paidOn < min || paidOn > max) {
      throw new DomainError("request.invalid", { paidOn: PAYMENT_FIELDS.dayBounds(min, max) });
    }
    if (amountCents > restCents) {
      throw new DomainError("request.invalid", { amount: PAYMENT_FIELDS.amountMost(restCents) });
    }
    const { number: invoiceNumber, sellerId, sale } = invoice;
    await tx.invoicePayment.create({
      data: {
        ...{ id: newId(), invoiceNumber, amountCents, paidOn, method, reference },
        recordedById: actor.userId,
        recordedAt: now,
      },
    });
    await recordAudit(
      tx,
      {
        action: "invoice.payment-recorded",
        subject: { type: "invoice", id: String(invoiceNumber) },
        actor,
        concernsId: sellerId,
        detail: { saleId, amountCents, paidOn },
      },
      now,
    );
    const left = restCents - amountCents;
    if (left === 0) await settleSalePay(tx, saleId, now);
    const about = { saleId, title: sale.property.title, viewpoint: "seller" } as const;
    const data = { ...about, invoiceNumber, amountCents, restCents: left };
    await notify(tx, { userId: sellerId, event: "sale.invoice-paid", data }, now);
    await publishEvent(tx, sellerId, { kind: "sale", data: { saleId } }, now);
    return { saleId };
  });
}
