import { DomainError } from "../../kernel/errors.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";

/** Deletes an estimate of one's account, with its page. @throws {DomainError} estimate.not-found */
export async function deleteEstimate(
  { estimateId }: { estimateId: string },
  actor: Actor,
): Promise<void> {
  authorize(actor, "account.change");
  const { count } = await writer().$transaction((tx) =>
    tx.estimate.deleteMany({ where: { id: estimateId, ownerId: actor.userId } }),
  );
  if (count === 0) throw new DomainError("estimate.not-found");
}
