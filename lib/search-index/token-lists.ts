import { SEARCH_TEXT_SEPARATOR } from "./text/words.ts";
import type { TokenTable } from "./token-table.ts";

const SEPARATOR = SEARCH_TEXT_SEPARATOR.charCodeAt(0);

/** Longest encoding of one entry: 32 bits, seven a byte. */
const MAX_ENTRY = 5;

/**
 * The words of each document, as they come: for each, twice its number in the table, plus one when
 * it is in the title, in bytes of seven bits (the high bit says that more follow). Common words
 * have small numbers, so a listing's fifty words take some seventy bytes.
 */
export interface TokenLists {
  /** Where each document's list starts; one more than there are documents. */
  starts: Uint32Array;
  bytes: Uint8Array;
}

/** Whether a character belongs to an indexed word; anything else separates words. */
function inWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** Lists that grow as documents are appended. */
export class GrowingTokenLists implements TokenLists {
  starts: Uint32Array;
  bytes: Uint8Array;

  constructor(capacity: number) {
    this.starts = new Uint32Array(capacity + 1);
    this.bytes = new Uint8Array(Math.max(1024, capacity * 80));
  }

  /** Appends the words of a `searchText` as document `index`, which follows the last one. */
  append(index: number, searchText: string, table: TokenTable): void {
    if (index + 2 > this.starts.length) this.#growStarts();
    let end = this.starts[index] as number;
    const { length } = searchText;
    let inTitle = searchText.includes(SEARCH_TEXT_SEPARATOR);
    for (let from = 0; from < length; ) {
      const code = searchText.charCodeAt(from);
      if (!inWord(code)) {
        if (code === SEPARATOR) inTitle = false;
        from++;
        continue;
      }
      let to = from + 1;
      while (to < length && inWord(searchText.charCodeAt(to))) to++;
      if (end + MAX_ENTRY > this.bytes.length) this.#growBytes();
      end = this.#write(end, table.add(searchText, from, to) * 2 + (inTitle ? 1 : 0));
      from = to;
    }
    this.starts[index + 1] = end;
  }

  #write(at: number, entry: number): number {
    let rest = entry;
    let end = at;
    while (rest > 127) {
      this.bytes[end++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.bytes[end++] = rest;
    return end;
  }

  #growStarts(): void {
    const starts = new Uint32Array(Math.ceil((this.starts.length - 1) * 1.5) + 16);
    starts.set(this.starts);
    this.starts = starts;
  }

  #growBytes(): void {
    const bytes = new Uint8Array(Math.ceil(this.bytes.length * 1.5) + 1024);
    bytes.set(this.bytes);
    this.bytes = bytes;
  }
}

/** Reads the words of one document at a time. */
export class TokenReader {
  /** Numbers of the words, twice, plus one for those in the title; the first `count` are valid. */
  entries = new Int32Array(512);
  count = 0;

  /** Reads the list of document `index`. */
  read(lists: TokenLists, index: number): void {
    const { bytes } = lists;
    const end = lists.starts[index + 1] as number;
    let at = lists.starts[index] as number;
    if (end - at > this.entries.length) this.entries = new Int32Array((end - at) * 2);
    let count = 0;
    while (at < end) {
      let byte = bytes[at++] as number;
      let entry = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] as number;
        entry |= (byte & 127) << shift;
      }
      this.entries[count++] = entry;
    }
    this.count = count;
  }
}
