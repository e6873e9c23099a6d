import {
  FROM_NEWEST,
  type ListPage,
  listPageOf,
  PAGE_LENGTH,
  readCursor,
} from "../../../kernel/keyset.ts";
import type { SelfAssignableRole } from "../../../kernel/roles.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { queued } from "../sql.ts";
import type { EntryFilter, EntryRowView } from "../views.ts";
import { countQueues } from "./count-queues.ts";
import { type EntryRow, entryRows, toEntryView, wantedEntries } from "./entry-rows.ts";

interface Queued {
  id: string;
  role: SelfAssignableRole;
  confirmedAt: string;
}

/** How many of a role's queue stand after one place and up to another. */
const between = preparedRead<{ ranges: string }, { waiting: number }>(
  `SELECT (SELECT count(*) FROM WaitlistEntry q INDEXED BY WaitlistEntry_queue
     WHERE q.role = j.value ->> 0 AND ${queued("q")}
       AND (q.confirmedAt, q.id) > (j.value ->> 1, j.value ->> 2)
       AND (q.confirmedAt, q.id) <= (j.value ->> 3, j.value ->> 4)) AS waiting
   FROM json_each(:ranges) j ORDER BY j.key`,
);

const inOrder = (a: Queued, b: Queued) =>
  a.role === b.role
    ? a.confirmedAt === b.confirmedAt
      ? Number(a.id > b.id) - Number(a.id < b.id)
      : Number(a.confirmedAt > b.confirmedAt) - Number(a.confirmedAt < b.confirmedAt)
    : Number(a.role > b.role) - Number(a.role < b.role);

/**
 * Where those of some rows who wait for an invitation stand. Each queue is walked from its end, once,
 * from one of them to the next: those of the list's first page are the last of their queues.
 */
function positionsOf(actor: Actor, rows: readonly EntryRow[]): ReadonlyMap<string, number> {
  const waiting = rows
    .flatMap(({ id, role, stage, confirmedAt }): Queued[] =>
      stage === "confirmed" && confirmedAt !== null ? [{ id, role, confirmedAt }] : [],
    )
    .sort((a, b) => inOrder(b, a));
  const positions = new Map<string, number>();
  if (waiting.length === 0) return positions;
  const ranges = waiting.map(({ id, role, confirmedAt }, index) => {
    const next = waiting[index - 1];
    const to = next?.role === role ? [next.confirmedAt, next.id] : ["~", "~"];
    return [role, confirmedAt, id, ...to];
  });
  const after = between().all({ ranges: JSON.stringify(ranges) });
  const lengths = countQueues(actor);
  let position = 0;
  waiting.forEach(({ id, role }, index) => {
    if (waiting[index - 1]?.role !== role) position = lengths[role];
    position -= after[index]?.waiting ?? 0;
    positions.set(id, position);
  });
  return positions;
}

/**
 * The waitlist, who subscribed last first.
 * @throws {DomainError} request.forbidden
 */
export function listEntries(
  actor: Actor,
  { filter, cursor }: { filter: EntryFilter; cursor?: string | null },
): ListPage<EntryRowView> {
  authorize(actor, "waitlist.manage");
  const rows = entryRows().all({
    ...wantedEntries(filter),
    ...readCursor(cursor, FROM_NEWEST),
    limit: PAGE_LENGTH + 1,
  });
  const positions = positionsOf(actor, rows);
  return listPageOf(rows, (row) => ({
    ...toEntryView(row),
    position: positions.get(row.id) ?? null,
  }));
}
