import { DomainError } from "../../../kernel/errors.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { TASK_RULES, type TaskRef } from "../../../tasks/rules.ts";
import { findTask } from "../queries/list-tasks.ts";
import type { TaskView } from "../rules.ts";

/**
 * A task that waits, for somebody who may settle it. It is read before the transaction: one that is settled at that
 * moment has a claim or a note that nobody sees any more.
 * @throws {DomainError} request.forbidden; task.not-found where nothing waits
 */
export async function waitingTask(ref: TaskRef, actor: Actor, now: Date): Promise<TaskView> {
  authorize(actor, "tasks.share");
  authorize(actor, TASK_RULES[ref.kind].permission);
  const task = await findTask(actor, { kinds: [ref.kind], subjectId: ref.subjectId }, now);
  if (!task) throw new DomainError("task.not-found");
  return task;
}
