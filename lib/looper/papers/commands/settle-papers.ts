import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { settleTask } from "../../../tasks/commands/settle-task.ts";

/** Papers of a looper, one of whom was decided about. */
interface Decided {
  looperId: string;
  grantId: string;
  handedInAt: Date;
}

/**
 * Settles the task of a looper's changed papers once none waits any more. While others do it goes on, since the first of
 * them; and those of a person who is no looper yet belong to their request.
 */
export async function settlePapers(
  tx: Transaction,
  { looperId, grantId, handedInAt }: Decided,
  actor: Actor,
  now: Date,
): Promise<void> {
  const waiting = await tx.looperPaper.count({ where: { looperId, endedAt: null } });
  if (waiting > 0) return;
  const { status } = await tx.roleGrant.findUniqueOrThrow({
    where: { id: grantId },
    select: { status: true },
  });
  if (status !== "active" && status !== "suspended") return;
  const task = { kind: "looper-change", subjectId: grantId, since: handedInAt } as const;
  await settleTask(tx, task, actor, now);
}
