import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { settleTask } from "../../../tasks/commands/settle-task.ts";

/** A looper's role as it was before the team decided about it. */
interface FormerGrant {
  id: string;
  status: string;
  requestedAt: Date;
  decidedAt: Date | null;
}

/** Settles the task that a decision about a looper ends: their request, or their return. A suspension ends none. */
export async function settleLooperTask(
  tx: Transaction,
  { id: subjectId, status, requestedAt, decidedAt }: FormerGrant,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (status === "pending") {
    await settleTask(tx, { kind: "looper-request", subjectId, since: requestedAt }, actor, now);
  }
  if (status === "suspended") {
    const since = decidedAt ?? requestedAt;
    await settleTask(tx, { kind: "looper-return", subjectId, since }, actor, now);
  }
}
