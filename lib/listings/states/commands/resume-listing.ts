import { DomainError } from "../../../kernel/errors.ts";
import { onlineGap } from "../../../mandates/commands/online-gap.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import { confirmedNow } from "./confirm-listing.ts";
import {
  changeListing,
  checkNoOpenSale,
  type ListingMover,
  type MovedListing,
  nextListingStatus,
} from "./moved-listing.ts";

/** @throws {DomainError} listing.no-mandate, listing.home-not-signed, listing.too-early */
async function checkMayBeOnline(tx: Transaction, listing: MovedListing, now: Date): Promise<void> {
  const gap = await onlineGap(tx, listing, now);
  if (gap === "missing") throw new DomainError("listing.no-mandate");
  if (gap === "home" || gap === "seller") throw new DomainError("listing.home-not-signed");
  if (gap === "period") throw new DomainError("listing.too-early");
}

export async function resumeListingIn(
  tx: Transaction,
  listing: MovedListing,
  { by }: { by: ListingMover },
  now: Date,
) {
  const status = nextListingStatus("resume", listing);
  await checkNoOpenSale(tx, listing);
  await checkMayBeOnline(tx, listing, now);
  const data = { status, pauseReason: null, ...confirmedNow(listing, now) };
  await changeListing(tx, listing, data, { action: "property.resumed", by }, now);
}
