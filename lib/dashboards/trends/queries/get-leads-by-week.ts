import { civilDay } from "../../../kernel/time.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { compareHalves, sumBySpan, TREND_WEEKS, type TrendPoint, weeksUntil } from "../rules.ts";
import { spanStart } from "./span-start.ts";

/**
 * How many leads the looper was given week by week, and twelve weeks earlier; null where none was.
 * @throws {DomainError} request.forbidden
 */
export async function getLeadsByWeek(actor: Actor, now: Date): Promise<TrendPoint[] | null> {
  authorize(actor, "looping.read");
  const weeks = weeksUntil(civilDay(now), 2 * TREND_WEEKS);
  const leads = await reads()
    .selectFrom("Lead")
    .select("createdAt")
    .where("ambassadorId", "=", actor.userId)
    .where("createdAt", ">=", spanStart(weeks, now))
    .execute();
  if (leads.length === 0) return null;
  const given = leads.map(({ createdAt }) => ({ at: fromDbInstant(createdAt), amount: 1 }));
  return compareHalves(weeks, sumBySpan(weeks, given));
}
