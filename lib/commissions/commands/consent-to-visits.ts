import { recordAudit } from "../../audit/commands/record-audit.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { VisitsConsent } from "../schemas.ts";

/**
 * The team agrees to pay so many visits of a home, all together: more than the rule does, or fewer than were agreed to
 * before. Half of the home's fee stays the most that they cost.
 * @throws {DomainError} request.forbidden; listing.not-found; commission.own for the home's own looper
 */
export async function consentToVisits(
  { propertyId, upTo, reason }: VisitsConsent,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ propertyId: string }>> {
  authorize(actor, "commissions.correct");
  return onceTransaction(async (tx) => {
    const home = await tx.property.findUnique({
      where: { id: propertyId },
      select: { ambassadorId: true, sellerId: true },
    });
    if (!home) throw new DomainError("listing.not-found");
    if (home.ambassadorId === actor.userId) throw new DomainError("commission.own");
    await tx.visitConsent.create({
      data: { id: newId(), propertyId, upTo, reason, givenById: actor.userId, at: now },
    });
    await recordAudit(
      tx,
      {
        action: "commission.visits-consented",
        subject: { type: "property", id: propertyId },
        actor,
        concernsId: home.ambassadorId,
        detail: { upTo },
      },
      now,
    );
    return { propertyId };
  });
}
