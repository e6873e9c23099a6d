import { writer } from "../../../platform/db/clients.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { AgreedVisits, ListingMove } from "../rules.ts";
import { confirmListingIn } from "./confirm-listing.ts";
import { ownListing } from "./moved-listing.ts";
import { pauseListingIn } from "./pause-listing.ts";
import { resumeListingIn } from "./resume-listing.ts";

const MOVES = {
  pause: pauseListingIn,
  resume: resumeListingIn,
  confirm: confirmListingIn,
} as const satisfies Record<ListingMove, typeof pauseListingIn>;

/**
 * Pauses a listing of one's own, puts it back, or confirms that it is for sale. Of a pause, requests of visits
 * end, and agreed ones are held or end, as the seller chooses; triggers tell the search, and the pages that show it.
 * @throws {DomainError} request.forbidden, listing.not-found, listing.moved; listing.no-mandate,
 * listing.home-not-signed, listing.too-early, listing.sale-open where it can't be put back
 */
export async function moveListing(
  {
    propertyId,
    move,
    visits = "keep",
  }: { propertyId: string; move: ListingMove; visits?: AgreedVisits },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  authorize(actor, "selling.change");
  await writer().$transaction(async (tx) =>
    MOVES[move](tx, await ownListing(tx, propertyId, actor), { by: actor, visits }, now),
  );
}
