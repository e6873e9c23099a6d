import { BLOCK_BITS } from "./base-layout.ts";
import type { BlockSums } from "./block-sums.ts";
import type { Columns } from "./columns.ts";
import type { MapCluster } from "./criteria.ts";
import { readId } from "./document.ts";

/** Pixels of the world's side at zoom level 0, as the map counts levels. */
const WORLD_PIXELS = 512;
/** Side of a cell in pixels. */
const CELL_PIXELS = 96;
/** Clusters nearer to each other than this are one: their pins would overlap. */
const PIN_PIXELS = 64;
/** Most clusters of one answer; cells are doubled until there are no more. */
const MAX_CLUSTERS = 250;
/** Coordinates in the columns are millionths of degrees. */
const MICRO = 1e6;
const BLOCK = 1 << BLOCK_BITS;

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

/** Web Mercator's horizontal position, 0 (west) to 1 (east). */
function mercatorX(lngMicro: number): number {
  return lngMicro / MICRO / 360 + 0.5;
}

/** Documents that a map shows as one pin. */
class Cell {
  count = 0;
  latSum = 0;
  lngSum = 0;
  leastPrice = Number.POSITIVE_INFINITY;
  /** The first document's id is read only if it stays alone. */
  #columns: Columns | null = null;
  #document = 0;

  constructor(
    readonly x: number,
    readonly y: number,
  ) {}

  add(columns: Columns, document: number): void {
    const price = columns.price[document] as number;
    this.count++;
    this.latSum += columns.lat[document] as number;
    this.lngSum += columns.lng[document] as number;
    if (price < this.leastPrice) this.leastPrice = price;
    this.#columns = columns;
    this.#document = document;
  }

  /** Adds all documents of a block. */
  addSums(sums: BlockSums, block: number): void {
    this.count += BLOCK;
    this.latSum += sums.lat[block] as number;
    this.lngSum += sums.lng[block] as number;
    this.leastPrice = Math.min(this.leastPrice, sums.leastPrice[block] as number);
  }

  absorb(other: Cell): void {
    this.count += other.count;
    this.latSum += other.latSum;
    this.lngSum += other.lngSum;
    this.leastPrice = Math.min(this.leastPrice, other.leastPrice);
    this.#columns ??= other.#columns;
    if (this.#columns === other.#columns) this.#document = other.#document;
  }

  /** Where its pin stands, as shares of the world's side. */
  get position(): readonly [x: number, y: number] {
    return [mercatorX(this.lngSum / this.count), mercatorY(this.latSum / this.count)];
  }

  cluster(): MapCluster {
    return {
      lat: this.latSum / this.count / MICRO,
      lng: this.lngSum / this.count / MICRO,
      count: this.count,
      minPriceCents: this.leastPrice,
      id: this.count === 1 && this.#columns ? readId(this.#columns.ids, this.#document) : null,
    };
  }
}

/** Cells across the world at the finest zoom stay below this, so that a key is one safe integer. */
const KEY_STRIDE = 2 ** 24;

type Cells = Map<number, Cell>;

function cellAt(cells: Cells, x: number, y: number): Cell {
  const key = x * KEY_STRIDE + y;
  let cell = cells.get(key);
  if (cell === undefined) {
    cell = new Cell(x, y);
    cells.set(key, cell);
  }
  return cell;
}

/** The grid of cells that gathers documents into clusters at one zoom level. */
export class ClusterGrid {
  readonly #across: number;
  readonly #cells: Cells = new Map();

  constructor(zoom: number) {
    this.#across = (WORLD_PIXELS / CELL_PIXELS) * 2 ** zoom;
  }

  add(columns: Columns, document: number): void {
    const x = Math.floor(mercatorX(columns.lng[document] as number) * this.#across);
    const y = Math.floor(mercatorY(columns.lat[document] as number) * this.#across);
    cellAt(this.#cells, x, y).add(columns, document);
  }

  /** The cell that a block's box (south, west, north, east) lies in; null when it spans several. */
  cellOfBox(boxes: Int32Array, block: number): Cell | null {
    const [south, west, north, east] = boxes.subarray(block * 4, block * 4 + 4);
    const x = Math.floor(mercatorX(west as number) * this.#across);
    const y = Math.floor(mercatorY(north as number) * this.#across);
    const sameX = x === Math.floor(mercatorX(east as number) * this.#across);
    const sameY = y === Math.floor(mercatorY(south as number) * this.#across);
    return sameX && sameY ? cellAt(this.#cells, x, y) : null;
  }

  /** The clusters, the largest first; no two are so near that their pins overlap. */
  clusters(): MapCluster[] {
    let cells = this.#cells;
    let across = this.#across;
    while (cells.size > MAX_CLUSTERS) {
      cells = inLargerCells(cells);
      across /= 2;
    }
    const remaining: Cell[] = [];
    const apart = PIN_PIXELS / CELL_PIXELS / across;
    for (const cell of [...cells.values()].sort(bySize)) {
      const near = remaining.find((other) => distance(cell, other) < apart);
      if (near) near.absorb(cell);
      else remaining.push(cell);
    }
    return remaining.map((cell) => cell.cluster()).sort((a, b) => b.count - a.count);
  }
}

function bySize(a: Cell, b: Cell): number {
  return b.count - a.count || a.x - b.x || a.y - b.y;
}

function distance(a: Cell, b: Cell): number {
  const [ax, ay] = a.position;
  const [bx, by] = b.position;
  return Math.hypot(ax - bx, ay - by);
}

/** The same documents in cells of twice the side. */
function inLargerCells(cells: Cells): Cells {
  const larger: Cells = new Map();
  for (const cell of cells.values()) cellAt(larger, cell.x >> 1, cell.y >> 1).absorb(cell);
  return larger;
}
