import { heldText, parseHeld } from "@/lib/favorites/held";

const KEY = "loopimmo.favorites";

/** The favourites that this browser holds; none where it stores nothing. */
export function readHeld(): string[] {
  try {
    return parseHeld(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Stores them. @returns whether the browser did. */
export function writeHeld(ids: readonly string[]): boolean {
  const text = heldText(ids);
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}
