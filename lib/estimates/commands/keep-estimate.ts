import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { isHeldBy } from "../holder.ts";

/**
 * Has an account keep what its person estimated in this browser. Done twice it changes nothing.
 * @throws {DomainError} estimate.not-found
 */
export async function keepEstimate(
  { estimateId, holderHash }: { estimateId: string; holderHash: string | null },
  actor: Actor,
): Promise<void> {
  authorize(actor, "account.change");
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    const estimate = await tx.estimate.findUnique({
      where: { id: estimateId },
      select: { ownerId: true, holderHash: true },
    });
    if (!estimate || !isHeldBy(estimate, { userId, holderHash })) {
      throw new DomainError("estimate.not-found");
    }
    await tx.estimate.update({
      where: { id: estimateId },
      data: { ownerId: userId, holderHash: null },
    });
  });
}
