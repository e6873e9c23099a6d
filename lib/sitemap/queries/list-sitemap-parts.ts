import { setImmediate as othersTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { SEARCHABLE_STATUSES } from "../../kernel/property-kinds.ts";
import { literals } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import { once } from "../../platform/once.ts";

/** Listings of one part when the parts were laid out: some 500 kB of XML. */
export const PART_LISTINGS = 5_000;

const LAYOUT_SLICE = 2;

/** How long parts keep their first listings, so that none moves while all of them are read. */
const LAYOUT_MS = 3_600_000;

function nextPart(after: string): Promise<{ last: string | null; count: number }> {
  const listings = reads()
    .selectFrom("Property")
    .select("id")
    .where("status", "in", literals(SEARCHABLE_STATUSES))
    .where("id", ">", after)
    .orderBy("id")
    .limit(PART_LISTINGS);
  return reads()
    .selectFrom(listings.as("part"))
    .select(({ fn }) => [
      fn.max<string | null>("part.id").as("last"),
      fn.countAll<number>().as("count"),
    ])
    .executeTakeFirstOrThrow();
}

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
    const { last, count } = await nextPart(after);
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
