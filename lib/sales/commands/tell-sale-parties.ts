import { notify } from "../../notifications/commands/notify.ts";
import type { NotificationContent } from "../../notifications/events.ts";
import { publishEvent } from "../../notifications/live/commands/publish-event.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import type { Viewpoint } from "../../policy/viewpoint.ts";
import { SALE_NEWS } from "../copy.ts";
import type { SaleHappening } from "./advance-sale.ts";
import type { OpenedSale, SaleRecord } from "./sale-for-action.ts";

/** Tells buyer, seller and looper, and their open pages. */
export async function tellSaleParties(
  tx: Transaction,
  { id: saleId, property, ...sale }: SaleRecord,
  newsOf: (
    about: { saleId: string; title: string; viewpoint: Viewpoint },
    userId: string,
  ) => NotificationContent | null,
  now: Date,
): Promise<void> {
  const parties = [
    { userId: sale.buyerId, viewpoint: "buyer" },
    { userId: sale.sellerId, viewpoint: "seller" },
    { userId: sale.ambassadorId, viewpoint: "ambassador" },
  ] as const;
  for (const { userId, viewpoint } of parties) {
    if (userId === null) continue;
    const news = newsOf({ saleId, title: property.title, viewpoint }, userId);
    if (news !== null) await notify(tx, { userId, ...news }, now);
    await publishEvent(tx, userId, { kind: "sale", data: { saleId } }, now);
  }
}

/** Notifies all but the person who did it that the sale went on. */
export async function tellAdvance(
  tx: Transaction,
  { sale }: OpenedSale,
  { kind, day }: Pick<SaleHappening, "kind" | "day">,
  actor: Actor,
  now: Date,
): Promise<void> {
  const step = SALE_NEWS[kind](day);
  await tellSaleParties(
    tx,
    sale,
    (about, userId) =>
      userId === actor.userId ? null : { event: "sale.advanced", data: { ...about, step } },
    now,
  );
}
