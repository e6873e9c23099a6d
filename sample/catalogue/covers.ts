import type { PictureKind } from "../pictures/manifest.ts";
import { findPicture } from "../pictures/pool.ts";

/** Listings that one sees together in a list ordered by date: a page has twenty. */
const PAGE = 20;
/** Listings of a commune and type on either side in the order of prices: they are similar ones. */
const SIMILAR = 3;

/** What may stand first, the best first; a bathroom or an entrance never does. */
const COVER_KINDS: readonly PictureKind[] = [
  "facade",
  "house",
  "living",
  "hearth",
  "studio",
  "sea",
  "pool",
  "garden",
  "terrace",
  "balcony",
  "kitchen",
  "courtyard",
  "bedroom",
];

/** Whether a picture of the pool may be a listing's cover. */
export function mayBeCover(mediaKey: string): boolean {
  const kind = findPicture(mediaKey)?.kind;
  return kind !== undefined && COVER_KINDS.includes(kind);
}

/** A listing as the choice of its cover needs it. */
export interface Covered {
  /** INSEE code. */
  communeCode: string;
  type: string;
  priceCents: number;
  /** As the database writes it: texts sort as instants do. */
  publishedAt: string;
  /** The keys of its pictures that may be its cover, the present cover first. */
  candidates: readonly string[];
}

/** The last covers of a list that grows at one end. */
class Recent {
  readonly #keys: string[] = [];
  #next = 0;

  has(key: string): boolean {
    return this.#keys.includes(key);
  }

  add(key: string): void {
    this.#keys[this.#next] = key;
    this.#next = (this.#next + 1) % (PAGE - 1);
  }
}

/**
 * Which candidate is each listing's cover, so that those that stand side by side differ where their own
 * pictures allow: first among similar listings, then on a page of a commune, then on one of the country,
 * the newest first. A listing keeps its cover where nothing speaks against it.
 * @returns for each listing, the index of its cover among its candidates.
 */
export function spreadCovers(listings: readonly Covered[]): Uint8Array {
  const chosen = new Uint8Array(listings.length);
  const covers = new Array<string | undefined>(listings.length);
  const neighbours = similarOf(listings);
  const newestFirst = [...listings.keys()].sort((a, b) => byDate(listings, a, b));
  const country = new Recent();
  const communes = new Map<string, Recent>();
  for (const at of newestFirst) {
    const listing = listings[at];
    if (!listing || listing.candidates.length === 0) continue;
    const commune = communes.get(listing.communeCode) ?? new Recent();
    communes.set(listing.communeCode, commune);
    const similar = neighbours.around(at).map((other) => covers[other]);
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, key] of listing.candidates.entries()) {
      const cost =
        (similar.includes(key) ? 4 : 0) + (commune.has(key) ? 2 : 0) + (country.has(key) ? 1 : 0);
      if (cost >= least) continue;
      best = index;
      least = cost;
      if (cost === 0) break;
    }
    const cover = listing.candidates[best] ?? "";
    chosen[at] = best;
    covers[at] = cover;
    commune.add(cover);
    country.add(cover);
  }
  return chosen;
}

function byDate(listings: readonly Covered[], a: number, b: number): number {
  const [one, other] = [listings[a]?.publishedAt ?? "", listings[b]?.publishedAt ?? ""];
  return one < other ? 1 : one > other ? -1 : a - b;
}

/** The listings around one in the order of prices of its commune and type. */
function similarOf(listings: readonly Covered[]): { around: (at: number) => number[] } {
  const groupOf = ({ communeCode, type }: Covered) => `${communeCode}/${type}`;
  const groups = new Map<string, number[]>();
  for (const [at, listing] of listings.entries()) {
    const group = groups.get(groupOf(listing));
    if (group) group.push(at);
    else groups.set(groupOf(listing), [at]);
  }
  const rank = new Uint32Array(listings.length);
  for (const group of groups.values()) {
    group.sort((a, b) => (listings[a]?.priceCents ?? 0) - (listings[b]?.priceCents ?? 0) || a - b);
    for (const [place, at] of group.entries()) rank[at] = place;
  }
  return {
    around: (at) => {
      const listing = listings[at];
      const group = listing ? groups.get(groupOf(listing)) : undefined;
      const place = rank[at] ?? 0;
      return (group ?? [])
        .slice(Math.max(0, place - SIMILAR), place + SIMILAR + 1)
        .filter((other) => other !== at);
    },
  };
}
