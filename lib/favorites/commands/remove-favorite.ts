import { DomainError } from "../../kernel/errors.ts";
import { civilDay } from "../../kernel/time.ts";
import { writer } from "../../platform/db/clients.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { knownListingId } from "../known-listing.ts";

/**
 * Removes a listing from the person's favourites, also one that left the market; nothing happens
 * where it is none.
 * @throws {DomainError} request.forbidden, listing.not-found for one that was never published
 */
export async function removeFavorite(
  { listingId }: { listingId: string },
  actor: Actor,
): Promise<void> {
  authorize(actor, "buying.change");
  const { userId } = actor;
  await writer().$transaction(async (tx) => {
    const listing = await tx.property.findFirst({
      where: { id: knownListingId(listingId), publishedAt: { not: null } },
      select: { id: true, updatedAt: true },
    });
    if (!listing) throw new DomainError("listing.not-found");
    const key = { userId, propertyId: listing.id };
    const favorite = await tx.favorite.findUnique({ where: { userId_propertyId: key } });
    if (!favorite) return;
    await tx.favorite.delete({ where: { userId_propertyId: key } });
    await tx.property.updateMany({
      where: { id: listing.id, favoriteCount: { gt: 0 } },
      // As it was: the client would say that the listing was edited.
      data: { favoriteCount: { decrement: 1 }, updatedAt: listing.updatedAt },
    });
    // Taken from the day it was counted on, or the nearest before that has one left.
    const counted = await tx.propertyDay.findFirst({
      where: {
        propertyId: listing.id,
        favorites: { gt: 0 },
        day: { lte: civilDay(favorite.createdAt) },
      },
      orderBy: { day: "desc" },
    });
    if (!counted) return;
    const { propertyId, day } = counted;
    await tx.propertyDay.update({
      where: { propertyId_day: { propertyId, day } },
      data: { favorites: { decrement: 1 } },
    });
  });
}
