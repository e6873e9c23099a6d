import type { BoundingBox } from "../search-index/criteria.ts";
import { boxText } from "./boxes.ts";

/** Levels at which tiles are cut: 32° of longitude at the coarsest, 0.25° at the finest. */
const COARSEST = 0;
const FINEST = 7;
const COARSE_DEGREES = 32;
/** The map zoom at which the coarsest tiles are used; each zoom above halves them. */
const COARSE_ZOOM = 4;
/** Most tiles of one view: beyond, it is the whole world and names would not fit anyway. */
const MAX_TILES = 24;

/**
 * The `bbox` texts of the tiles that cover a view at a zoom level. Views that overlap name the
 * same tiles, so that answers can be kept.
 */
export function tilesIn(view: BoundingBox, zoom: number): string[] {
  const level = Math.max(COARSEST, Math.min(FINEST, Math.floor(zoom) - COARSE_ZOOM));
  const width = COARSE_DEGREES / 2 ** level;
  const height = width / 2;
  const tiles: string[] = [];
  for (
    let west = floorTo(Math.max(-180, view.west), width);
    west < Math.min(180, view.east);
    west += width
  ) {
    for (
      let south = floorTo(Math.max(-88, view.south), height);
      south < Math.min(88, view.north);
      south += height
    ) {
      tiles.push(boxText({ west, south, east: west + width, north: south + height }));
    }
  }
  return tiles.length > MAX_TILES ? [] : tiles;
}

function floorTo(value: number, step: number): number {
  return Math.floor(value / step) * step;
}
