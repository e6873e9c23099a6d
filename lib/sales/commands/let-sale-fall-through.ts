import { recordSaleEnded } from "../../leads/commands/record-lead-fact.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { SALE_END_LABELS } from "../copy.ts";
import type { SaleEndReason, SaleEventKind } from "../rules.ts";
import { advanceSale } from "./advance-sale.ts";
import { freeProperty } from "./free-property.ts";
import type { OpenedSale } from "./sale-for-action.ts";
import { tellSaleParties } from "./tell-sale-parties.ts";

/** Ends a sale without a deed: the home is for sale again, and all are notified, the actor too. */
export async function letSaleFallThrough(
  tx: Transaction,
  opened: OpenedSale,
  { kind, endReason }: { kind: SaleEventKind; endReason: SaleEndReason },
  actor: Actor,
  now: Date,
): Promise<void> {
  const action = "sale.fallen-through";
  const happening = { kind, action, day: opened.moment.today, changes: {}, endReason } as const;
  await advanceSale(tx, opened, happening, actor, now);
  await freeProperty(tx, opened.sale, now);
  await recordSaleEnded(tx, opened.sale, "fall", now);
  const reason = SALE_END_LABELS[endReason];
  await tellSaleParties(
    tx,
    opened.sale,
    (about) => ({ event: "sale.fallen-through", data: { ...about, reason } }),
    now,
  );
}
