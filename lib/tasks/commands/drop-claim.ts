import type { Transaction } from "../../platform/db/clients.ts";
import type { TaskRef } from "../rules.ts";

/** Ends whatever claim a task has: it is settled, or waits no longer. */
export async function dropClaim(tx: Transaction, { kind, subjectId }: TaskRef): Promise<void> {
  await tx.taskClaim.deleteMany({ where: { kind, subjectId } });
}
