/*
 * Keyset pagination, for every list that goes on: a cursor names the key of the last row that was shown,
 * and the next page is what follows it. Nothing is counted over, and no row is shown twice when others come.
 */

/** One value of a key: how a cursor writes it, and what that reads as. */
interface KeyPart<Value> {
  pattern: string;
  read(text: string): Value;
}

const integer: KeyPart<number> = { pattern: "-?\\d{1,15}", read: Number };
const digit: KeyPart<number> = { pattern: "\\d", read: Number };
/** The most that a column of numbers holds on PostgreSQL: it compares with no larger one. */
const MOST = 2 ** 31 - 1;
/** The number of a row. */
const natural: KeyPart<number> = {
  pattern: "\\d{1,15}",
  read: (text) => Math.min(Number(text), MOST),
};
const id: KeyPart<string> = { pattern: "[0-9a-z]{12}", read: String };
/** An id, or another name of a row. */
const name: KeyPart<string> = { pattern: "[0-9a-z]{1,40}", read: String };
/** An instant as the database stores it; the year before the first is none to all of them. */
const instant: KeyPart<string> = {
  pattern: "(?!0000)\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}\\+00:00",
  read: String,
};

type Parts<Key> = [keyof Key & string, KeyPart<Key[keyof Key]>][];

/** The values that a list is ordered by, in that order: the last of them tells rows apart. */
class Keyset<Key extends object> {
  readonly #parts: Parts<Key>;
  readonly #pattern: RegExp;

  constructor(parts: { [Name in keyof Key]: KeyPart<Key[Name]> }) {
    this.#parts = Object.entries(parts) as Parts<Key>;
    // Dots stand in the cursors of older links.
    const pattern = this.#parts.map(([, part]) => `(${part.pattern})`).join("[.~]");
    this.#pattern = new RegExp(`^${pattern}$`);
  }

  /** The key that a cursor names; null for one that is none of this list's. */
  read(cursor: unknown): Key | null {
    const values = typeof cursor === "string" ? this.#pattern.exec(cursor)?.slice(1) : undefined;
    if (values === undefined) return null;
    return Object.fromEntries(
      this.#parts.map(([key, part], index) => [key, part.read(values[index] ?? "")]),
    ) as Key;
  }

  write(key: Key): string {
    return this.#parts.map(([part]) => String(key[part])).join("~");
  }

  /**
   * A page of a list, from rows of which one more was read than is shown.
   * @returns what is shown, and the cursor of what follows: null at the end.
   */
  page<Row extends Key>(
    rows: readonly Row[],
    length: number,
  ): { page: Row[]; nextCursor: string | null } {
    const page = rows.slice(0, length);
    const last = rows.length > length ? page.at(-1) : undefined;
    return { page, nextCursor: last ? this.write(last) : null };
  }
}

/**
 * Where a list of a person's own goes on: a row's rank, its instant as a whole number (negated where the
 * newest comes first), its id. Such lists are ordered by the three, ascending.
 */
export interface Place {
  rank: number;
  at: number;
  id: string;
}

const PLACES = new Keyset<Place>({ rank: digit, at: integer, id });
const START: Place = { rank: -1, at: 0, id: "" };

/** The place that a cursor names; before the first row for one that is none. */
export function placeAfter(cursor: unknown): Place {
  return PLACES.read(cursor) ?? START;
}

/** A page of such a list: see `Keyset.page`. */
export function pageOf<Row extends Place>(rows: readonly Row[], length: number) {
  return PLACES.page(rows, length);
}

/**
 * Where a list of the team's goes on: the instant it is sorted by, and the id. These lists are cut by an
 * index of a table of any size, which holds instants as they are stored.
 */
export interface ListPlace {
  at: string;
  id: string;
}

const LIST_PLACES = new Keyset<ListPlace>({ at: instant, id: name });

/**
 * Before the first row of a list that goes from old to new, and of one that goes the other way: of instants, since a
 * database may take nothing else.
 */
export const FROM_OLDEST: ListPlace = { at: "0001-01-01T00:00:00.000+00:00", id: "" };
export const FROM_NEWEST: ListPlace = { at: "9999-12-31T23:59:59.999+00:00", id: "~" };

/** Counts beside these lists stop here: nothing counts a whole table. */
export const COUNT_BOUND = 1_000;

/** Rows of one page. */
export const PAGE_LENGTH = 30;

const INSTANT = new RegExp(`^${instant.pattern}$`);

/** Whether the text is of a moment that there is, as the database stores it: no 30 February. */
export function isInstant(text: string): boolean {
  if (!INSTANT.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString() === text.replace("+00:00", "Z");
}

/** Where a cursor says to go on; `start` for one that says nothing. */
export function readCursor(cursor: unknown, start: ListPlace): ListPlace {
  const place = LIST_PLACES.read(cursor);
  return place !== null && isInstant(place.at) ? place : start;
}

/** The cursor from which a list that goes from old to new shows what is of that instant first. */
export function cursorAt(at: string): string {
  return LIST_PLACES.write({ at, id: "0" });
}

/** A page of a list; `next` asks for the one after it, null at the end. */
export interface ListPage<View> {
  rows: View[];
  next: string | null;
}

/** The page that starts these rows: one more than it shows was asked for. */
export function listPageOf<Row extends ListPlace, View>(
  rows: readonly Row[],
  view: (row: Row) => View,
): ListPage<View> {
  const { page, nextCursor } = LIST_PLACES.page(rows, PAGE_LENGTH);
  return { rows: page.map(view), next: nextCursor };
}

/** Where a list of the team's goes on that is put together of several: which of them tells equal instants apart. */
export interface RankedPlace extends ListPlace {
  rank: number;
}

const RANKED_PLACES = new Keyset<RankedPlace>({ at: instant, rank: natural, id: name });

/** Where a cursor of such a list says to go on; null, which is its start, for one that says nothing. */
export function readRanked(cursor: unknown): RankedPlace | null {
  const place = RANKED_PLACES.read(cursor);
  return place !== null && isInstant(place.at) ? place : null;
}

/** The page of such a list that starts these rows: see `listPageOf`. */
export function rankedPageOf<Row extends RankedPlace, View>(
  rows: readonly Row[],
  view: (row: Row) => View,
): ListPage<View> {
  const { page, nextCursor } = RANKED_PLACES.page(rows, PAGE_LENGTH);
  return { rows: page.map(view), next: nextCursor };
}

/** A list in the order in which its rows were written. */
export const SEQUENCE = new Keyset<{ seq: number }>({ seq: natural });
