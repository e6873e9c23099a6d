import type { MapCluster, SearchCriteria } from "../../search-index/criteria.ts";
import { engineQuery } from "../../search-index/query.ts";
import { searchEngine } from "../sync.ts";
import { interpretLocation } from "./interpret-location.ts";

/**
 * What a search finds, but for the listings that somebody does not want to see, gathered into clusters that
 * do not overlap at that zoom level (0 to 20).
 */
export async function mapClusters(
  criteria: SearchCriteria,
  zoom: number,
  without: readonly string[] = [],
): Promise<MapCluster[]> {
  const query = engineQuery(criteria, await interpretLocation(criteria.location));
  return (await searchEngine()).clusters(query, zoom, without);
}
