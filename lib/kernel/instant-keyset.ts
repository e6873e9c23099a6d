/*
 * A keyset beside the one of keyset.ts: these lists are cut by an index of a table of any
 * size, which holds instants as the text they are stored as.
 */

/** Where a list goes on: the instant it is sorted by, as the database writes it, and the id. */
export interface ListPlace {
  at: string;
  id: string;
}

/** Before the first row of a list that goes from old to new, and of one that goes the other way. */
export const FROM_OLDEST: ListPlace = { at: "", id: "" };
export const FROM_NEWEST: ListPlace = { at: "~", id: "~" };

/** Counts beside these lists stop here: nothing counts a whole table. */
export const COUNT_BOUND = 1_000;

/** Rows of one page. */
export const PAGE_LENGTH = 30;

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00)~([0-9a-z]{1,40})$/;

/** Where a cursor says to go on; `start` for one that says nothing. */
export function readCursor(cursor: string | null | undefined, start: ListPlace): ListPlace {
  const [, at, id] = CURSOR.exec(cursor ?? "") ?? [];
  return at === undefined || id === undefined ? start : { at, id };
}

/** The cursor from which a list that goes from old to new shows what is of that instant first. */
export function cursorAt(at: string): string {
  return `${at}~0`;
}

/** A page of a list; `next` asks for the one after it, null at the end. */
export interface ListPage<View> {
  rows: View[];
  next: string | null;
}

/** The page that starts these rows: one more than it shows was asked for. */
export function pageOf<Row extends ListPlace, View>(
  rows: readonly Row[],
  view: (row: Row) => View,
): ListPage<View> {
  const shown = rows.slice(0, PAGE_LENGTH);
  const last = rows.length > PAGE_LENGTH ? shown.at(-1) : undefined;
  return { rows: shown.map(view), next: last ? `${last.at}~${last.id}` : null };
}
