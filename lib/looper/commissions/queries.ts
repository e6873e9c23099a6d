import { type Place, pageOf, placeAfter } from "../../kernel/keyset.ts";
import { daysBefore, MONTH_DAYS } from "../../kernel/time.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { CommissionEvent, CommissionView, LedgerView } from "./views.ts";

const PAGE_LENGTH = 50;
/** Most lines of one file: some decades of a looper's work. */
const MAX_EXPORTED = 20_000;

interface EntryRow extends Place {
  event: CommissionEvent;
  ruleVersion: string;
  amountCents: number;
  occurredAt: string;
  /** Null on lines of before names were required. */
  title: string | null;
}

const entriesOf = preparedRead<Place & { userId: string; limit: number }, EntryRow>(
  `SELECT * FROM (SELECT 0 AS rank, -unixepoch(e.occurredAt) AS at, e.id, e.event, e.ruleVersion, e.amountCents, e.occurredAt,
     coalesce(p.title, e.propertyName) AS title
   FROM CommissionEntry e LEFT JOIN Property p ON p.id = e.propertyId
   WHERE e.ambassadorId = :userId
   ) WHERE (rank, at, id) > (:rank, :at, :id) ORDER BY rank, at, id LIMIT :limit`,
);

const totalsOf = preparedRead<
  { userId: string; since: string; now: string },
  { event: CommissionEvent; count: number; amountCents: number; recentCents: number }
>(
  `SELECT event, count(*) AS count, sum(amountCents) AS amountCents,
     coalesce(sum(amountCents) FILTER (WHERE occurredAt > :since AND occurredAt <= :now), 0)
       AS recentCents
   FROM CommissionEntry WHERE ambassadorId = :userId GROUP BY event`,
);

function rowsFrom(actor: Actor, after: string | null, limit: number): EntryRow[] {
  authorize(actor, "looping.read");
  return entriesOf().all({ userId: actor.userId, ...placeAfter(after), limit });
}

function viewOf({ id, event, ruleVersion, amountCents, occurredAt, title }: EntryRow) {
  const entry: CommissionView = {
    id,
    event,
    occurredAt: new Date(occurredAt),
    property: title ?? "",
    ruleVersion,
    amountCents,
  };
  return entry;
}

/**
 * The looper's own ledger, the last line first.
 * @throws {DomainError} request.forbidden
 */
export function getLedger(
  actor: Actor,
  { after = null }: { after?: string | null } = {},
  now = new Date(),
): LedgerView {
  const rows = rowsFrom(actor, after, PAGE_LENGTH + 1);
  const { shown, nextCursor } = pageOf(rows, PAGE_LENGTH);
  const { userId } = actor;
  const nothing = () => ({ count: 0, amountCents: 0 });
  const byEvent: LedgerView["byEvent"] = {
    visit_organised: nothing(),
    sale_signed: nothing(),
    reversal: nothing(),
  };
  const since = toDbInstant(daysBefore(now, MONTH_DAYS));
  let recentCents = 0;
  for (const row of totalsOf().all({ userId, since, now: toDbInstant(now) })) {
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
export function listCommissions(actor: Actor): CommissionView[] {
  return rowsFrom(actor, null, MAX_EXPORTED).map(viewOf);
}
