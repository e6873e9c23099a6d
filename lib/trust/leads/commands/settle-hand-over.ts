import { daysAfter } from "../../../kernel/time.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { settleTask } from "../../../tasks/commands/settle-task.ts";
import { STALE_LEAD_DAYS } from "../../rules.ts";

/** A lead as it was before it was handed over. */
interface FormerLead {
  id: string;
  fromId: string | null;
  freeAt: Date | null;
  teamDueAt: Date | null;
  updatedAt: Date;
}

/** Settles the task that a hand-over ends: a lead that nobody had, or that nothing happened to. Of another it is none. */
export async function settleHandOver(
  tx: Transaction,
  { id: subjectId, fromId, freeAt, teamDueAt, updatedAt }: FormerLead,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (fromId === null) {
    const since = freeAt ?? updatedAt;
    const dueAt = teamDueAt ?? since;
    await settleTask(tx, { kind: "lead-free", subjectId, since, dueAt }, actor, now);
    return;
  }
  const since = daysAfter(updatedAt, STALE_LEAD_DAYS);
  if (since.getTime() > now.getTime()) return;
  await settleTask(tx, { kind: "lead-stale", subjectId, since }, actor, now);
}
