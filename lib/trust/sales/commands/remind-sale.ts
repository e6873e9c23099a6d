import { recordAudit } from "../../../audit/commands/record-audit.ts";
import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { dailyKey } from "../../../notifications/daily-key.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { readSale, saleStanding } from "../../../sales/commands/sale-for-action.ts";
import { partyOf } from "../../../sales/rules.ts";
import { remindersFor, timelineOf } from "../../../sales/timeline.ts";

/**
 * Reminds buyer and seller of a sale of what waits for each of them now, at most once a day each: the key of the
 * notification is theirs, the sale's and the day's. Nobody does it for the team in a sale in which they take part.
 * @throws {DomainError} request.forbidden; sale.not-found; sale.moved where nothing waits for either; sale.reminded
 * where all of those for whom something does were reminded that day
 */
export async function remindSale(saleId: string, actor: Actor, now = new Date()): Promise<void> {
  authorize(actor, "contracts.check");
  await writer().$transaction(async (tx) => {
    const sale = isId(saleId) ? await readSale(tx, saleId) : null;
    if (!sale) throw new DomainError("sale.not-found");
    if (partyOf(sale, actor.userId, true) !== "trust_manager") {
      throw new DomainError("request.forbidden");
    }
    const { facts, moment } = saleStanding(sale, now);
    const steps = timelineOf(facts, moment);
    const sides = [
      { userId: sale.buyerId, viewpoint: "buyer" },
      { userId: sale.sellerId, viewpoint: "seller" },
    ] as const;
    const waiting = sides
      .map((side) => ({ ...side, tasks: remindersFor(steps, side.viewpoint) }))
      .filter(({ tasks }) => tasks.length > 0);
    if (waiting.length === 0) throw new DomainError("sale.moved");
    const event = "sale.reminded";
    const onceKey = dailyKey(event, saleId, now);
    const subject = { type: "sale", id: saleId } as const;
    const { title } = sale.property;
    let isSent = false;
    for (const { userId, viewpoint, tasks } of waiting) {
      const data = { saleId, title, viewpoint, tasks };
      if ((await notify(tx, { userId, event, data, onceKey }, now)) === null) continue;
      isSent = true;
      await recordAudit(tx, { action: event, subject, actor, concernsId: userId }, now);
    }
    if (!isSent) throw new DomainError("sale.reminded");
  });
}
