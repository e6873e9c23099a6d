/** 64 bits that depend on everything that was taken in, in two halves. */
export interface Checksum {
  readonly low: number;
  readonly high: number;
}

/** Of every character of a text: two FNV-1a hashes of different beginnings. */
export function checksumOfText(text: string): Checksum {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x01000193);
  }
  return { low, high };
}

/** Takes in the numbers [from, to) after what came before: in turn in either half. */
export function takeIn(
  { low, high }: Checksum,
  numbers: Int32Array,
  from: number,
  to: number,
): Checksum {
  let [even, odd] = [low, high];
  for (let at = from; at < to; at += 2) {
    even = mixed(even, numbers[at] as number);
    if (at + 1 < to) odd = mixed(odd, numbers[at + 1] as number);
  }
  return { low: even, high: odd };
}

/** The product spreads a change upwards, the turn brings it down again. */
function mixed(half: number, number: number): number {
  return Math.imul(((half << 13) | (half >>> 19)) ^ number, 0x9e3779b1);
}

/** The checksum as text. */
export function hexadecimal({ low, high }: Checksum): string {
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
