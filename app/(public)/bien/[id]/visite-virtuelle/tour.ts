import type { Metadata } from "next";
import { cache } from "react";
import { pageMetadata } from "@/app/page-metadata";
import { findTourPage } from "@/lib/listings/queries/find-tour-page";
import { HEAD, MISSING_LISTING } from "../_parts/server-copy";
import { TOUR } from "./copy";

/** Read once a request, for the page and its metadata. */
export const loadTour = cache(findTourPage);

/** Search engines are led to the listing: the tour has no words of its own. */
export async function tourMetadata({
  params,
}: {
  params: Promise<{ id: string }>;
}): Promise<Metadata> {
  const found = await loadTour((await params).id);
  if (found.kind === "none") return pageMetadata({ title: TOUR.none.title });
  if (found.kind !== "found") return pageMetadata({ title: MISSING_LISTING[found.kind].title });
  const title = TOUR.headTitle(found.listing.title);
  const { demonstration: before } = HEAD;
  return pageMetadata({ title: found.listing.isDemonstration ? before(title) : title });
}
