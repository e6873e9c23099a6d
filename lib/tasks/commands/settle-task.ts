import { newId } from "../../kernel/ids.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { dueOf, type SettledTask } from "../rules.ts";
import { dropClaim } from "./drop-claim.ts";

/**
 * Notes by whom a task was settled, in the transaction of what settles it: nobody has it any more. Whoever had claimed it
 * does not matter: a decision waits for nobody's claim.
 */
export async function settleTask(
  tx: Transaction,
  task: SettledTask,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { kind, subjectId, since } = task;
  await dropClaim(tx, task);
  await tx.taskDecision.create({
    data: {
      ...{ id: newId(), kind, subjectId, since, dueAt: dueOf(task) },
      ...{ decidedAt: now, decidedById: actor.userId },
    },
    select: { id: true },
  });
}
