import { setImmediate as othersTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { preparedRead } from "../../platform/db/raw.ts";
import { once } from "../../platform/once.ts";

/** Listings of one part when the parts were laid out: some 500 kB of XML. */
export const PART_LISTINGS = 5_000;

const LAYOUT_SLICE = 2;

/** How long parts keep their first listings, so that none moves while all of them are read. */
const LAYOUT_MS = 3_600_000;

const nextPart = preparedRead<{ after: string }, { last: string | null; count: number }>(
  `SELECT max(id) AS last, count(*) AS count FROM (
     SELECT id FROM Property WHERE status IN ('active', 'under_offer') AND id > :after
     ORDER BY id LIMIT ${PART_LISTINGS})`,
);

/** The listings of one part: ids after the first bound, up to the second. */
export interface ListingRange {
  after: string;
  until: string;
}

export const BEFORE_ALL = "";

/** Ids are digits and lower-case letters. */
const AFTER_ALL = "~";

/** The last id of every part, by one walk over an index. The last part takes what comes after it. */
async function layOutParts(): Promise<ListingRange[]> {
  const ranges: ListingRange[] = [];
  let after = BEFORE_ALL;
  for (;;) {
    const { last = null, count = 0 } = nextPart().get({ after }) ?? {};
    if (last === null) break;
    ranges.push({ after, until: last });
    after = last;
    if (count < PART_LISTINGS) break;
    if (ranges.length % LAYOUT_SLICE === 0) await othersTurn();
  }
  const final = ranges.at(-1);
  if (final) final.until = AFTER_ALL;
  return ranges;
}

/** The listings of each part: read once an hour, by one reader while others wait for it. */
export async function listingRanges(): Promise<ListingRange[]> {
  const cache = once(
    "sitemap.ranges",
    () =>
      new LRUCache<"all", ListingRange[]>({
        max: 1,
        ttl: LAYOUT_MS,
        fetchMethod: () => layOutParts(),
      }),
  );
  return cache.forceFetch("all");
}

/** The names of the sitemap's parts. */
export async function listSitemapParts(): Promise<string[]> {
  return ["pages", "villes", ...(await listingRanges()).map((_, index) => `biens-${index}`)];
}
