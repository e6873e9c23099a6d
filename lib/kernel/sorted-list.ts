/*
 * A list that its reader orders: by what, which way, and where a page of it goes on. The address has the choice (`tri=`,
 * `sens=`), a cursor the value and the id of the last row that was shown. Rows without a value come last in either way.
 */
import { isInstant, type ListPage, PAGE_LENGTH } from "./keyset.ts";
import { oneOf, type Parameters } from "./parameters.ts";

export const SORT_DIRECTIONS = ["asc", "desc"] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

export interface SortRule {
  /** What its values are: they are compared as the database stores them. */
  by: "instant" | "number" | "text";
  /** The way it goes unless the other one is chosen. */
  direction: SortDirection;
  /** Whether rows may be without a value; an index doesn't cut such an order. */
  nullable?: boolean;
}

/** What a list can be ordered by. The first is its own order, which an address leaves out. */
export type Sorts<Key extends string = string> = Readonly<Record<Key, SortRule>>;

/** The order that was chosen. */
export interface Sort<Key extends string = string> {
  key: Key;
  direction: SortDirection;
  rule: SortRule;
  /** Whether it is the list's own order, the way that this one goes. */
  isDefault: boolean;
}

const keysOf = <Key extends string>(sorts: Sorts<Key>) => Object.keys(sorts) as [Key, ...Key[]];

/** That order of a list; its own one for a key that it does not have. */
function sortOf<Key extends string>(
  sorts: Sorts<Key>,
  wanted: unknown,
  direction?: SortDirection,
): Sort<Key> {
  const keys = keysOf(sorts);
  const key = oneOf(keys, wanted);
  const rule = sorts[key];
  const chosen = direction ?? rule.direction;
  const isDefault = key === keys[0] && chosen === rule.direction;
  return { key, direction: chosen, rule, isDefault };
}

/** The order that an address asks for; what it asks for without sense is the list's own. */
export function readSort<Key extends string>(query: Parameters, sorts: Sorts<Key>): Sort<Key> {
  const direction = SORT_DIRECTIONS.find((each) => each === query.sens);
  const isKnown = keysOf(sorts).some((key) => key === query.tri);
  return isKnown || query.tri === undefined
    ? sortOf(sorts, query.tri, direction)
    : sortOf(sorts, undefined);
}

/** What an address says of an order: nothing of what is so anyway. */
export interface SortQuery {
  tri: string | null;
  sens: SortDirection | null;
}

/** An order as an address says it. */
export const sortQuery = ({ key, direction, rule, isDefault }: Sort): SortQuery => ({
  tri: isDefault ? null : key,
  sens: direction === rule.direction ? null : direction,
});

/** The heading of a column that a list can be ordered by. */
export interface SortHeading {
  /** The order that it leads to: by this column or, where that is so, the other way round. */
  query: SortQuery;
  /** The way that the list goes by it; null while it is ordered by something else. */
  direction: SortDirection | null;
}

/** What the heading of a column says and leads to, beside the order that the list has. */
export function sortHeading<Key extends string>(
  sorts: Sorts<Key>,
  current: Pick<Sort, "key" | "direction">,
  key: Key,
): SortHeading {
  if (current.key !== key) return { query: sortQuery(sortOf(sorts, key)), direction: null };
  const turned = current.direction === "asc" ? "desc" : "asc";
  return { query: sortQuery(sortOf(sorts, key, turned)), direction: current.direction };
}

/** Where such a list goes on: the value that its last row has of the order, and the row's id. */
export interface SortPlace {
  value: string | number | null;
  id: string;
}

/** A row of such a list. */
export interface SortedRow {
  sortedBy: string | number | null;
  id: string;
}

/** The most that a number of a row is, on both sides: sums of cents are larger than a column of them holds. */
const MOST = Number.MAX_SAFE_INTEGER;
/** Texts are ordered by so many characters: a cursor has no more. */
export const SORTED_CHARACTERS = 80;
const NO_VALUE = "-";

const CURSOR = /^([\s\S]*)~([0-9a-z]{1,40})$/u;

const isText = (text: string) => text.length <= SORTED_CHARACTERS * 2 && !/[\0\p{Cs}]/u.test(text);

/** The value that a cursor's text is of such an order; undefined for none. */
function readValue(
  text: string,
  { by, nullable = false }: SortRule,
): SortPlace["value"] | undefined {
  if (text === NO_VALUE) return nullable ? null : undefined;
  switch (by) {
    case "instant":
      return isInstant(text) ? text : undefined;
    case "number":
      return /^-?\d{1,16}$/.test(text) && Math.abs(Number(text)) <= MOST ? Number(text) : undefined;
    case "text":
      return text.startsWith("=") && isText(text) ? text.slice(1) : undefined;
  }
}

function writeValue(value: SortPlace["value"], { by }: SortRule): string {
  if (value === null) return NO_VALUE;
  return by === "text" ? `=${value}` : String(value);
}

/** What the cursors of an order begin with: nothing in the list's own, whose links say an instant and an id alone. */
const prefixOf = ({ key, direction, isDefault }: Sort) => (isDefault ? "" : `${key}.${direction}:`);

/** Where a cursor says to go on; null, which is the start, for one that is none of this order's. */
export function readSortPlace(cursor: unknown, sort: Sort): SortPlace | null {
  const prefix = prefixOf(sort);
  if (typeof cursor !== "string" || !cursor.startsWith(prefix)) return null;
  const [, text, id] = CURSOR.exec(cursor.slice(prefix.length)) ?? [];
  if (text === undefined || id === undefined) return null;
  const value = readValue(text, sort.rule);
  return value === undefined ? null : { value, id };
}

/** The cursor of what follows a row. */
export const writeSortPlace = ({ sortedBy, id }: SortedRow, sort: Sort): string =>
  `${prefixOf(sort)}${writeValue(sortedBy, sort.rule)}~${id}`;

/**
 * The page of such a list that starts these rows: one more than it shows was read.
 * @param length how many it shows
 */
export function sortedPageOf<Row extends SortedRow, View>(
  rows: readonly Row[],
  sort: Sort,
  view: (row: Row) => View,
  length = PAGE_LENGTH,
): ListPage<View> {
  const page = rows.slice(0, length);
  const last = rows.length > length ? page.at(-1) : undefined;
  return { rows: page.map(view), next: last ? writeSortPlace(last, sort) : null };
}
