import type { BoundingBox, MapCluster } from "../criteria.ts";
import type { Columns } from "./columns.ts";
import { readId } from "./document.ts";
import { type Plan, planOf } from "./plan.ts";
import type { EngineQuery } from "./query.ts";
import type { Searchable } from "./searchable.ts";

/** Side of a cluster's cell in pixels: clusters drawn half as large do not overlap. */
const CELL_PIXELS = 64;
const TILE_PIXELS = 256;
/** Most clusters of one answer; cells are doubled until there are no more. */
const MAX_CLUSTERS = 250;
/** Coordinates in the columns are millionths of degrees. */
const MICRO = 1e6;

/** Latitude steps of the table below, per degree. */
const STEPS = 100;
const MAX_LATITUDE = 85;

/** Web Mercator's vertical position, 0 (north) to 1 (south), every hundredth of a degree. */
const MERCATOR_Y = Float64Array.from({ length: 2 * MAX_LATITUDE * STEPS + 2 }, (_, index) => {
  const latitude = ((index / STEPS - MAX_LATITUDE) * Math.PI) / 180;
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + latitude / 2)) / (2 * Math.PI);
});

/** Read from the table, straight between its steps: the formula costs ten times as much. */
function mercatorY(latMicro: number): number {
  const degrees = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latMicro / MICRO));
  const at = (degrees + MAX_LATITUDE) * STEPS;
  const index = Math.floor(at);
  const from = MERCATOR_Y[index] as number;
  return from + (at - index) * ((MERCATOR_Y[index + 1] as number) - from);
}

type Visit = (columns: Columns, document: number) => void;

/** Calls `visit` with each document that a query finds. */
function eachMatch({ base, tail, store }: Searchable, plan: Plan, visit: Visit): void {
  tail.forEachMatch(plan, (document) => visit(store.tail.columns, document));
  if (!base || !store.base) return;
  const { columns } = store.base;
  base.withMatches(plan, (spans, bitmap) => {
    spans.forEachPlace(bitmap, (document) => visit(columns, document));
  });
}

interface Cell {
  x: number;
  y: number;
  count: number;
  latSum: number;
  lngSum: number;
  minPrice: number;
  columns: Columns;
  document: number;
}

/** Cells across the world at the finest zoom stay below this, so that a key is one safe integer. */
const KEY_STRIDE = 2 ** 24;

/** What a query finds, in clusters for that zoom level; within a page of a map, none overlap. */
export function clustersOf(searchable: Searchable, query: EngineQuery, zoom: number): MapCluster[] {
  const across = (TILE_PIXELS / CELL_PIXELS) * 2 ** zoom;
  const cells = new Map<number, Cell>();
  eachMatch(searchable, planOf(query, searchable.store, null), (columns, document) => {
    const lat = columns.lat[document] as number;
    const lng = columns.lng[document] as number;
    const price = columns.price[document] as number;
    const x = Math.floor((lng / MICRO / 360 + 0.5) * across);
    const y = Math.floor(mercatorY(lat) * across);
    const cell = cells.get(x * KEY_STRIDE + y);
    if (cell === undefined) {
      const first = { x, y, count: 1, latSum: lat, lngSum: lng, minPrice: price };
      cells.set(x * KEY_STRIDE + y, { ...first, columns, document });
      return;
    }
    cell.count++;
    cell.latSum += lat;
    cell.lngSum += lng;
    if (price < cell.minPrice) cell.minPrice = price;
  });
  let merged = cells;
  while (merged.size > MAX_CLUSTERS) merged = inLargerCells(merged);
  return [...merged.values()].map(({ count, latSum, lngSum, minPrice, columns, document }) => ({
    lat: latSum / count / MICRO,
    lng: lngSum / count / MICRO,
    count,
    minPriceCents: minPrice,
    id: count === 1 ? readId(columns.ids, document) : null,
  }));
}

/** The same documents in cells of twice the side. */
function inLargerCells(cells: ReadonlyMap<number, Cell>): Map<number, Cell> {
  const larger = new Map<number, Cell>();
  for (const cell of cells.values()) {
    const x = cell.x >> 1;
    const y = cell.y >> 1;
    const into = larger.get(x * KEY_STRIDE + y);
    if (into === undefined) {
      larger.set(x * KEY_STRIDE + y, { ...cell, x, y });
      continue;
    }
    into.count += cell.count;
    into.latSum += cell.latSum;
    into.lngSum += cell.lngSum;
    into.minPrice = Math.min(into.minPrice, cell.minPrice);
  }
  return larger;
}

/** The smallest box around what a query finds; null when it finds nothing. */
export function boundsOf(searchable: Searchable, query: EngineQuery): BoundingBox | null {
  let west = Number.POSITIVE_INFINITY;
  let south = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  let north = Number.NEGATIVE_INFINITY;
  eachMatch(searchable, planOf(query, searchable.store, null), (columns, document) => {
    const lat = columns.lat[document] as number;
    const lng = columns.lng[document] as number;
    if (lat < south) south = lat;
    if (lat > north) north = lat;
    if (lng < west) west = lng;
    if (lng > east) east = lng;
  });
  if (west > east) return null;
  return { west: west / MICRO, south: south / MICRO, east: east / MICRO, north: north / MICRO };
}
