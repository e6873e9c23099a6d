import { listCitiesWithListings } from "../../communes/queries/list-communes-with-listings.ts";
import { addCacheTags } from "../../platform/cache-tags.ts";

/** The cities with the most listings; arrondissements count for theirs. */
export function listTopCities(limit: number): { name: string; slug: string; count: number }[] {
  addCacheTags("search");
  return listCitiesWithListings().slice(0, limit);
}
