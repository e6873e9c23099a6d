import type { Base } from "./base.ts";
import { POSTING_FIELDS } from "./base-layout.ts";
import { type Bitmap, countBits } from "./bitmap.ts";
import type { Columns } from "./columns.ts";
import { type EngineDocument, writeId } from "./document.ts";
import { forEachSlot, SLOTS } from "./facets.ts";
import type { Groups } from "./groups.ts";
import { Tail } from "./tail.ts";
import { type TokenLists, TokenReader } from "./token-lists.ts";
import type { TokenTable } from "./token-table.ts";

/** Documents to have room for in a tail that begins. */
const TAIL_CAPACITY = 1024;

/**
 * All searchable documents: an accelerated base, if one is built, and a tail of those written
 * since. Also the facts about all of them together: the counts of each choice and word.
 */
export class Store {
  readonly tail: Tail;
  /** Documents of each counted choice (facets.ts). */
  readonly slots = new Int32Array(SLOTS);
  /** Documents that hold each word. */
  #held: Uint32Array;
  readonly #reader = new TokenReader();
  readonly #id = new Int32Array(3);

  /** `loading`: how many documents to expect when documents are only appended, ids all new. */
  constructor(
    readonly table: TokenTable,
    readonly groups: Groups,
    readonly base: Base | null,
    { loading }: { loading?: number } = {},
  ) {
    this.tail = new Tail(table, groups, {
      capacity: loading ?? TAIL_CAPACITY,
      indexed: loading === undefined,
    });
    this.#held = new Uint32Array(Math.max(1024, table.size * 2));
    if (base !== null) this.#countBase(base);
  }

  /** Documents that can be found. */
  get size(): number {
    return this.tail.live + (this.base === null ? 0 : this.base.count - this.base.dead);
  }

  /** Bytes held, but for the words, which stores may share. */
  get memoryBytes(): number {
    return this.tail.memoryBytes + (this.base?.memoryBytes ?? 0) + this.#held.byteLength;
  }

  /** Whether some document holds the word. */
  holds(token: number): boolean {
    return this.documentsWith(token) > 0;
  }

  /** How many documents hold the word. */
  documentsWith(token: number): number {
    return this.#held[token] ?? 0;
  }

  /** Adds a document, or replaces the one of that id. @throws {RangeError} when its id is not one. */
  upsert(document: EngineDocument): void {
    writeId(document.id, this.#id, 0);
    this.#removeWritten(document.id);
    this.append(document);
  }

  /** Adds a document that is known to be new. @throws {RangeError} when its id is not one. */
  append(document: EngineDocument): void {
    const index = this.tail.append(document);
    if (this.table.size > this.#held.length) {
      const larger = new Uint32Array(this.table.size * 2);
      larger.set(this.#held);
      this.#held = larger;
    }
    this.#count(this.tail.columns, this.tail.tokens, index, 1);
  }

  /** Where the documents of some ids are; ids that are none, or no document's, are left out. */
  locate(ids: Iterable<string>): { tail: Set<number>; base: number[] } {
    const found = { tail: new Set<number>(), base: [] as number[] };
    for (const id of ids) {
      const inTail = this.tail.find(id);
      if (inTail >= 0) {
        found.tail.add(inTail);
        continue;
      }
      try {
        writeId(id, this.#id, 0);
      } catch {
        continue;
      }
      const inBase = this.base?.find(this.#id) ?? -1;
      if (inBase >= 0) found.base.push(inBase);
    }
    return found;
  }

  /** Takes the document of that id out; whether there was one. */
  remove(id: string): boolean {
    try {
      writeId(id, this.#id, 0);
    } catch {
      return false;
    }
    return this.#removeWritten(id);
  }

  /** Removes the document of this id, which `#id` holds too. */
  #removeWritten(id: string): boolean {
    const inTail = this.tail.find(id);
    if (inTail >= 0) {
      this.tail.remove(id, inTail);
      this.#count(this.tail.columns, this.tail.tokens, inTail, -1);
      return true;
    }
    const inBase = this.base?.find(this.#id) ?? -1;
    if (this.base === null || inBase < 0) return false;
    this.base.remove(inBase);
    this.#count(this.base.columns, this.base.tokenLists, inBase, -1);
    return true;
  }

  #countBase(base: Base): void {
    for (let slot = 0; slot < SLOTS; slot++) {
      this.slots[slot] = countBits(base.slots[slot] as Bitmap, 0, base.count);
    }
    for (let token = 0; token < base.size.tokens; token++) {
      this.#held[token] = base.postings[token * POSTING_FIELDS] as number;
    }
  }

  /** Counts a document in (1) or out (−1). */
  #count(columns: Columns, lists: TokenLists, document: number, change: 1 | -1): void {
    forEachSlot(columns, document, (slot) => {
      this.slots[slot] = (this.slots[slot] as number) + change;
    });
    this.#reader.read(lists, document);
    for (let at = 0; at < this.#reader.count; at++) {
      const token = (this.#reader.entries[at] as number) >>> 1;
      this.#held[token] = (this.#held[token] as number) + change;
    }
  }
}
