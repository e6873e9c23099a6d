import type { Metadata } from "next";
import { BRAND } from "@/lib/content/fr/brand";
import { PROPERTY_TYPE_LABELS } from "@/lib/content/fr/common";
import { LISTING } from "@/lib/content/fr/listing";
import { formatPrice, formatRoundedSurface } from "@/lib/kernel/format";
import { SOCIAL_PICTURE } from "@/lib/listings/social-picture";
import type { ListingDetail } from "@/lib/listings/views";
import { routes } from "@/lib/routes";

/** Longest description that search engines show whole, in characters. */
const DESCRIPTION_LENGTH = 155;

/** How the listing presents itself in tabs, results and shared links. */
export function listingMetadata(listing: ListingDetail): Metadata {
  const { id, type, rooms, surfaceDm2, city, priceCents, title, description, state } = listing;
  const heading = LISTING.metaTitle(
    PROPERTY_TYPE_LABELS[type],
    LISTING.rooms(rooms),
    formatRoundedSurface(surfaceDm2),
    city,
    state === "sold" ? LISTING.states.sold.badge.toLowerCase() : formatPrice(priceCents),
  );
  const summary = shortened(`${title}. ${description}`);
  const url = routes.listing(id);
  return {
    title: heading,
    description: summary,
    alternates: { canonical: url },
    openGraph: {
      type: "article",
      siteName: BRAND.name,
      locale: "fr_FR",
      url,
      title: heading,
      description: summary,
      images: { url: routes.listingPicture(id), alt: LISTING.socialPictureAlt, ...SOCIAL_PICTURE },
    },
    twitter: { card: "summary_large_image", title: heading, description: summary },
  };
}

/** At most `DESCRIPTION_LENGTH` characters, cut between words. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, "")}…`;
}
