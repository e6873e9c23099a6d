import { HELD_KEYS, heldText, parseHeld } from "@/lib/favorites/held";

type Kind = keyof typeof HELD_KEYS;

/** The listings that this browser holds; none where it stores nothing. */
export function readHeld(kind: Kind): string[] {
  try {
    return parseHeld(localStorage.getItem(HELD_KEYS[kind]));
  } catch {
    return [];
  }
}

/** Stores them. @returns whether the browser did. */
export function writeHeld(ids: readonly string[], kind: Kind): boolean {
  const text = heldText(ids);
  try {
    if (text === null) localStorage.removeItem(HELD_KEYS[kind]);
    else localStorage.setItem(HELD_KEYS[kind], text);
    return true;
  } catch {
    return false;
  }
}
