import type { BoundingBox, LatLng } from "./criteria.ts";

/** How a box lies to an area. */
export const OUTSIDE = 0;
export const CROSSING = 1;
export const INSIDE = 2;
export type Relation = typeof OUTSIDE | typeof CROSSING | typeof INSIDE;

/**
 * The part of the map a query is about: a box, a drawn ring, or both. Everything is in
 * micro-degrees, as the index keeps positions; borders belong to the box.
 */
export class Area {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  /** Latitude and longitude of each point of the ring in turn; null without one. */
  readonly #ring: Float64Array | null;
  /** Indexes in `#ring` of the points that start the edges to consider: see `narrow`. */
  readonly #edges: Int32Array;
  #edgeCount = 0;

  constructor(bbox: BoundingBox | null, polygon: readonly LatLng[] | null) {
    this.#ring = polygon && Float64Array.from(polygon.flat(), (degrees) => degrees * 1e6);
    this.#edges = new Int32Array(polygon?.length ?? 0);
    const lats = polygon?.map(([lat]) => lat) ?? [];
    const lngs = polygon?.map(([, lng]) => lng) ?? [];
    this.west = Math.ceil(Math.max(bbox?.west ?? -360, ...bound(lngs, Math.min)) * 1e6);
    this.south = Math.ceil(Math.max(bbox?.south ?? -180, ...bound(lats, Math.min)) * 1e6);
    this.east = Math.floor(Math.min(bbox?.east ?? 360, ...bound(lngs, Math.max)) * 1e6);
    this.north = Math.floor(Math.min(bbox?.north ?? 180, ...bound(lats, Math.max)) * 1e6);
    this.narrow(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  }

  /** Whether a point, in whole micro-degrees, lies in the area. */
  contains(lat: number, lng: number): boolean {
    if (lat < this.south || lat > this.north || lng < this.west || lng > this.east) return false;
    return this.#ring === null || this.#inRing(this.#ring, lat, lng);
  }

  /** How the box lies to the area; CROSSING when in doubt. */
  relationTo(south: number, west: number, north: number, east: number): Relation {
    if (south > this.north || north < this.south || west > this.east || east < this.west) {
      return OUTSIDE;
    }
    const inBox =
      south >= this.south && north <= this.north && west >= this.west && east <= this.east;
    if (this.#ring === null) return inBox ? INSIDE : CROSSING;
    if (this.#ringCrosses(this.#ring, south, west, north, east)) return CROSSING;
    // No edge comes near: the whole box is on one side.
    if (!this.#inRing(this.#ring, south, west)) return OUTSIDE;
    return inBox ? INSIDE : CROSSING;
  }

  /**
   * Keeps only the edges that points between two latitudes depend on, for the calls of `contains`
   * that follow; without arguments of any use, all edges.
   */
  narrow(south: number, north: number): void {
    const ring = this.#ring;
    if (ring === null) return;
    this.#edgeCount = 0;
    for (let at = 0; at < ring.length; at += 2) {
      const next = at + 2 === ring.length ? 0 : at + 2;
      const from = ring[at] as number;
      const to = ring[next] as number;
      if (Math.max(from, to) >= south && Math.min(from, to) <= north) {
        this.#edges[this.#edgeCount++] = at;
      }
    }
  }

  /** Considers all edges again. */
  widen(): void {
    this.narrow(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  }

  /** Even-odd rule: how many edges a ray to the east crosses. */
  #inRing(ring: Float64Array, lat: number, lng: number): boolean {
    let inside = false;
    for (let index = 0; index < this.#edgeCount; index++) {
      const at = this.#edges[index] as number;
      const next = at + 2 === ring.length ? 0 : at + 2;
      const lat1 = ring[at] as number;
      const lat2 = ring[next] as number;
      if (lat1 > lat === lat2 > lat) continue;
      const lng1 = ring[at + 1] as number;
      const crossing = lng1 + (((ring[next + 1] as number) - lng1) * (lat - lat1)) / (lat2 - lat1);
      if (lng < crossing) inside = !inside;
    }
    return inside;
  }

  #ringCrosses(
    ring: Float64Array,
    south: number,
    west: number,
    north: number,
    east: number,
  ): boolean {
    for (let at = 0; at < ring.length; at += 2) {
      const next = at + 2 === ring.length ? 0 : at + 2;
      const lat1 = ring[at] as number;
      const lng1 = ring[at + 1] as number;
      const lat2 = ring[next] as number;
      const lng2 = ring[next + 1] as number;
      if (Math.max(lat1, lat2) < south - MARGIN || Math.min(lat1, lat2) > north + MARGIN) continue;
      if (Math.max(lng1, lng2) < west - MARGIN || Math.min(lng1, lng2) > east + MARGIN) continue;
      // The edge passes by when all four corners are clearly on one side of its line.
      const side = (lat: number, lng: number) =>
        (lng2 - lng1) * (lat - lat1) - (lat2 - lat1) * (lng - lng1);
      const sides = [side(south, west), side(south, east), side(north, west), side(north, east)];
      const clear = MARGIN * (Math.abs(lng2 - lng1) + Math.abs(lat2 - lat1));
      if (sides.every((value) => value > clear) || sides.every((value) => value < -clear)) continue;
      return true;
    }
    return false;
  }
}

/** Micro-degrees within which an edge counts as touching: rounding never decides. */
const MARGIN = 1;

function bound(values: number[], choose: (...values: number[]) => number): number[] {
  return values.length === 0 ? [] : [choose(...values)];
}
