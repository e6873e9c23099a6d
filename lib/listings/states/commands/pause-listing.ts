import type { Transaction } from "../../../platform/db/clients.ts";
import { pauseVisitsIn } from "../../withdrawal/commands/pause-visits.ts";
import type { AgreedVisits } from "../rules.ts";
import {
  changeListing,
  type ListingMover,
  type MovedListing,
  nextListingStatus,
} from "./moved-listing.ts";

export async function pauseListingIn(
  tx: Transaction,
  listing: MovedListing,
  { by, visits }: { by: ListingMover; visits: AgreedVisits },
  now: Date,
) {
  const status = nextListingStatus("pause", listing);
  const data = { status, pauseReason: "seller", confirmationAskedAt: null } as const;
  const detail = { visits };
  await changeListing(tx, listing, data, { action: "property.paused", by, detail }, now);
  await pauseVisitsIn(tx, listing.id, visits, now);
}
