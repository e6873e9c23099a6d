import { isId } from "../kernel/ids.ts";
import { SORT_ORDERS, type SortOrder } from "./criteria.ts";
import { writeId } from "./document.ts";

/** Where a page ends: results after it have a larger key, or the same key and a larger id. */
export interface Position {
  key: number;
  /** As `writeId` writes it. */
  id: Int32Array;
}

const PATTERN = /^[0-7][\w-]{6}[0-9a-z]{12}$/;
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const KEY_DIGITS = 6;

/**
 * An opaque, URL-safe text for a position: the order's number, the key as 32 bits in six digits of
 * six, and the id.
 */
export function encodeCursor(sort: SortOrder, key: number, id: string): string {
  let digits = "";
  let rest = key >>> 0;
  for (let count = 0; count < KEY_DIGITS; count++) {
    digits = DIGITS.charAt(rest & 63) + digits;
    rest >>>= 6;
  }
  return `${SORT_ORDERS.indexOf(sort)}${digits}${id}`;
}

/** The position a cursor stands for; null when it is malformed or of another order. */
export function decodeCursor(cursor: string, sort: SortOrder): Position | null {
  if (!PATTERN.test(cursor) || Number(cursor[0]) !== SORT_ORDERS.indexOf(sort)) return null;
  const id = cursor.slice(1 + KEY_DIGITS);
  if (!isId(id)) return null;
  let key = 0;
  for (const digit of cursor.slice(1, 1 + KEY_DIGITS)) {
    // Six digits hold 36 bits; a cursor of ours uses 32 of them.
    key = key * 64 + DIGITS.indexOf(digit);
  }
  if (key >= 2 ** 32) return null;
  const words = new Int32Array(3);
  writeId(id, words, 0);
  return { key: key | 0, id: words };
}
