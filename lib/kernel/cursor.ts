import { isId } from "./ids.ts";

/** Where a list ordered by an instant, then an id, the newest first, goes on. */
export interface ListPosition {
  /** The instant as the database stores it. */
  at: string;
  id: string;
}

/** After every row: where a list begins. */
const START: ListPosition = { at: "9999-12-31T23:59:59.999+00:00", id: "~" };

/** The position as an address carries it. */
export function writeCursor({ at, id }: ListPosition): string {
  return `${id}${Date.parse(at).toString(36)}`;
}

/** The position that an address carries; the beginning for one that is none. */
export function readCursor(cursor: string | null | undefined): ListPosition {
  const id = cursor?.slice(0, 12);
  const at = new Date(Number.parseInt(cursor?.slice(12) ?? "", 36));
  if (!isId(id) || Number.isNaN(at.getTime())) return START;
  return { at: at.toISOString().replace("Z", "+00:00"), id };
}
