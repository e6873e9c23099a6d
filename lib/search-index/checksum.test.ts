import { expect, it } from "vitest";
import { seededRandom } from "../kernel/random.ts";
import { checksumOfText, hexadecimal, takeIn } from "./checksum.ts";

const random = seededRandom(5);
const START = checksumOfText("header");
const NUMBERS = Int32Array.from({ length: 101 }, () => Math.floor(random() * 2 ** 32) | 0);
const checksum = (numbers: Int32Array, start = START) =>
  hexadecimal(takeIn(start, numbers, 0, numbers.length));

it("is the same for the same numbers, taken in at once or in slices", () => {
  expect(checksum(NUMBERS.slice())).toBe(checksum(NUMBERS));
  expect(hexadecimal(takeIn(takeIn(START, NUMBERS, 0, 40), NUMBERS, 40, 101))).toBe(
    checksum(NUMBERS),
  );
});

it("shows each bit that changes, two numbers in each other's place, and another beginning", () => {
  const whole = checksum(NUMBERS);
  expect(checksum(NUMBERS, checksumOfText("Header"))).not.toBe(whole);
  for (let at = 0; at < NUMBERS.length; at++) {
    for (let bit = 0; bit < 32; bit++) {
      const changed = NUMBERS.slice();
      changed[at] = (changed[at] as number) ^ (1 << bit);
      expect(checksum(changed)).not.toBe(whole);
    }
    const swapped = NUMBERS.slice();
    const other = (at + 2) % NUMBERS.length;
    [swapped[at], swapped[other]] = [NUMBERS[other] as number, NUMBERS[at] as number];
    expect(checksum(swapped)).not.toBe(whole);
  }
});

it("is written in sixteen digits", () => {
  expect(hexadecimal({ low: -1, high: 10 })).toBe("0000000affffffff");
});
