import { pageOf } from "../../kernel/keyset.ts";
import { daysBefore, MONTH_DAYS } from "../../kernel/time.ts";
import { type StoredInstant, toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import type { LedgerView } from "../views.ts";
import { commissionView, readLedgerEntries } from "./ledger-entries.ts";

const PAGE_LENGTH = 50;

const totalsOf = (userId: string, since: StoredInstant, now: StoredInstant) =>
  reads()
    .selectFrom("CommissionEntry")
    .select("event")
    .select(({ fn, lit }) => [
      fn.countAll<number>().as("count"),
      fn.sum<number>("amountCents").as("amountCents"),
      fn
        .coalesce(
          fn
            .sum<number>("amountCents")
            .filterWhere("occurredAt", ">", since)
            .filterWhere("occurredAt", "<=", now),
          lit(0),
        )
        .as("recentCents"),
    ])
    .where("ambassadorId", "=", userId)
    .groupBy("event")
    .execute();

/**
 * The own ledger of a looper, or of somebody who was one, the last line first.
 * @throws {DomainError} request.forbidden
 */
export async function getLedger(
  actor: Actor,
  { after = null }: { after?: string | null } = {},
  now = new Date(),
): Promise<LedgerView> {
  const rows = await readLedgerEntries(actor, after, PAGE_LENGTH + 1);
  const { page: shown, nextCursor } = pageOf(rows, PAGE_LENGTH);
  const { userId } = actor;
  const nothing = () => ({ count: 0, amountCents: 0 });
  const byEvent: LedgerView["byEvent"] = {
    visit_organised: nothing(),
    sale_signed: nothing(),
    reversal: nothing(),
  };
  const since = toDbInstant(daysBefore(now, MONTH_DAYS));
  let recentCents = 0;
  for (const row of await totalsOf(userId, since, toDbInstant(now))) {
    byEvent[row.event] = { count: row.count, amountCents: row.amountCents };
    recentCents += row.recentCents;
  }
  return {
    totalCents: Object.values(byEvent).reduce((sum, { amountCents }) => sum + amountCents, 0),
    recentCents,
    byEvent,
    entries: shown.map(commissionView),
    nextCursor,
  };
}
