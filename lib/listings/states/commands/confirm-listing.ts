import { DomainError } from "../../../kernel/errors.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { changeListing, type ListingMover, type MovedListing } from "./moved-listing.ts";

/** When a listing was confirmed: that of an example is asked of nobody. */
export const confirmedNow = ({ isDemonstration }: MovedListing, now: Date) => ({
  confirmedAt: isDemonstration ? null : now,
  confirmationAskedAt: null,
});

export async function confirmListingIn(
  tx: Transaction,
  listing: MovedListing,
  { by }: { by: ListingMover },
  now: Date,
) {
  if (listing.status !== "active" || listing.isDemonstration) {
    throw new DomainError("listing.moved");
  }
  const data = confirmedNow(listing, now);
  await changeListing(tx, listing, data, { action: "property.confirmed", by }, now);
}
