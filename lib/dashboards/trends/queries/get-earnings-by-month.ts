import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { compareHalves, monthsUntil, sumBySpan, TREND_MONTHS, type TrendPoint } from "../rules.ts";
import { spanStart } from "./span-start.ts";

/**
 * What the looper's ledger adds up to month by month, of thirty days each, in cents, and twelve months earlier; null
 * before its first line. A month of reversals alone is negative.
 * @throws {DomainError} request.forbidden
 */
export async function getEarningsByMonth(actor: Actor, now: Date): Promise<TrendPoint[] | null> {
  authorize(actor, "looping.ledger");
  const months = monthsUntil(now, 2 * TREND_MONTHS);
  const entries = await reads()
    .selectFrom("CommissionEntry")
    .select(["amountCents", "occurredAt"])
    .where("ambassadorId", "=", actor.userId)
    .where("occurredAt", ">=", spanStart(months, now))
    .where("occurredAt", "<=", toDbInstant(now))
    .execute();
  if (entries.length === 0) return null;
  const paid = entries.map((row) => ({
    at: fromDbInstant(row.occurredAt),
    amount: row.amountCents,
  }));
  return compareHalves(months, sumBySpan(months, paid));
}
