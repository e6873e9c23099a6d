/**
 * Where a list goes on: a row's rank, its instant as a whole number (negated where the newest comes
 * first), its id. Lists are ordered by the three, ascending.
 */
export interface Place {
  rank: number;
  at: number;
  id: string;
}

const START: Place = { rank: -1, at: 0, id: "" };

const CURSOR = /^(\d)\.(-?\d{1,15})\.([0-9a-z]{12})$/;

/** The place that a cursor names; before the first row for one that is none. */
export function placeAfter(cursor: unknown): Place {
  const [, rank, at, id] = (typeof cursor === "string" && CURSOR.exec(cursor)) || [];
  if (id === undefined) return START;
  return { rank: Number(rank), at: Number(at), id };
}

/**
 * A page of a list, from rows of which one more was read than is shown.
 * @returns what is shown, and the cursor of what follows: null at the end.
 */
export function pageOf<Row extends Place>(
  rows: readonly Row[],
  length: number,
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, length);
  const last = rows.length > length ? shown.at(-1) : undefined;
  return { shown, nextCursor: last ? `${last.rank}.${last.at}.${last.id}` : null };
}
