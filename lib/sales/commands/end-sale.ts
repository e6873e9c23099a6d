import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { SALE_FIELDS } from "../copy.ts";
import { endReasonsOf } from "../rules.ts";
import type { SaleEnding, SaleId } from "../schemas.ts";
import { letSaleFallThrough } from "./let-sale-fall-through.ts";
import { saleForAction } from "./sale-for-action.ts";

/**
 * Ends a sale without a deed, for a reason that applies to where it stands.
 * @throws {DomainError} sale.not-found, request.forbidden, sale.moved, request.invalid
 */
export async function endSale(
  { saleId, reason }: SaleEnding,
  actor: Actor,
  now = new Date(),
): Promise<SaleId> {
  await writer().$transaction(async (tx) => {
    const opened = await saleForAction(tx, saleId, "end", actor, now);
    const { facts, party, moment } = opened;
    if (!endReasonsOf(facts, party, moment).includes(reason)) {
      throw new DomainError("request.invalid", { reason: SALE_FIELDS.reasonNow });
    }
    await letSaleFallThrough(tx, opened, { kind: "fallen_through", endReason: reason }, actor, now);
  });
  return { saleId };
}
