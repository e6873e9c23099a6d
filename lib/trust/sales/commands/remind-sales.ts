import type { ErrorCode } from "../../../kernel/errors.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { eachTicked } from "../../lists/each-ticked.ts";
import type { SaleReminder } from "../rules.ts";
import type { SaleRemindersOutcome } from "../views.ts";
import { remindPayment } from "./remind-payment.ts";
import { remindSale } from "./remind-sale.ts";

const REMIND = { parties: remindSale, payment: remindPayment } satisfies Record<
  SaleReminder,
  unknown
>;

/** What keeps the people of one of several sales from being reminded, and not the others'. */
const LEFT: Partial<Record<ErrorCode, Exclude<keyof SaleRemindersOutcome, "done">>> = {
  "sale.reminded": "reminded",
  "invoice.reminded": "reminded",
  "invoice.settled": "settled",
  "sale.not-found": "moved",
  "sale.moved": "moved",
  "invoice.not-found": "moved",
  "invoice.not-overdue": "moved",
  "invoice.seller-gone": "gone",
  "request.forbidden": "own",
};

/**
 * Reminds the people of some sales: see `remindSale` and `remindPayment`.
 * @throws {DomainError} request.forbidden
 */
export async function remindSales(
  { sales, remind }: { sales: readonly string[]; remind: SaleReminder },
  actor: Actor,
  now = new Date(),
): Promise<SaleRemindersOutcome> {
  authorize(actor, "contracts.check");
  return eachTicked(
    sales,
    (saleId) => saleId,
    (saleId) => REMIND[remind](saleId, actor, now),
    { reminded: 0, moved: 0, settled: 0, gone: 0, own: 0 },
    (code) => LEFT[code],
  );
}
