import { findCityAddress } from "../lib/cities/queries.ts";
import { findListingKind, findTourKind } from "../lib/listings/queries.ts";

/**
 * Tells Next's proxy (proxy.ts) that an address shows what it names, so that it need not run: its
 * passage takes as long as a small page, and it has work for other addresses only.
 */
export const FOUND_HEADER = "x-next-page-found";

const NAMED = /^\/(bien|acheter)\/([^/?%]+)(?:\?|$)/;
const TOUR = /^\/bien\/([^/?%]+)\/visite-virtuelle(?:\?|$)/;

/** Whether a path, with or without a query, names a listing, its tour or a city that has its page there. */
export function isFoundPage(url: string): boolean {
  const toured = TOUR.exec(url)?.[1];
  if (toured !== undefined) return findTourKind(toured) === "found";
  const [, section, name] = NAMED.exec(url) ?? [];
  if (section === undefined || name === undefined) return false;
  return section === "bien"
    ? findListingKind(name) === "found"
    : findCityAddress(name).kind === "page";
}
