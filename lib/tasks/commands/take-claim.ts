import { DomainError } from "../../kernel/errors.ts";
import { initialedName } from "../../kernel/person-name.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { TASK_REFUSALS } from "../copy.ts";
import { claimEnd, holderOf, type TaskRef } from "../rules.ts";

/**
 * Gives a task to somebody for two hours from now; whoever has it already renews it.
 * @returns until when
 * @throws {DomainError} task.claimed, which names who has it and until when, while somebody else does
 */
export async function takeClaim(
  tx: Transaction,
  { kind, subjectId }: TaskRef,
  ownerId: string,
  now: Date,
): Promise<Date> {
  const key = { kind_subjectId: { kind, subjectId } };
  const claim = await tx.taskClaim.findUnique({
    where: key,
    include: { owner: { select: { firstName: true, lastName: true } } },
  });
  if (claim && holderOf(claim, ownerId, now) === "other") {
    const who = initialedName(`${claim.owner.firstName} ${claim.owner.lastName}`);
    throw new DomainError("task.claimed", { subjectId: TASK_REFUSALS.claimed(who, claim.endsAt) });
  }
  const held = { ownerId, claimedAt: now, endsAt: claimEnd(now) };
  await tx.taskClaim.upsert({ where: key, create: { kind, subjectId, ...held }, update: held });
  return held.endsAt;
}
