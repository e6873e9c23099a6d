import type { Metadata } from "next";
import { PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { formatPrice, formatSurface } from "@/lib/kernel/format";
import type { ListingDetail } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { pageMetadata } from "../../../page-metadata";
import { LISTING } from "./_parts/copy";
import { HEAD } from "./_parts/server-copy";

/** Longest description that search engines show whole, in characters. */
const DESCRIPTION_LENGTH = 155;

/** How the listing presents itself in tabs, results and shared links. */
export function listingMetadata(listing: ListingDetail): Metadata {
  const { id, type, rooms, surfaceDm2, city, priceCents, title, description, state } = listing;
  const named = listing.isDemonstration ? HEAD.demonstration : (text: string) => text;
  const heading = HEAD.metaTitle(
    PROPERTY_TYPE_LABELS[type],
    HEAD.rooms(rooms),
    formatSurface(surfaceDm2),
    city,
    state === "sold" ? LISTING.states.sold.badge.toLowerCase() : formatPrice(priceCents),
  );
  return pageMetadata({
    title: named(heading),
    description: shortened(named(`${title}. ${description}`)),
    path: routes.listing(id),
    picture: {
      path: routes.listingPicture(id),
      alt: HEAD.socialPictureAlt(listing.isDemonstration),
    },
    kind: "article",
  });
}

/** At most `DESCRIPTION_LENGTH` characters, cut between words. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, "")}…`;
}
