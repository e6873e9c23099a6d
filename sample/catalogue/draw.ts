import { type Random, seededRandom } from "../../lib/kernel/random.ts";

/** Choices with their weights. */
export type Weighted<T> = readonly (readonly [T, number])[];

/** Draws from a deterministic generator, in the ways the catalogue needs. */
export class Draw {
  readonly next: Random;

  constructor(random: Random) {
    this.next = random;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** A number from `min` (included) to `max` (excluded). */
  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws {RangeError} when there is nothing to pick from. */
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError("nothing to pick from");
    return item;
  }

  /** @throws {RangeError} when there is nothing to pick from. */
  weighted<T>(choices: Weighted<T>): T {
    let total = 0;
    for (const [, weight] of choices) total += weight;
    let left = this.next() * total;
    for (const [item, weight] of choices) {
      left -= weight;
      if (left < 0) return item;
    }
    const last = choices.at(-1);
    if (!last) throw new RangeError("nothing to pick from");
    return last[0];
  }

  /** Bell-shaped around 0, between -1 and 1, standard deviation about 0.33. */
  bell(): number {
    return (this.next() + this.next() + this.next()) * (2 / 3) - 1;
  }
}

/** A 32-bit hash that spreads neighbouring pairs of integers. */
export function hashPair(a: number, b: number): number {
  let mixed = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x165667b1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** A 32-bit hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The draws of one listing, or of one other thing, of a seed: the same each time. */
export function drawFor(seed: number, index: number): Draw {
  return new Draw(seededRandom(hashPair(seed, index)));
}
