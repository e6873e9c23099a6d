import { daysBefore } from "../../../kernel/time.ts";
import { fromDbInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import {
  FIGURE_DAYS,
  TASK_KINDS,
  type TaskKind,
  type WaitFigures,
  waitFigures,
} from "../../../tasks/rules.ts";
import { authorizeTasks } from "./authorize-tasks.ts";

/** The newest decisions of the days, as many as are read: beyond, the figures are of these. */
const DECISIONS = 5_000;

/**
 * How long the tasks of each kind waited that were settled in the last thirty days; kinds of which none was are left out.
 * @throws {DomainError} request.forbidden
 */
export async function getTaskTimes(
  actor: Actor,
  now = new Date(),
): Promise<{ kind: TaskKind; times: WaitFigures }[]> {
  authorizeTasks(actor);
  const rows = await reads()
    .selectFrom("TaskDecision")
    .select(["decidedAt", "kind", "since"])
    .where("decidedAt", ">=", toDbInstant(daysBefore(now, FIGURE_DAYS)))
    .orderBy("decidedAt", "desc")
    .limit(DECISIONS)
    .execute();
  const waits = new Map<string, number[]>();
  for (const { kind, since, decidedAt } of rows) {
    const ms = fromDbInstant(decidedAt).getTime() - fromDbInstant(since).getTime();
    const known = waits.get(kind);
    if (known) known.push(Math.max(0, ms));
    else waits.set(kind, [Math.max(0, ms)]);
  }
  return TASK_KINDS.flatMap((kind) => {
    const times = waitFigures(waits.get(kind) ?? []);
    return times === null ? [] : [{ kind, times }];
  });
}
