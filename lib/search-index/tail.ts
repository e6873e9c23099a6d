import { ID_LENGTH } from "../kernel/ids.ts";
import {
  type Columns,
  copyDocument,
  newColumns,
  resizedColumns,
  writeDocument,
} from "./columns.ts";
import type { EngineDocument } from "./document.ts";
import type { Groups } from "./groups.ts";
import { GrowingTokenLists } from "./token-lists.ts";
import type { TokenTable } from "./token-table.ts";

/**
 * Documents that no acceleration covers: those written since the last build or, during the first
 * one, all that are loaded so far. They are looked through one by one.
 */
export class Tail {
  columns: Columns;
  readonly tokens: GrowingTokenLists;
  /** 1 for a document that was replaced or removed. */
  removed: Uint8Array;
  #count = 0;
  #live = 0;
  /** Where each id is; absent while loading, when documents are only appended. */
  readonly #positions: Map<string, number> | null;

  constructor(
    private readonly table: TokenTable,
    private readonly groups: Groups,
    { capacity, indexed }: { capacity: number; indexed: boolean },
  ) {
    this.columns = newColumns(capacity);
    this.removed = new Uint8Array(capacity);
    this.tokens = new GrowingTokenLists(capacity);
    this.#positions = indexed ? new Map() : null;
  }

  /** How many documents are there, removed ones included. */
  get count(): number {
    return this.#count;
  }

  /** How many are not removed. */
  get live(): number {
    return this.#live;
  }

  /** Bytes held; the map of positions is estimated. */
  get memoryBytes(): number {
    const columns = Object.values(this.columns).reduce((sum, column) => sum + column.byteLength, 0);
    const { starts, bytes } = this.tokens;
    const positions = (this.#positions?.size ?? 0) * (ID_LENGTH + 48);
    return columns + starts.byteLength + bytes.byteLength + this.removed.byteLength + positions;
  }

  /** Appends a document; returns its index. @throws {RangeError} when its id is not one. */
  append(document: EngineDocument): number {
    const index = this.#count;
    if (index === this.removed.length) this.#grow();
    writeDocument(this.columns, index, document, this.groups.add(document));
    this.tokens.append(index, document.searchText, this.table);
    this.removed[index] = 0;
    this.#count++;
    this.#live++;
    this.#positions?.set(document.id, index);
    return index;
  }

  /** The index of the live document of that id, or −1. */
  find(id: string): number {
    return this.#positions?.get(id) ?? -1;
  }

  /** Marks the live document of that id and index as removed. */
  remove(id: string, index: number): void {
    this.removed[index] = 1;
    this.#live--;
    this.#positions?.delete(id);
  }

  /** Copies a document's fields elsewhere: see `copyDocument`. */
  copy(index: number, target: Columns, to: number, group: number): void {
    copyDocument(this.columns, index, target, to, group);
  }

  #grow(): void {
    const capacity = Math.ceil(this.removed.length * 1.5) + 16;
    this.columns = resizedColumns(this.columns, capacity);
    const removed = new Uint8Array(capacity);
    removed.set(this.removed);
    this.removed = removed;
  }
}
