import { decode } from "@googlemaps/polyline-codec";
import { boxAround, readBox } from "@/lib/search/boxes";
import { POLYLINE_PRECISION } from "@/lib/search/url";
import type { BoundingBox, LatLng } from "@/lib/search-index/criteria";

/** The area of a search, which is a box or an outline. */
export interface SearchedArea {
  /** As the query has it; null for a search of no area. */
  text: string | null;
  /** The outline that was drawn. */
  ring: LatLng[] | null;
  /** What holds the area. */
  box: BoundingBox | null;
  /** Whether the box is a view of the map, to be shown as it was. */
  isView: boolean;
}

/** @param query the search's own */
export function areaOf(query: string): SearchedArea {
  const params = new URLSearchParams(query);
  const polygon = params.get("polygon");
  const bbox = params.get("bbox");
  const ring = polygon === null ? null : (decode(polygon, POLYLINE_PRECISION) as LatLng[]);
  const view = readBox(bbox);
  return {
    text: bbox ?? polygon,
    ring,
    box: view ?? (ring && boxAround(ring)),
    isView: view !== null,
  };
}
