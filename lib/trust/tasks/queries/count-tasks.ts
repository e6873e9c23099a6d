import { COUNT_BOUND, FROM_OLDEST } from "../../../kernel/keyset.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { TASK_KINDS, type TaskKind } from "../rules.ts";
import { oldestTasks, TASK_PERMISSIONS } from "./task-kinds.ts";

/**
 * How much of each kind waits, at most `COUNT_BOUND` each; the kinds of which nothing does are left out.
 * @throws {DomainError} request.forbidden
 */
export async function countTasks(
  actor: Actor,
  now = new Date(),
): Promise<ReadonlyMap<TaskKind, number>> {
  for (const permission of TASK_PERMISSIONS) authorize(actor, permission);
  const { userId } = actor;
  const window = { kinds: TASK_KINDS, after: FROM_OLDEST, limit: COUNT_BOUND, userId };
  const waiting = oldestTasks(window, now);
  const rows = await reads()
    .selectFrom(waiting.as("w"))
    .select("w.kind")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy("w.kind")
    .execute();
  return new Map(rows.map(({ kind, count }) => [kind, Math.min(count, COUNT_BOUND)]));
}
