import { literal } from "../../platform/db/literals.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { partyOf } from "../rules.ts";
import type { SaleLine } from "../views.ts";
import { SALES_LISTED, toSaleLine } from "./sale-line.ts";
import { saleRows } from "./sale-rows.ts";

/**
 * The open sales of all, the last one first, for a trust manager.
 * @returns `more` where there are others
 * @throws {DomainError} request.forbidden
 */
export async function listOpenSales(
  actor: Actor,
  now = new Date(),
): Promise<{ lines: SaleLine[]; more: boolean }> {
  authorize(actor, "contracts.check");
  const rows = await saleRows()
    .where("s.status", "=", literal("open"))
    .orderBy("s.openedAt", "desc")
    .orderBy("s.id", "desc")
    .limit(SALES_LISTED + 1)
    .execute();
  const lines = rows
    .slice(0, SALES_LISTED)
    .map((row) => toSaleLine(row, partyOf(row, actor.userId, true) ?? "trust_manager", now));
  return { lines, more: rows.length > SALES_LISTED };
}
