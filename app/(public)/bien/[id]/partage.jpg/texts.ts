import { PROPERTY_TYPE_LABELS } from "../../../../../lib/content/common.ts";
import { formatPrice, formatSurface } from "../../../../../lib/kernel/format.ts";
import type { ListingDetail } from "../../../../../lib/listings/views.ts";
import { LISTING } from "../_parts/copy.ts";
import { HEAD } from "../_parts/server-copy.ts";

/** The words of a listing's social picture. */
export interface SocialPictureTexts {
  /** What the listing is, where it is no real one. */
  notice: string | null;
  place: string;
  /** The price, or that it is sold. */
  headline: string;
  type: string;
  surface: string;
}

/**
 * Made of fields, never of the seller's own words: whatever those are, the picture can be drawn.
 * Only characters that the font has are left, for the drawing fetches a font for any other.
 */
export function socialPictureTexts(
  listing: Pick<
    ListingDetail,
    | "city"
    | "isDemonstration"
    | "postalCode"
    | "priceCents"
    | "rooms"
    | "state"
    | "surfaceDm2"
    | "type"
  >,
): SocialPictureTexts {
  const { city, postalCode, priceCents, rooms, state, surfaceDm2, type } = listing;
  return {
    notice: listing.isDemonstration ? drawable(LISTING.demonstration.badge) : null,
    place: drawable(`${city} ${postalCode}`),
    headline: drawable(state === "sold" ? LISTING.states.sold.badge : formatPrice(priceCents)),
    type: drawable(`${PROPERTY_TYPE_LABELS[type]} ${HEAD.rooms(rooms)}`),
    surface: drawable(formatSurface(surfaceDm2)),
  };
}

/** Latin letters and a few signs; every kind of space becomes an ordinary one. */
function drawable(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[^ -~¡-ÿŒœŸ€’–—]/g, "");
}
