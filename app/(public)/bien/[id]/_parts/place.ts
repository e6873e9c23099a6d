import { distanceKm } from "@/lib/kernel/geo";
import type { ListingDetail } from "@/lib/listings/views";

/**
 * How far the centre of the commune is as the crow flies, in metres: to the nearest hundred below
 * two kilometres, to the half kilometre above. Null where the centre is not known.
 */
export function metresFromCentre(listing: ListingDetail): number | null {
  if (!listing.communeCentre) return null;
  const metres = distanceKm(listing, listing.communeCentre) * 1_000;
  const step = metres < 2_000 ? 100 : 500;
  return Math.round(metres / step) * step;
}
