import { findCommuneBySlug } from "../../communes/queries/find-commune-by-slug.ts";
import type { BoundingBox, Interpretation, SearchCriteria } from "../../search-index/criteria.ts";
import { surroundings } from "../boxes.ts";
import { searchEngine } from "../sync.ts";
import { readQuery } from "./read-query.ts";

/** Mainland France with Corsica. */
const MAINLAND: BoundingBox = { west: -5.2, south: 41.3, east: 9.6, north: 51.2 };

const isOnMainland = ({ west, south, east, north }: BoundingBox) =>
  west >= MAINLAND.west &&
  south >= MAINLAND.south &&
  east <= MAINLAND.east &&
  north <= MAINLAND.north;

/**
 * The smallest box around what a search finds; null when it finds nothing. Of homes on both sides of an ocean it is around
 * those of mainland France: a map of both would show the water between.
 */
export async function mapBounds(criteria: SearchCriteria): Promise<BoundingBox | null> {
  const boundsOf = async (searched: SearchCriteria) =>
    (await searchEngine()).bounds((await readQuery(searched)).query);
  const all = await boundsOf(criteria);
  if (all === null || criteria.bbox !== null || isOnMainland(all)) return all;
  return (await boundsOf({ ...criteria, bbox: MAINLAND })) ?? all;
}

/** How far a city reaches around its centre, in kilometres: the open data has no outlines. */
const CITY_KM = 3;

const LARGE_CITY_KM = 6;

const LARGE_CITY_POPULATION = 150_000;

/** About where the commune is that a search is limited to; null where it is to none, or several. */
export async function placeBounds({ places }: Interpretation): Promise<BoundingBox | null> {
  const [place, ...others] = places;
  if (place?.kind !== "commune" || others.length > 0) return null;
  const commune = await findCommuneBySlug(place.slug);
  if (!commune || commune.lat === null || commune.lng === null) return null;
  const { lat, lng, population } = commune;
  return surroundings({ lat, lng }, population >= LARGE_CITY_POPULATION ? LARGE_CITY_KM : CITY_KM);
}
