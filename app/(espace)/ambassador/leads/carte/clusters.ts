import type { GeoPoint } from "@/lib/kernel/geo";
import type { MapPoint } from "@/lib/looper/map/rules";
import type { MapItem } from "@/lib/looper/map/views";

/** Pixels that a marker takes, with some air: markers that would lie on one another are one. */
const MARKER = { width: 92, height: 38 };

/** Points that share a marker, which stands at the first of them. */
export interface MapCluster extends GeoPoint {
  /** The same for the same points, at every zoom. */
  key: string;
  points: [MapPoint, ...MapPoint[]];
}

/** The items of a marker, in the list's order. */
export const itemsOf = ({ points }: MapCluster): MapItem[] => points.flatMap(({ items }) => items);

/**
 * The markers of a view.
 * @param pixelOf where a point is in it
 */
export function clustersOf(
  points: readonly MapPoint[],
  pixelOf: (point: GeoPoint) => { x: number; y: number },
): MapCluster[] {
  const groups: { x: number; y: number; points: [MapPoint, ...MapPoint[]] }[] = [];
  for (const point of points) {
    const { x, y } = pixelOf(point);
    const group = groups.find(
      (each) => Math.abs(each.x - x) < MARKER.width && Math.abs(each.y - y) < MARKER.height,
    );
    if (group) group.points.push(point);
    else groups.push({ x, y, points: [point] });
  }
  return groups.map(({ points: own }) => {
    const [{ lat, lng }] = own;
    const key = own.flatMap(({ items }) => items.map((item) => item.key)).join(" ");
    return { key, lat, lng, points: own };
  });
}
