import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { settleTask } from "../../tasks/commands/settle-task.ts";
import type { SaleRecord } from "./sale-for-action.ts";

/** Settles the step that the team recorded, which waited since the one before; called before its own event is written. */
export async function settleSaleStep(
  tx: Transaction,
  { id, openedAt, teamDueAt }: SaleRecord,
  actor: Actor,
  now: Date,
): Promise<void> {
  const last = await tx.saleEvent.findFirst({
    where: { saleId: id },
    orderBy: { at: "desc" },
    select: { at: true },
  });
  const since = last?.at ?? openedAt;
  const dueAt = teamDueAt ?? since;
  await settleTask(tx, { kind: "sale-step", subjectId: id, since, dueAt }, actor, now);
}
