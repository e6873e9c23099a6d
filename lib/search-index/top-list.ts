import type { Columns } from "./columns.ts";
import type { Position } from "./cursor.ts";
import { compareIds, readId } from "./document.ts";

/** Which documents an index is one of. */
export const FROM_BASE = 0;
export const FROM_TAIL = 1;
export type Origin = typeof FROM_BASE | typeof FROM_TAIL;

/** The first documents by key and id, after a position: what one page shows. */
export class TopList {
  readonly #keys: Int32Array;
  /** Twice the document's number, plus its origin. */
  readonly #documents: Int32Array;
  #columns: readonly Columns[] = [];
  #after: Position | null = null;
  #count = 0;

  constructor(readonly capacity: number) {
    this.#keys = new Int32Array(capacity);
    this.#documents = new Int32Array(capacity);
  }

  /** Empties the list for documents of these columns (base, tail). */
  start(columns: readonly Columns[], after: Position | null): void {
    this.#columns = columns;
    this.#after = after;
    this.#count = 0;
  }

  get count(): number {
    return this.#count;
  }

  get full(): boolean {
    return this.#count === this.capacity;
  }

  /** Key of the last document listed, once the list is full; the largest number before. */
  get worst(): number {
    return this.full ? (this.#keys[this.#count - 1] as number) : Number.POSITIVE_INFINITY;
  }

  key(index: number): number {
    return this.#keys[index] as number;
  }

  id(index: number): string {
    const offset = this.#documents[index] as number;
    return readId(this.#ids(offset), offset >> 1);
  }

  /**
   * Lists a document if it comes before the last one listed, or there is room. False when it is
   * not listed for lying before the position or having been listed already.
   */
  offer(key: number, origin: Origin, document: number): boolean {
    const offered = document * 2 + origin;
    if (!this.#isAfter(key, offered)) return false;
    if (key > this.worst) return true;
    let at = this.#count;
    while (at > 0 && this.#precedes(key, offered, at - 1)) at--;
    if (at > 0 && this.#documents[at - 1] === offered) return false;
    if (at === this.capacity) return true;
    if (!this.full) this.#count++;
    for (let index = this.#count - 1; index > at; index--) {
      this.#keys[index] = this.#keys[index - 1] as number;
      this.#documents[index] = this.#documents[index - 1] as number;
    }
    this.#keys[at] = key;
    this.#documents[at] = offered;
    return true;
  }

  #ids(offset: number): Int32Array {
    return (this.#columns[offset & 1] as Columns).ids;
  }

  #isAfter(key: number, offered: number): boolean {
    if (this.#after === null || key > this.#after.key) return true;
    if (key < this.#after.key) return false;
    return compareIds(this.#ids(offered), offered >> 1, this.#after.id, 0) > 0;
  }

  /** Whether the document comes before the one listed at `index`. */
  #precedes(key: number, offered: number, index: number): boolean {
    const other = this.#keys[index] as number;
    if (key !== other) return key < other;
    const offset = this.#documents[index] as number;
    return compareIds(this.#ids(offered), offered >> 1, this.#ids(offset), offset >> 1) < 0;
  }
}
