import { literal } from "../../platform/db/literals.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize, can } from "../../policy/can.ts";
import { partyOf } from "../rules.ts";
import type { SaleLine } from "../views.ts";
import { SALES_LISTED, toSaleLine } from "./sale-line.ts";
import { saleRows } from "./sale-rows.ts";

/** The open sales that a person takes part in, the last one first. */
export async function listSales(actor: Actor, now = new Date()): Promise<SaleLine[]> {
  authorize(actor, "account.read");
  const { userId } = actor;
  const rows = await saleRows()
    .where("s.status", "=", literal("open"))
    .where((eb) =>
      eb.or([
        eb("s.buyerId", "=", userId),
        eb("s.sellerId", "=", userId),
        eb("s.ambassadorId", "=", userId),
      ]),
    )
    .orderBy("s.openedAt", "desc")
    .orderBy("s.id", "desc")
    .limit(SALES_LISTED)
    .execute();
  return rows.flatMap((row) => {
    const party = partyOf(row, userId, false);
    if (party === null || (party === "ambassador" && !can(actor, "looping.read"))) return [];
    return [toSaleLine(row, party, now)];
  });
}
