import {
  FROM_OLDEST,
  isInstant,
  type ListPlace,
  type RankedPlace,
} from "../../../kernel/keyset.ts";
import { msBefore } from "../../../kernel/time.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { rowsAfter } from "../../../platform/db/keyset.ts";
import { later } from "../../../platform/db/later.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { TaskListView } from "../../../routes/tasks.ts";
import { TASK_KINDS, type TaskKind } from "../../../tasks/rules.ts";
import { lagMs } from "../rules.ts";
import { type Tasks, tasksOfKind } from "./task-kinds.ts";

/** Which tasks are read: of which kinds and which of them, from where, and how many of each state at most. */
export interface TaskWindow {
  kinds: readonly TaskKind[];
  view: TaskListView;
  after: RankedPlace | null;
  limit: number;
  /** Whose tasks they are: nobody records a sale in which they take part. */
  userId: string;
  /** One task alone. */
  id?: string;
}

const rankOf = (kind: TaskKind): number => TASK_KINDS.indexOf(kind);

/** Where the queue of a kind goes on after a place of them all: due instants that are equal go by kind, then by id. */
function placeIn(kind: TaskKind, after: RankedPlace | null): ListPlace {
  if (after === null) return FROM_OLDEST;
  const rank = rankOf(kind);
  const id = rank === after.rank ? after.id : rank < after.rank ? "~" : "";
  const at = toDbInstant(msBefore(new Date(after.at), lagMs(kind)));
  // Before the first instant that both databases compare with there is nothing.
  return isInstant(at) ? { at, id } : FROM_OLDEST;
}

const claims = (kind: TaskKind, now: Date) =>
  reads()
    .selectFrom("TaskClaim as c")
    .where("c.kind", "=", literal(kind))
    .where("c.endsAt", ">", toDbInstant(now));

/** The first tasks of one state of a kind, cut by the index of that state, with when they are due. */
function firstOf(tasks: Tasks, kind: TaskKind, window: TaskWindow, now: Date) {
  const { view, after, limit, userId, id } = window;
  const rows = rowsAfter(tasks, placeIn(kind, after), limit, "asc")
    .$if(id !== undefined, (list) => list.where("list.id", "=", id ?? ""))
    .$if(view === "late", (list) =>
      list.where("list.at", "<=", toDbInstant(msBefore(now, lagMs(kind)))),
    )
    .$if(view === "mine", (list) =>
      list.where(
        "list.id",
        "in",
        claims(kind, now).select("c.subjectId").where("c.ownerId", "=", userId),
      ),
    )
    .$if(view === "free", (list) =>
      list.where(({ not, exists, lit, ref }) =>
        not(
          exists(
            claims(kind, now)
              .select(lit(1).as("claimed"))
              .where("c.subjectId", "=", ref("list.id")),
          ),
        ),
      ),
    );
  return reads()
    .selectFrom(rows.as("first"))
    .selectAll()
    .select((eb) => [
      later(eb.ref("first.at"), lagMs(kind)).as("dueAt"),
      eb.lit(rankOf(kind)).as("rank"),
    ]);
}

/** The tasks of some kinds that are due first: cut in each state of them, before they are put together. */
export function waitingTasks(window: TaskWindow, now: Date) {
  const [first, ...others] = window.kinds.flatMap((kind) =>
    tasksOfKind(kind, now, window.userId).map((tasks) => firstOf(tasks, kind, window, now)),
  );
  if (first === undefined) throw new TypeError("no kind of task is asked for");
  return first.unionAll(others);
}
