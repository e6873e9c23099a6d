import { reverseEntryIn } from "../../commissions/commands/reverse-entry.ts";
import type { ReversalReason } from "../../commissions/rules.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { type CheckFile, lineOf } from "./check-for-decision.ts";

/**
 * Takes the line of a check's visit back, in the caller's transaction.
 * @throws {DomainError} commission.not-found, commission.reversed; commission.contested where its contest waits
 */
export async function takeLineBack(
  tx: Transaction,
  check: CheckFile,
  { reason, note }: { reason: ReversalReason; note: string },
  actor: Actor,
  now: Date,
): Promise<void> {
  const line = lineOf(check);
  if (line === null) throw new DomainError("commission.not-found");
  const contest = await tx.lineContest.findUnique({ where: { entryId: line.id } });
  if (contest && contest.outcome === null) throw new DomainError("commission.contested");
  await reverseEntryIn(tx, { entryId: line.id, reason, note }, actor, now);
}
