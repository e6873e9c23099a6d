import { isId } from "../kernel/ids.ts";

/*
 * The favourites that a browser holds while nobody is signed in. What is read may have been written by an
 * earlier version, or by anything else that runs there.
 */

/** Under which names it stores them, and the listings that somebody without an account hid. */
export const HELD_KEYS = { favorites: "loopimmo.favorites", hidden: "loopimmo.hidden" } as const;

/** Most listings that a browser holds: the oldest go first. */
export const MAX_HELD = 50;

/** Longest text that is read. */
const MAX_LENGTH = 4_000;

/** The listings that a stored text holds, the oldest first; none where it is no such text. */
export function parseHeld(text: string | null): string[] {
  if (text === null || text.length > MAX_LENGTH) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  if (typeof value !== "object" || value === null) return [];
  const { v, ids } = value as Record<string, unknown>;
  if (v !== 1 || !Array.isArray(ids)) return [];
  return [...new Set(ids.filter(isId))].slice(-MAX_HELD);
}

/** The text that is stored for them; null where there is nothing to store. */
export function heldText(ids: readonly string[]): string | null {
  return ids.length === 0 ? null : JSON.stringify({ v: 1, ids });
}

/** The same with a listing that was not held, or without it. */
export function toggleHeld(ids: readonly string[], id: string): string[] {
  const others = ids.filter((each) => each !== id);
  return others.length < ids.length ? others : [...others, id].slice(-MAX_HELD);
}
