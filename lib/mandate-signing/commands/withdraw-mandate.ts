import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { mandateInForce } from "../../mandates/commands/mandate-in-force.ts";
import { mayWithdrawAt } from "../../mandates/rules.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { endMandateIn } from "./end-mandate.ts";

/**
 * The seller withdraws from a mandate within its fourteen days, whatever became of their role: no reason is asked for.
 * @throws {DomainError} listing.not-found, mandate.not-in-force, mandate.withdrawal-over
 */
export async function withdrawMandate(
  { propertyId }: { propertyId: string },
  actor: Actor,
  now = new Date(),
): Promise<{ propertyId: string }> {
  authorize(actor, "account.change");
  await writer().$transaction(async (tx) => {
    const own = isId(propertyId)
      ? await tx.property.count({ where: { id: propertyId, sellerId: actor.userId } })
      : 0;
    if (own === 0) throw new DomainError("listing.not-found");
    const mandate = await mandateInForce(tx, propertyId);
    if (mandate === null) throw new DomainError("mandate.not-in-force");
    if (!mayWithdrawAt(mandate, now)) throw new DomainError("mandate.withdrawal-over");
    const { number } = mandate;
    const end = { cause: "withdrawn", pauseReason: "seller", action: "mandate.withdrawn" } as const;
    await endMandateIn(tx, { number, propertyId, ...end, actor }, now);
  });
  return { propertyId };
}
