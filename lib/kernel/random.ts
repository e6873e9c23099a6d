/**
 * A random text of `length` characters drawn evenly from `alphabet`, whose size must be a
 * power of two at most 256 (so that a byte maps to a character without bias).
 */
export function randomText(alphabet: string, length: number): string {
  const mask = alphabet.length - 1;
  if ((alphabet.length & mask) !== 0 || alphabet.length > 256) {
    throw new RangeError("alphabet size must be a power of two, at most 256");
  }
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  let text = "";
  for (const byte of bytes) text += alphabet[byte & mask];
  return text;
}

/** A deterministic generator of numbers in [0, 1): mulberry32, for data that must be the same each time. */
export type Random = () => number;

/** Seeds a deterministic generator (mulberry32, Tommy Ettinger, public domain algorithm) from any 32-bit integer. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
