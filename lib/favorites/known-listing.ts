import { DomainError } from "../kernel/errors.ts";
import { isId } from "../kernel/ids.ts";

/** @throws {DomainError} listing.not-found for what no listing can be called. */
export function knownListingId(listingId: string): string {
  if (!isId(listingId)) throw new DomainError("listing.not-found");
  return listingId;
}
