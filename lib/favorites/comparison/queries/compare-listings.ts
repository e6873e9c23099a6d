import { findListing } from "../../../listings/queries/find-listing.ts";
import { findPriceDrops } from "../../../listings/queries/find-price-drops.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { ComparedListing } from "../views.ts";

/**
 * Listings side by side, in the order given; those without a page are left out.
 * @throws {DomainError} request.forbidden
 */
export async function compareListings(
  ids: readonly string[],
  actor: Actor,
  now = new Date(),
): Promise<ComparedListing[]> {
  authorize(actor, "buying.read");
  if (ids.length === 0) return [];
  const found = await Promise.all(ids.map((id) => findListing(id, now)));
  const listings = found.filter((listing) => listing !== null);
  const judged = await reads()
    .selectFrom("Favorite")
    .select(["propertyId", "mark", "note"])
    .where("userId", "=", actor.userId)
    .where("propertyId", "in", ids)
    .execute();
  const drops = await findPriceDrops(ids, now);
  return listings.map((listing) => {
    const own = judged.find(({ propertyId }) => propertyId === listing.id);
    const drop = drops.get(listing.id) ?? null;
    return { listing, drop, mark: own?.mark ?? null, note: own?.note ?? null };
  });
}
