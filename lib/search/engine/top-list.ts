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
  readonly #documents: Int32Array;
  readonly #origins: Uint8Array;
  #columns: readonly Columns[] = [];
  #after: Position | null = null;
  #count = 0;

  constructor(readonly capacity: number) {
    this.#keys = new Int32Array(capacity);
    this.#documents = new Int32Array(capacity);
    this.#origins = new Uint8Array(capacity);
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
    return readId(this.#idsAt(index), this.#documents[index] as number);
  }

  /**
   * Lists a document if it comes before the last one listed, or there is room. False when
   * it is not listed for lying before the position or having been listed already.
   */
  offer(key: number, origin: Origin, document: number): boolean {
    if (!this.#isAfter(key, origin, document)) return false;
    if (key > this.worst) return true;
    let at = this.#count;
    while (at > 0 && this.#precedes(key, origin, document, at - 1)) at--;
    if (at > 0 && this.#isListed(origin, document, at - 1)) return false;
    if (at === this.capacity) return true;
    if (!this.full) this.#count++;
    this.#keys.copyWithin(at + 1, at, this.#count - 1);
    this.#documents.copyWithin(at + 1, at, this.#count - 1);
    this.#origins.copyWithin(at + 1, at, this.#count - 1);
    this.#keys[at] = key;
    this.#documents[at] = document;
    this.#origins[at] = origin;
    return true;
  }

  #isListed(origin: Origin, document: number, index: number): boolean {
    return this.#documents[index] === document && this.#origins[index] === origin;
  }

  #ids(origin: number): Int32Array {
    return (this.#columns[origin] as Columns).ids;
  }

  #idsAt(index: number): Int32Array {
    return this.#ids(this.#origins[index] as number);
  }

  #isAfter(key: number, origin: Origin, document: number): boolean {
    if (this.#after === null || key > this.#after.key) return true;
    if (key < this.#after.key) return false;
    return compareIds(this.#ids(origin), document, this.#after.id, 0) > 0;
  }

  /** Whether the document comes before the one listed at `index`. */
  #precedes(key: number, origin: Origin, document: number, index: number): boolean {
    const other = this.#keys[index] as number;
    if (key !== other) return key < other;
    const listed = this.#documents[index] as number;
    return compareIds(this.#ids(origin), document, this.#idsAt(index), listed) < 0;
  }
}
