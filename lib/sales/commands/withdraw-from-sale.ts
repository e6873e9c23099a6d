import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import type { SaleId } from "../schemas.ts";
import { letSaleFallThrough } from "./let-sale-fall-through.ts";
import { saleForAction } from "./sale-for-action.ts";

/**
 * The buyer withdraws within the ten days, or before they begin: no reason is asked for.
 * @throws {DomainError} sale.not-found, request.forbidden, sale.too-late, sale.moved
 */
export async function withdrawFromSale(
  { saleId }: SaleId,
  actor: Actor,
  now = new Date(),
): Promise<SaleId> {
  await writer().$transaction(async (tx) => {
    const opened = await saleForAction(tx, saleId, "withdraw", actor, now);
    await letSaleFallThrough(
      tx,
      opened,
      { kind: "withdrawn", endReason: "buyer_withdrew" },
      actor,
      now,
    );
  });
  return { saleId };
}
