import { COUNT_BOUND, FROM_OLDEST } from "../../../kernel/keyset.ts";
import { civilDay, daysBefore } from "../../../kernel/time.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { STALE_LEAD_DAYS } from "../../rules.ts";
import type { TaskKind } from "../rules.ts";
import { TASK_PERMISSIONS, TASKS_SQL, type TaskWindow } from "./task-kinds.ts";

const waiting = preparedRead<TaskWindow, { kind: TaskKind; count: number }>(
  `SELECT kind, count(*) AS count FROM (${TASKS_SQL.join(" UNION ALL ")}) GROUP BY kind`,
);

/**
 * How much of each kind waits, at most `COUNT_BOUND` each; the kinds of which nothing does are left out.
 * @throws {DomainError} request.forbidden
 */
export function countTasks(actor: Actor, now = new Date()): ReadonlyMap<TaskKind, number> {
  for (const permission of TASK_PERMISSIONS) authorize(actor, permission);
  const rows = waiting().all({
    ...FROM_OLDEST,
    kind: null,
    idleSince: toDbInstant(daysBefore(now, STALE_LEAD_DAYS)),
    today: civilDay(now),
    limit: COUNT_BOUND,
  });
  return new Map(rows.map(({ kind, count }) => [kind, Math.min(count, COUNT_BOUND)]));
}
