import { DomainError } from "../../../kernel/errors.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { TaskRef } from "../../../tasks/rules.ts";
import { auditTask } from "./audit-task.ts";

/**
 * Gives one's task back to the team.
 * @throws {DomainError} request.forbidden; task.not-yours where one has it no longer
 */
export async function releaseTask(ref: TaskRef, actor: Actor, now = new Date()): Promise<void> {
  authorize(actor, "tasks.share");
  await writer().$transaction(async (tx) => {
    const { kind, subjectId } = ref;
    const { count } = await tx.taskClaim.deleteMany({
      where: { kind, subjectId, ownerId: actor.userId },
    });
    if (count === 0) throw new DomainError("task.not-yours");
    await auditTask(tx, "released", ref, actor, now);
  });
}

/**
 * Gives several tasks back, of which those are left out that one has no longer.
 * @returns how many were given back
 * @throws {DomainError} request.forbidden
 */
export async function releaseTasks(
  { tasks }: { tasks: readonly TaskRef[] },
  actor: Actor,
  now = new Date(),
): Promise<number> {
  let released = 0;
  for (const ref of tasks) {
    try {
      await releaseTask(ref, actor, now);
      released += 1;
    } catch (error) {
      if (!DomainError.is(error) || error.code !== "task.not-yours") throw error;
    }
  }
  return released;
}
