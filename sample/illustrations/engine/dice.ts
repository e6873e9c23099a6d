import { type Random, seededRandom } from "../../../lib/kernel/random.ts";

/** A seeded source of choices. Forks give parts of a picture their own stream, so that changing one part leaves the others as they were. */
export interface Dice {
  /** Even between low and high. */
  range(low: number, high: number): number;
  /** Whole number between low and high, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<const T extends readonly [unknown, ...unknown[]]>(items: T): T[number];
  /** A copy in another order. */
  shuffle<T>(items: readonly T[]): T[];
  fork(label: string): Dice;
}

/** FNV-1a over UTF-16 units: a stable 32-bit number for a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

export function diceOf(seed: number): Dice {
  const random: Random = seededRandom(seed);
  // mulberry32's first outputs for neighbouring seeds look alike: skip them.
  random();
  random();
  const range = (low: number, high: number) => low + (high - low) * random();
  const int = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  return {
    range,
    int,
    chance: (probability) => random() < probability,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    shuffle(items) {
      const copy = [...items];
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = int(0, index);
        const held = copy[index];
        const swapped = copy[other];
        if (held === undefined || swapped === undefined) continue;
        copy[index] = swapped;
        copy[other] = held;
      }
      return copy;
    },
    fork: (label) => diceOf(hashText(`${seed}/${label}`)),
  };
}
