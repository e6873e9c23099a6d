import { leftOut } from "@/components/me/hidden";
import { boxText, intersection, readBox } from "@/lib/search/boxes";
import type { BoundingBox, MapCluster } from "@/lib/search-index/criteria";

/** The finest level the API knows. */
const MAX_ZOOM = 20;

/** Most listings that one call names (lib/search/schemas.ts). */
const MAX_NAMED = 500;

/** The listings that the person hid, the last ones. */
export const hiddenHere = (): readonly string[] => leftOut().slice(-MAX_NAMED);

/**
 * The clusters of a search inside a view of the map. `query` is the search's own, whose area still
 * holds: what lies outside of it is not asked for.
 */
export async function fetchClusters(
  query: string,
  view: BoundingBox,
  zoom: number,
  signal: AbortSignal,
): Promise<MapCluster[]> {
  const params = new URLSearchParams(query);
  const area = readBox(params.get("bbox"));
  const box = area ? intersection(area, view) : view;
  if (!box) return [];
  params.set("bbox", boxText(box));
  const without = hiddenHere();
  if (without.length > 0) params.set("without", without.join());
  params.set("zoom", String(Math.max(0, Math.min(MAX_ZOOM, Math.floor(zoom)))));
  const response = await fetch(`/api/listings/clusters?${params}`, { signal });
  if (!response.ok) throw new Error(`clusters: ${response.status}`);
  const { items }: { items: MapCluster[] } = await response.json();
  return items;
}
