import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { CHOOSABLE } from "../../../listings/states/rules.ts";
import { type LeftBehind, leaveHomeIn } from "../../../looper-charges/commands/leave-home.ts";
import { hasSaleUnderWay } from "../../../looper-charges/commands/sale-under-way.ts";
import { LEAVING_TIMEOUT_MS } from "../../../looper-charges/rules.ts";
import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { LeaveHomeInput } from "../schemas.ts";

/**
 * The looper leaves a home that they take care of: its planned visits go to the seller, who is notified and can choose
 * another looper. What they earned there stays.
 * @throws {DomainError} request.forbidden; listing.not-found for a home that is not theirs; looper.home-under-offer;
 * listing.moved for one that is sold or withdrawn
 */
export async function leaveHome(
  { propertyId }: LeaveHomeInput,
  actor: Actor,
  now = new Date(),
): Promise<LeftBehind> {
  authorize(actor, "looping.work");
  const { userId: looperId, firstName } = actor;
  return writer().$transaction(
    async (tx) => {
      const home = isId(propertyId)
        ? await tx.property.findFirst({
            where: { id: propertyId, ambassadorId: looperId },
            select: { sellerId: true, title: true, status: true },
          })
        : null;
      if (!home) throw new DomainError("listing.not-found");
      if (await hasSaleUnderWay(tx, { looperId, propertyId }))
        throw new DomainError("looper.home-under-offer");
      const { sellerId, title, status } = home;
      if (!CHOOSABLE.includes(status)) throw new DomainError("listing.moved");
      const charge = { propertyId, sellerId, looperId, title };
      const left = await leaveHomeIn(tx, charge, firstName, actor, now);
      if (left === null) throw new DomainError("listing.not-found");
      return left;
    },
    { timeout: LEAVING_TIMEOUT_MS },
  );
}
