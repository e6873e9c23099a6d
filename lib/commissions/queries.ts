import { pageOf, placeAfter } from "../kernel/keyset.ts";
import { daysBefore, MONTH_DAYS } from "../kernel/time.ts";
import { fromDbInstant, type StoredInstant, toDbInstant } from "../platform/db/instants.ts";
import { latestFirst, readAfter } from "../platform/db/keyset.ts";
import { reads } from "../platform/db/read.ts";
import type { Actor } from "../policy/actor.ts";
import { authorize } from "../policy/can.ts";
import type { CommissionView, LedgerView } from "./views.ts";

const PAGE_LENGTH = 50;
/** Most lines of one file: some decades of a looper's work. */
const MAX_EXPORTED = 20_000;

const entriesOf = (userId: string) =>
  reads()
    .selectFrom("CommissionEntry as e")
    .leftJoin("Property as p", "p.id", "e.propertyId")
    .select(["e.id", "e.event", "e.ruleVersion", "e.amountCents", "e.occurredAt"])
    .select(["p.title", "e.propertyName"])
    .select((eb) => [eb.lit(0).as("rank"), latestFirst(eb.ref("e.occurredAt")).as("at")])
    .where("e.ambassadorId", "=", userId);

type EntryRow = Awaited<ReturnType<ReturnType<typeof entriesOf>["execute"]>>[number];

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

async function rowsFrom(actor: Actor, after: string | null, limit: number): Promise<EntryRow[]> {
  authorize(actor, "looping.read");
  return readAfter(entriesOf(actor.userId), placeAfter(after), limit);
}

function viewOf({ id, event, ruleVersion, amountCents, ...row }: EntryRow) {
  const entry: CommissionView = {
    id,
    event,
    occurredAt: fromDbInstant(row.occurredAt),
    // Neither on lines of before names were required.
    property: row.title ?? row.propertyName ?? "",
    ruleVersion,
    amountCents,
  };
  return entry;
}

/**
 * The looper's own ledger, the last line first.
 * @throws {DomainError} request.forbidden
 */
export async function getLedger(
  actor: Actor,
  { after = null }: { after?: string | null } = {},
  now = new Date(),
): Promise<LedgerView> {
  const rows = await rowsFrom(actor, after, PAGE_LENGTH + 1);
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
    entries: shown.map(viewOf),
    nextCursor,
  };
}

/**
 * Every line of the looper's own ledger, the last first, for a file.
 * @throws {DomainError} request.forbidden
 */
export async function listCommissions(actor: Actor): Promise<CommissionView[]> {
  return (await rowsFrom(actor, null, MAX_EXPORTED)).map(viewOf);
}
