import type { LatLng } from "../search-index/criteria.ts";

/** Most points of a drawn outline once simplified: a finger's trace needs no more. */
export const MAX_DRAWN_POINTS = 80;

/**
 * A hand-drawn ring with fewer points (Ramer, Douglas and Peucker): those closer than `tolerance`
 * degrees to the line that replaces them go. The tolerance grows until the ring is short enough.
 */
export function simplifyOutline(points: readonly LatLng[], tolerance: number): LatLng[] {
  const simple = simplify(points, tolerance);
  return simple.length <= MAX_DRAWN_POINTS ? simple : simplifyOutline(points, tolerance * 2);
}

function simplify(points: readonly LatLng[], tolerance: number): LatLng[] {
  const first = points[0];
  const last = points.at(-1);
  if (points.length <= 2 || !first || !last) return [...points];
  let farthest = 0;
  let distance = 0;
  for (let index = 1; index < points.length - 1; index++) {
    const away = distanceToSegment(points[index] ?? first, first, last);
    if (away > distance) {
      distance = away;
      farthest = index;
    }
  }
  if (distance <= tolerance) return [first, last];
  const before = simplify(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(points.slice(farthest), tolerance)];
}

/** In degrees of latitude; longitudes are shortened as they are in France. */
function distanceToSegment(point: LatLng, from: LatLng, to: LatLng): number {
  const squeeze = Math.cos((from[0] * Math.PI) / 180);
  const [y, x] = [point[0] - from[0], (point[1] - from[1]) * squeeze];
  const [dy, dx] = [to[0] - from[0], (to[1] - from[1]) * squeeze];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length));
  return Math.hypot(x - along * dx, y - along * dy);
}
