import { expect, test } from "vitest";
import { boundsInForce, hasBounds } from "./bounds.ts";
import { type Bounds, NO_CRITERIA, NO_TEXT } from "./criteria.ts";

test.each<[string, Partial<Bounds>, Partial<Bounds>, Partial<Bounds>]>([
  ["the text's, where none is chosen", {}, { maxPriceCents: 300 }, { maxPriceCents: 300 }],
  [
    "the chosen one, whatever the text says",
    { maxPriceCents: 200 },
    { maxPriceCents: 300 },
    { maxPriceCents: 200 },
  ],
  [
    "both, where they make a range",
    { minPriceCents: 100 },
    { maxPriceCents: 300 },
    { minPriceCents: 100, maxPriceCents: 300 },
  ],
  [
    "the chosen one alone, where they would cross",
    { maxPriceCents: 200 },
    { minPriceCents: 300 },
    { maxPriceCents: 200 },
  ],
  ["the same for surfaces", { minSurfaceDm2: 90 }, { maxSurfaceDm2: 50 }, { minSurfaceDm2: 90 }],
  [
    "each kind of room",
    { minRooms: 2 },
    { minRooms: 3, minBedrooms: 1 },
    { minRooms: 2, minBedrooms: 1 },
  ],
])("in force is %s", (_, chosen, read, expected) => {
  const bounds = boundsInForce({ ...NO_CRITERIA, ...chosen }, { ...NO_TEXT, ...read });
  const set = Object.entries(bounds).filter(([, bound]) => bound !== null);
  expect(Object.fromEntries(set)).toEqual(expected);
});

test("a text without figures has no bounds", () => {
  expect(hasBounds(NO_TEXT)).toBe(false);
  expect(hasBounds({ ...NO_TEXT, minBedrooms: 2 })).toBe(true);
});
