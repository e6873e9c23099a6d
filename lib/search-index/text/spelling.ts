/** Forgiving typing mistakes: bounded edit distance, with cheap tests that rule most words out. */

/** How many mistakes a word of that many letters is forgiven. */
export function forgivenMistakes(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * One bit a letter or digit the word contains. A mistake changes at most two bits, which rules
 * out nearly every word of a dictionary by one exclusive or.
 */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= letterBit(word.charCodeAt(at));
  return mask;
}

/** The bit of one character: letters have their own, digits share five, the rest the last. */
export function letterBit(code: number): number {
  if (code >= A && code <= Z) return 1 << (code - A);
  if (code >= ZERO && code <= NINE) return 1 << (26 + ((code - ZERO) >> 1));
  return 1 << 31;
}

const A = 97;
const Z = 122;
const ZERO = 48;
const NINE = 57;

/** Whether words with these masks may be `mistakes` mistakes apart. */
export function masksAllow(a: number, b: number, mistakes: number): boolean {
  let different = a ^ b;
  let budget = mistakes * 2;
  while (different !== 0) {
    if (budget === 0) return false;
    budget--;
    different &= different - 1;
  }
  return true;
}

/** Longest words that are compared; callers cut longer ones. */
const MAX_COMPARED = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(MAX_COMPARED + 1));

/**
 * Mistakes between two words (letters missing, added, changed, or two neighbours swapped), or
 * `most + 1` as soon as they are more than `most`. Words over 64 characters never match.
 */
export function mistakesBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  if (a.length > MAX_COMPARED || b.length > MAX_COMPARED) return a === b ? 0 : most + 1;
  let [before, previous, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    current[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let cost = Math.min(
        (previous[j] as number) + 1,
        (current[j - 1] as number) + 1,
        (previous[j - 1] as number) + (letter === other ? 0 : 1),
      );
      const swapped =
        i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      if (swapped) cost = Math.min(cost, (before[j - 2] as number) + 1);
      current[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[b.length] as number, most + 1);
}
