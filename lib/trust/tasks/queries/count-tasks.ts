import { COUNT_BOUND } from "../../../kernel/keyset.ts";
import { civilDay, endOfCivilDay, TIME_ZONE } from "../../../kernel/time.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { TASK_KINDS } from "../../../tasks/rules.ts";
import type { CountsByKind } from "../rules.ts";
import { authorizeTasks } from "./authorize-tasks.ts";
import { waitingTasks } from "./waiting-tasks.ts";

/**
 * How much of each kind waits, at most `COUNT_BOUND` each, and how much of that is late, due today, nobody's, one's own.
 * @throws {DomainError} request.forbidden
 */
export async function countTasks(actor: Actor, now = new Date()): Promise<CountsByKind> {
  authorizeTasks(actor);
  const { userId } = actor;
  const instant = toDbInstant(now);
  const dayEnd = toDbInstant(endOfCivilDay(civilDay(now), TIME_ZONE));
  const window = {
    kinds: TASK_KINDS,
    view: "all",
    after: null,
    limit: COUNT_BOUND,
    userId,
  } as const;
  const rows = await reads()
    .selectFrom(waitingTasks(window, now).as("w"))
    .leftJoin("TaskClaim as k", (join) =>
      join
        .onRef("k.kind", "=", "w.kind")
        .onRef("k.subjectId", "=", "w.id")
        .on("k.endsAt", ">", instant),
    )
    .select("w.kind")
    .select(({ fn, eb }) => [
      fn.countAll<number>().as("all"),
      fn.count<number>(eb.case().when("w.dueAt", "<=", instant).then(eb.lit(1)).end()).as("late"),
      fn.count<number>(eb.case().when("w.dueAt", "<", dayEnd).then(eb.lit(1)).end()).as("byNight"),
      fn.count<number>("k.ownerId").as("claimed"),
      fn.count<number>(eb.case().when("k.ownerId", "=", userId).then(eb.lit(1)).end()).as("mine"),
    ])
    .groupBy("w.kind")
    .execute();
  return new Map(
    rows.map(({ kind, all, late, byNight, claimed, mine }) => [
      kind,
      {
        ...{ mine: Number(mine), late: Math.min(Number(late), COUNT_BOUND) },
        today: Math.min(Number(byNight) - Number(late), COUNT_BOUND),
        free: Math.min(Number(all) - Number(claimed), COUNT_BOUND),
        all: Math.min(Number(all), COUNT_BOUND),
      },
    ]),
  );
}
