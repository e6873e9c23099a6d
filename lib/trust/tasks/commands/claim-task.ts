import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { takeClaim } from "../../../tasks/commands/take-claim.ts";
import type { TaskRef } from "../../../tasks/rules.ts";
import { auditTask } from "./audit-task.ts";
import { waitingTask } from "./waiting-task.ts";

/**
 * Takes a task for two hours; whoever has it renews it.
 * @returns until when
 * @throws {DomainError} request.forbidden, task.not-found, task.claimed, which names who has it and until when
 */
export async function claimTask(ref: TaskRef, actor: Actor, now = new Date()): Promise<Date> {
  await waitingTask(ref, actor, now);
  return writer().$transaction(async (tx) => {
    const until = await takeClaim(tx, ref, actor.userId, now);
    await auditTask(tx, "claimed", ref, actor, now);
    return until;
  });
}

/**
 * Takes several tasks, of which those are left out that somebody else has, or that wait no longer.
 * @returns how many were taken
 * @throws {DomainError} request.forbidden
 */
export async function claimTasks(
  { tasks }: { tasks: readonly TaskRef[] },
  actor: Actor,
  now = new Date(),
): Promise<number> {
  let taken = 0;
  for (const ref of tasks) {
    try {
      await claimTask(ref, actor, now);
      taken += 1;
    } catch (error) {
      const isGone = DomainError.is(error) && error.code.startsWith("task.");
      if (!isGone) throw error;
    }
  }
  return taken;
}
