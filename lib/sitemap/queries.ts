import { LRUCache } from "lru-cache";
import { listCommunesWithListings } from "../communes/queries.ts";
import { ID_LENGTH } from "../kernel/ids.ts";
import { routes } from "../routes.ts";
import { preparedRead } from "../server/db/raw.ts";
import { once } from "../server/once.ts";

/** The protocol's bound on the addresses of one part. */
export const MAX_ADDRESSES = 50_000;

/** One address of the site and when what it shows last changed (ISO), where that is known. */
export interface SitemapAddress {
  path: string;
  lastModified: string | null;
}

const PAGES = [
  routes.home,
  routes.buy(),
  routes.search(),
  routes.sell,
  routes.looper,
  routes.beta,
  routes.help,
  routes.fees,
  routes.legalNotice,
  routes.terms,
  routes.privacy,
  routes.accessibility,
];

const nextBoundary = preparedRead<{ after: string; skip: number }, { id: string }>(
  `SELECT id FROM Property INDEXED BY Property_sitemap
   WHERE status IN ('active', 'under_offer') AND id >= :after
   ORDER BY id LIMIT 1 OFFSET :skip`,
);

const listingsFrom = preparedRead<
  { from: string; limit: number },
  { id: string; updatedAt: string }
>(
  `SELECT id, updatedAt FROM Property INDEXED BY Property_sitemap
   WHERE status IN ('active', 'under_offer') AND id >= :from ORDER BY id LIMIT :limit`,
);

const LOWEST_ID = "0".repeat(ID_LENGTH);

/**
 * The first listing id of each part: one walk over an index, kept an hour, so that a part keeps
 * its addresses while it is read.
 */
function listingBoundaries(): string[] {
  const cache = once(
    "sitemap.boundaries",
    () => new LRUCache<"ids", string[]>({ max: 1, ttl: 3_600_000 }),
  );
  const kept = cache.get("ids");
  if (kept) return kept;
  const boundaries: string[] = [];
  let next = nextBoundary().get({ after: LOWEST_ID, skip: 0 });
  while (next) {
    boundaries.push(next.id);
    next = nextBoundary().get({ after: next.id, skip: MAX_ADDRESSES });
  }
  cache.set("ids", boundaries);
  return boundaries;
}

/** The names of the sitemap's parts. */
export function listSitemapParts(): string[] {
  return ["pages", "villes", ...listingBoundaries().map((_, index) => `biens-${index}`)];
}

/** The addresses of a part, or null when there is no part of that name. */
export function findSitemapPart(name: string): SitemapAddress[] | null {
  if (name === "pages") return PAGES.map((path) => ({ path, lastModified: null }));
  if (name === "villes") {
    return listCommunesWithListings()
      .slice(0, MAX_ADDRESSES)
      .map(({ slug }) => ({ path: routes.city(slug), lastModified: null }));
  }
  const index = /^biens-(\d{1,4})$/.exec(name)?.[1];
  const from = index === undefined ? undefined : listingBoundaries()[Number(index)];
  if (from === undefined) return null;
  return listingsFrom()
    .all({ from, limit: MAX_ADDRESSES })
    .map(({ id, updatedAt }) => ({
      path: routes.listing(id),
      lastModified: new Date(updatedAt).toISOString(),
    }));
}
