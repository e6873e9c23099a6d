import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { isSearchableStatus } from "../../../kernel/property-kinds.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { can } from "../../../policy/can.ts";
import { findListing } from "../../queries/find-listing.ts";
import type { ListingDetail } from "../../views.ts";

/** Who has a home's papers printed: its seller, the looper who takes care of it, the team. */
function mayPrint(home: { sellerId: string; ambassadorId: string | null }, actor: Actor): boolean {
  return (
    (home.sellerId === actor.userId && can(actor, "selling.read")) ||
    (home.ambassadorId === actor.userId && can(actor, "looping.work")) ||
    can(actor, "listings.check")
  );
}

/**
 * A listing as its window card and leaflet say it: what is published, and nothing else.
 * @throws {DomainError} listing.not-found for a home that is not the actor's, listing.moved for one that is not for sale
 */
export async function findPrintedListing(
  id: string,
  actor: Actor,
  now = new Date(),
): Promise<ListingDetail> {
  const home = isId(id)
    ? await reads()
        .selectFrom("Property")
        .select(["sellerId", "ambassadorId", "status"])
        .where("id", "=", id)
        .executeTakeFirst()
    : undefined;
  if (!home || !mayPrint(home, actor)) throw new DomainError("listing.not-found");
  if (!isSearchableStatus(home.status)) {
    throw new DomainError("listing.moved");
  }
  const listing = await findListing(id, now);
  // It left the site between both reads.
  if (listing === null || listing.state === "sold") throw new DomainError("listing.moved");
  return listing;
}
