import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { invoiceToSettle } from "../../../invoices/commands/invoice-to-settle.ts";
import { isOverdue } from "../../../invoices/rules.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { civilDay, TIME_ZONE } from "../../../kernel/time.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { dailyKey } from "../../../notifications/daily-key.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";

/**
 * Reminds the seller of a concluded sale of the rest to pay of its invoice, once that is overdue and at most once a day.
 * Nobody does it in a sale in which they take part.
 * @throws {DomainError} request.forbidden; invoice.not-found, invoice.settled, invoice.not-overdue, invoice.seller-gone for a
 * closed account; invoice.reminded
 */
export async function remindPayment(saleId: string, actor: Actor, now = new Date()): Promise<void> {
  authorize(actor, "contracts.check");
  await writer().$transaction(async (tx) => {
    const { invoice, restCents } = await invoiceToSettle(tx, saleId, actor);
    if (restCents === 0) throw new DomainError("invoice.settled");
    const { number: invoiceNumber, dueOn, sellerId: userId, seller, sale } = invoice;
    if (!isOverdue({ dueOn, restCents }, civilDay(now, TIME_ZONE))) {
      throw new DomainError("invoice.not-overdue");
    }
    if (seller.erasedAt !== null) throw new DomainError("invoice.seller-gone");
    const event = "sale.payment-due";
    const { title } = sale.property;
    const data = { saleId, title, viewpoint: "seller", invoiceNumber, restCents, dueOn } as const;
    const onceKey = dailyKey(event, saleId, now);
    const sent = await notify(tx, { userId, event, data, onceKey }, now);
    if (sent === null) throw new DomainError("invoice.reminded");
    const subject = { type: "invoice", id: String(invoiceNumber) } as const;
    const detail = { saleId };
    await recordAudit(
      tx,
      { action: "invoice.reminded", subject, actor, concernsId: userId, detail },
      now,
    );
  });
}
