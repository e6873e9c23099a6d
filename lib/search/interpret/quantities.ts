/** What one or several words of a text say in numbers. */
export interface Quantity {
  /** How many words say it. */
  words: number;
  /** Minimum of rooms; null when it says something else that no filter takes from a text. */
  rooms: number | null;
}

const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
};

const ROOMS = /^(?:p|pc|pcs|piece|pieces)$/;
const BEDROOMS = /^(?:ch|chb|chambre|chambres)$/;
const SURFACE = /^(?:m|m2|m²|metre|metres|carre|carres)$/;
const EUROS = /^(?:e|eur|euro|euros|ke|k)$/;

/** More rooms than this are not meant as rooms. */
const MOST_ROOMS = 20;

/**
 * Reads the quantity that begins at `words[at]`, folded; null when none does. "T3", "3 pièces",
 * "trois chambres" (a dwelling of three bedrooms has four rooms), "50 m2", "300 000 euros", "250k".
 */
export function quantityAt(words: readonly string[], at: number): Quantity | null {
  const [word = "", next = ""] = words.slice(at, at + 2);
  const named = /^[tf](\d)$/.exec(word) ?? /^(\d)p(?:cs?|ieces?)?$/.exec(word);
  if (named) return rooms(1, Number(named[1]));
  if (/^(?:t|f|type)$/.test(word) && /^[1-9]$/.test(next)) return rooms(2, Number(next));
  const number = NUMBERS[word] ?? (/^\d{1,2}$/.test(word) ? Number(word) : 0);
  if (number > 0 && ROOMS.test(next)) return rooms(2, number);
  if (number > 0 && BEDROOMS.test(next)) return rooms(2, number + 1);
  return surfaceOrPrice(words, at);
}

function rooms(words: number, count: number): Quantity | null {
  return count >= 1 && count <= MOST_ROOMS ? { words, rooms: count } : null;
}

/** Surfaces and prices are understood so as not to be searched for as words. */
function surfaceOrPrice(words: readonly string[], at: number): Quantity | null {
  const word = words[at] ?? "";
  // Few digits before "e" are an arrondissement: "20e".
  if (/^\d+(?:m2?|k|ke|eur|euros?)$|^\d{4,}e$/.test(word)) return { words: 1, rooms: null };
  // Thousands may be set apart: "300 000".
  let end = at;
  if (/^\d+$/.test(word)) end++;
  while (end > at && end - at < 3 && /^\d{3}$/.test(words[end] ?? "")) end++;
  if (end === at) return null;
  const unit = words[end] ?? "";
  if (SURFACE.test(unit) || EUROS.test(unit)) {
    const squared = SURFACE.test(unit) && /^(?:2|carre|carres)$/.test(words[end + 1] ?? "");
    return { words: end - at + (squared ? 2 : 1), rooms: null };
  }
  const digits = words.slice(at, end).join("").length;
  return digits > 5 ? { words: end - at, rooms: null } : null;
}
