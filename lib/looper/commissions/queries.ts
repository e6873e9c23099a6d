import type { Actor } from "../../accounts/sessions/queries.ts";
import { type Place, pageOf, placeAfter } from "../../kernel/keyset.ts";
import { civilDay } from "../../kernel/time.ts";
import { authorize } from "../../policy/can.ts";
import { toDbInstant } from "../../server/db/instants.ts";
import { preparedRead } from "../../server/db/raw.ts";
import type { CommissionEvent, CommissionView, LedgerView } from "./views.ts";

const PAGE_LENGTH = 50;
/** Most lines of one file: some decades of a looper's work. */
const MAX_EXPORTED = 20_000;
const DAY_MS = 86_400_000;

interface EntryRow extends Place {
  event: CommissionEvent;
  ruleVersion: string;
  amountCents: number;
  occurredAt: string;
  title: string | null;
}

const entriesOf = preparedRead<Place & { userId: string; limit: number }, EntryRow>(
  `SELECT * FROM (SELECT 0 AS rank, -unixepoch(e.occurredAt) AS at, e.id, e.event, e.ruleVersion, e.amountCents, e.occurredAt, p.title
   FROM CommissionEntry e LEFT JOIN Property p ON p.id = e.propertyId
   WHERE e.ambassadorId = :userId
   ) WHERE (rank, at, id) > (:rank, :at, :id) ORDER BY rank, at, id LIMIT :limit`,
);

const totalsOf = preparedRead<
  { userId: string },
  { event: CommissionEvent; count: number; amountCents: number }
>(
  `SELECT event, count(*) AS count, sum(amountCents) AS amountCents FROM CommissionEntry
   WHERE ambassadorId = :userId GROUP BY event`,
);

/** The amounts by instant since then: the months of Paris are told apart from them. */
const amountsSince = preparedRead<
  { userId: string; since: string },
  { occurredAt: string; amountCents: number }
>(
  `SELECT occurredAt, sum(amountCents) AS amountCents FROM CommissionEntry
   WHERE ambassadorId = :userId AND occurredAt >= :since GROUP BY occurredAt`,
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
    property: title,
    ruleVersion,
    amountCents,
  };
  return entry;
}

function paidInMonthOf(now: Date, userId: string): number {
  const month = (instant: Date) => civilDay(instant).slice(0, 7);
  const since = toDbInstant(new Date(now.getTime() - 32 * DAY_MS));
  return amountsSince()
    .all({ userId, since })
    .filter(({ occurredAt }) => month(new Date(occurredAt)) === month(now))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
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
  for (const { event, ...total } of totalsOf().all({ userId })) byEvent[event] = total;
  return {
    totalCents: Object.values(byEvent).reduce((sum, { amountCents }) => sum + amountCents, 0),
    thisMonthCents: paidInMonthOf(now, userId),
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
