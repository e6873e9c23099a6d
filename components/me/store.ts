import { heldText, parseHeld } from "@/lib/favorites/held";

/** What a browser holds for who has no account yet. */
const KEYS = { favorites: "loopimmo.favorites", hidden: "loopimmo.hidden" } as const;
type Kind = keyof typeof KEYS;

/** The listings that this browser holds; none where it stores nothing. */
export function readHeld(kind: Kind = "favorites"): string[] {
  try {
    return parseHeld(localStorage.getItem(KEYS[kind]));
  } catch {
    return [];
  }
}

/** Stores them. @returns whether the browser did. */
export function writeHeld(ids: readonly string[], kind: Kind = "favorites"): boolean {
  const text = heldText(ids);
  try {
    if (text === null) localStorage.removeItem(KEYS[kind]);
    else localStorage.setItem(KEYS[kind], text);
    return true;
  } catch {
    return false;
  }
}
