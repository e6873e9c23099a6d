import type { MapCluster, SearchCriteria } from "../../search-index/criteria.ts";
import { searchEngine } from "../sync.ts";
import { readQuery } from "./read-query.ts";

/**
 * What a search finds, but for the listings that somebody does not want to see, gathered into clusters that
 * do not overlap at that zoom level (0 to 20).
 */
export async function mapClusters(
  criteria: SearchCriteria,
  zoom: number,
  without: readonly string[] = [],
): Promise<MapCluster[]> {
  const { query } = await readQuery(criteria);
  return (await searchEngine()).clusters(query, zoom, without);
}
