import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import type { FileSharing, OfferId } from "../schemas.ts";

/**
 * The buyer's choice whether the seller of a home may see their file, of all that was offered for it.
 * @throws {DomainError} request.forbidden, offer.not-found
 */
export async function setFileSharing(
  { offerId, share }: FileSharing,
  actor: Actor,
  now = new Date(),
): Promise<OfferId> {
  authorize(actor, "buying.change");
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    const offer = isId(offerId)
      ? await tx.offer.findFirst({ where: { id: offerId, buyerId: userId } })
      : null;
    if (!offer) throw new DomainError("offer.not-found");
    const { propertyId } = offer;
    await tx.offer.updateMany({
      where: { propertyId, buyerId: userId, fileSharedAt: share ? null : { not: null } },
      data: { fileSharedAt: share ? now : null },
    });
  });
  return { offerId };
}
