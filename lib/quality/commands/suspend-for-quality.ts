import { candidatesAfter, moveLooperIn } from "../../accounts/role-grants/commands/move-looper.ts";
import type { SuspensionReason } from "../../accounts/role-grants/reasons.ts";
import { DomainError } from "../../kernel/errors.ts";
import type { Candidates } from "../../leads/views.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";

/** To whom a looper's leads would go on, read before the transaction that suspends them; empty where nobody is to be. */
export const candidatesIfSuspended = async (
  looperId: string | null,
  isSuspended: boolean,
  now: Date,
): Promise<Candidates> =>
  looperId !== null && isSuspended ? candidatesAfter("suspend", looperId, now) : new Map();

/**
 * Suspends a looper in force, in the caller's transaction, as from their file.
 * @throws {DomainError} role.decided where they are not in force (any more); request.forbidden for oneself
 */
export async function suspendIn(
  tx: Transaction,
  { looperId, reason }: { looperId: string; reason: SuspensionReason },
  { actor, candidates }: { actor: Actor; candidates: Candidates },
  now: Date,
): Promise<void> {
  if (looperId === actor.userId) throw new DomainError("request.forbidden");
  const grant = await tx.roleGrant.findUnique({
    where: { userId_role: { userId: looperId, role: "ambassador" } },
    select: { id: true, user: { select: { email: true, firstName: true } } },
  });
  if (!grant) throw new DomainError("role.decided");
  const person = { userId: looperId, ...grant.user };
  const moved = { grantId: grant.id, move: "suspend", reason } as const;
  await moveLooperIn(tx, moved, { person, decider: actor, candidates }, now);
}
