import { FROM_NEWEST, type ListPage, PAGE_LENGTH } from "../../../kernel/keyset.ts";
import type { SelfAssignableRole } from "../../../kernel/roles.ts";
import { readSort, type Sort, sortedPageOf } from "../../../kernel/sorted-list.ts";
import type { StoredInstant } from "../../../platform/db/instants.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { ENTRY_SORTS, type EntrySort } from "../rules.ts";
import type { EntryFilter, EntryRowView } from "../views.ts";
import { countQueues } from "./count-queues.ts";
import { queued } from "./entry-expressions.ts";
import { type EntryRow, readEntries, toEntryView } from "./entry-rows.ts";

interface Queued {
  id: string;
  role: SelfAssignableRole;
  confirmedAt: StoredInstant;
}

type QueuePlace = Pick<Queued, "confirmedAt" | "id">;

/** Behind whoever stands in a queue. */
const BEHIND_ALL: QueuePlace = {
  confirmedAt: FROM_NEWEST.at as StoredInstant,
  id: FROM_NEWEST.id,
};

/** Two places of a role's queue. */
interface Stretch {
  role: SelfAssignableRole;
  after: QueuePlace;
  to: QueuePlace;
}

const waitingIn = ({ role, after, to }: Stretch, slot: number) =>
  queued()
    .select(({ fn, lit }) => [lit(slot).as("slot"), fn.countAll<number>().as("waiting")])
    .where("q.role", "=", role)
    .where((eb) =>
      eb(eb.refTuple("q.confirmedAt", "q.id"), ">", eb.tuple(after.confirmedAt, after.id)),
    )
    .where((eb) => eb(eb.refTuple("q.confirmedAt", "q.id"), "<=", eb.tuple(to.confirmedAt, to.id)));

/** How many stand after one place and up to another, of each stretch: in one statement. */
async function countStretches(stretches: readonly Stretch[]): Promise<ReadonlyMap<number, number>> {
  const [first, ...others] = stretches.map(waitingIn);
  if (first === undefined) return new Map();
  const rows = await others.reduce((all, each) => all.unionAll(each), first).execute();
  return new Map(rows.map(({ slot, waiting }) => [slot, waiting]));
}

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
async function positionsOf(
  actor: Actor,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<string, number>> {
  const waiting = rows
    .flatMap(({ id, role, stage, confirmedAt }): Queued[] =>
      stage === "confirmed" && confirmedAt !== null ? [{ id, role, confirmedAt }] : [],
    )
    .sort((a, b) => inOrder(b, a));
  const positions = new Map<string, number>();
  if (waiting.length === 0) return positions;
  const stretches = waiting.map((entry, index): Stretch => {
    const next = waiting[index - 1];
    const to = next?.role === entry.role ? next : BEHIND_ALL;
    return { role: entry.role, after: entry, to };
  });
  const after = await countStretches(stretches);
  const lengths = await countQueues(actor);
  let position = 0;
  waiting.forEach(({ id, role }, index) => {
    if (waiting[index - 1]?.role !== role) position = lengths[role];
    position -= after.get(index) ?? 0;
    positions.set(id, position);
  });
  return positions;
}

/**
 * The waitlist, who subscribed last first, unless another order is asked for.
 * @throws {DomainError} request.forbidden
 */
export async function listEntries(
  actor: Actor,
  {
    filter,
    sort = readSort<EntrySort>({}, ENTRY_SORTS),
    cursor = null,
  }: { filter: EntryFilter; sort?: Sort<EntrySort>; cursor?: string | null },
): Promise<ListPage<EntryRowView>> {
  authorize(actor, "waitlist.manage");
  const rows = await readEntries(filter, sort, cursor, PAGE_LENGTH + 1);
  const positions = await positionsOf(actor, rows);
  return sortedPageOf(rows, sort, (row) => ({
    ...toEntryView(row),
    position: positions.get(row.id) ?? null,
  }));
}
