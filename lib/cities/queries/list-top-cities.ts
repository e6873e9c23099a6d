import { listCitiesWithListings } from "../../communes/queries/list-communes-with-listings.ts";
import { addCacheTags } from "../../platform/cache-tags.ts";

/** The cities with the most listings; arrondissements count for theirs. */
export async function listTopCities(
  limit: number,
): Promise<{ name: string; slug: string; count: number }[]> {
  addCacheTags("search");
  return (await listCitiesWithListings()).slice(0, limit);
}
