import { DomainError } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { fullName } from "../../../kernel/person-name.ts";
import { notify } from "../../../notifications/commands/notify.ts";
import { type Transaction, writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { dropClaim } from "../../../tasks/commands/drop-claim.ts";
import { takeClaim } from "../../../tasks/commands/take-claim.ts";
import { TASK_NAMES } from "../../../tasks/copy.ts";
import type { TaskRef } from "../../../tasks/rules.ts";
import type { HandOnInput } from "../schemas.ts";
import { auditTask } from "./audit-task.ts";
import { waitingTask } from "./waiting-task.ts";

/** Somebody else of the team. @throws {DomainError} task.no-manager for anybody else, oneself included */
async function requireColleague(tx: Transaction, toId: string, actor: Actor): Promise<void> {
  const held = await tx.roleGrant.count({
    where: {
      ...{ userId: toId, role: "trust_manager", status: "active" },
      user: { erasedAt: null },
    },
  });
  if (held === 0 || toId === actor.userId) throw new DomainError("task.no-manager");
}

/**
 * Hands a task on to somebody else of the team, with a note: they have it for two hours from now, and are notified. Whose
 * it is or was at that moment does not matter, but it must not be a third person's.
 * @throws {DomainError} request.forbidden, task.not-found, task.no-manager, task.claimed while a third person has it
 */
export async function handOnTask(
  { toId, note, ...ref }: HandOnInput,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const task = await waitingTask(ref, actor, now);
  await writer().$transaction(async (tx) => {
    await requireColleague(tx, toId, actor);
    const { kind, subjectId } = ref;
    const own = await tx.taskClaim.count({ where: { kind, subjectId, ownerId: actor.userId } });
    if (own > 0) await dropClaim(tx, ref);
    await takeClaim(tx, ref, toId, now);
    await tx.taskComment.create({
      data: { id: newId(), kind, subjectId, authorId: actor.userId, toId, text: note, at: now },
      select: { id: true },
    });
    await auditTask(tx, "handed-on", ref, actor, now, toId);
    const what = [TASK_NAMES[kind], task.subject].filter((word) => word !== "").join(", ");
    const data = { kind, subjectId, what, name: fullName(actor), note };
    await notify(tx, { userId: toId, event: "task.handed-on", data }, now);
  });
}

/**
 * Hands several tasks on, of which those are left out that a third person has, or that wait no longer.
 * @returns how many were handed on
 * @throws {DomainError} request.forbidden, task.no-manager
 */
export async function handTasksOn(
  { tasks, toId, note }: { tasks: readonly TaskRef[]; toId: string; note: string },
  actor: Actor,
  now = new Date(),
): Promise<number> {
  let handed = 0;
  for (const ref of tasks) {
    try {
      await handOnTask({ ...ref, toId, note }, actor, now);
      handed += 1;
    } catch (error) {
      const isGone =
        DomainError.is(error) && (error.code === "task.claimed" || error.code === "task.not-found");
      if (!isGone) throw error;
    }
  }
  return handed;
}
