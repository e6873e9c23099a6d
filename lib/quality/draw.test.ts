import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checksDueAt,
  DRAWS,
  drawnCount,
  drawSample,
  MAX_SEED,
  QUALITY_KINDS,
  weekAt,
} from "./draw.ts";

const at = (text: string) => new Date(text);
const ids = fc.uniqueArray(fc.stringMatching(/^[0-9a-z]{12}$/), { maxLength: 300 });
const seeds = fc.integer({ min: 0, max: MAX_SEED });
const kinds = fc.constantFrom(...QUALITY_KINDS);

const KNOWN = {
  listing: ["id24", "id29", "id32", "id34", "id35", "id36"],
  visit: ["id13", "id15", "id16", "id19", "id9"],
};

describe("how many are drawn", () => {
  test.each([
    ["listing", 0, 0],
    ["listing", 4, 4],
    ["listing", 5, 5],
    ["listing", 50, 5],
    ["listing", 51, 6],
    ["listing", 1_000, 100],
    ["visit", 100, 5],
    ["visit", 101, 6],
    ["visit", 3, 3],
  ] as const)("of %s, %i: %i", (kind, candidates, expected) => {
    expect(drawnCount(candidates, DRAWS[kind])).toBe(expected);
  });
});

describe("a draw", () => {
  test("has so many of the candidates, each once, whatever they and the seed are", () => {
    fc.assert(
      fc.property(ids, seeds, kinds, (candidates, seed, kind) => {
        const drawn = drawSample(candidates, DRAWS[kind], { seed, kind });
        const { percent, least } = DRAWS[kind];
        const expected = Math.max(least, Math.ceil((candidates.length * percent) / 100));
        expect(drawn).toHaveLength(Math.min(candidates.length, expected));
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(candidates).toEqual(expect.arrayContaining(drawn));
      }),
    );
  });

  test("is the same in whichever order, and however often, the candidates are read", () => {
    const shuffled = ids.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, seeds, kinds, ([read, otherwise], seed, kind) => {
        const draw = (some: string[]) => drawSample(some, DRAWS[kind], { seed, kind });
        expect(draw([...otherwise, ...otherwise])).toEqual(draw(read));
      }),
    );
  });

  test("is known for a seed: it will be the same in years", () => {
    const candidates = Array.from({ length: 60 }, (_, index) => `id${index}`);
    expect(drawSample(candidates, DRAWS.listing, { seed: 20261130, kind: "listing" })).toEqual(
      KNOWN.listing,
    );
    expect(drawSample(candidates, DRAWS.visit, { seed: 20261130, kind: "visit" })).toEqual(
      KNOWN.visit,
    );
  });

  test("takes each candidate as often as any other", () => {
    const candidates = Array.from({ length: 20 }, (_, index) => `id${index}`);
    const times = new Map<string, number>();
    for (let seed = 0; seed < 4_000; seed++) {
      for (const id of drawSample(candidates, DRAWS.visit, { seed, kind: "visit" }))
        times.set(id, (times.get(id) ?? 0) + 1);
    }
    // A thousand each: the spread of chance is some 27.
    for (const id of candidates) expect(Math.abs((times.get(id) ?? 0) - 1_000)).toBeLessThan(140);
  });
});

describe("the week of a draw", () => {
  const MONDAY = "2026-11-29T23:00:00.000Z";
  test.each<[string, string, Date | null, string, string]>([
    ["on Monday", "2026-11-30T08:00:00Z", null, "2026-11-22T23:00:00.000Z", MONDAY],
    ["on Sunday", "2026-12-06T22:59:00Z", null, "2026-11-22T23:00:00.000Z", MONDAY],
    [
      "after a week without",
      "2026-11-30T08:00:00Z",
      at("2026-11-15T23:00:00Z"),
      "2026-11-15T23:00:00.000Z",
      MONDAY,
    ],
    [
      "after a year without",
      "2026-11-30T08:00:00Z",
      at("2025-11-15T23:00:00Z"),
      "2026-11-01T23:00:00.000Z",
      MONDAY,
    ],
    [
      "with a clock set back",
      "2026-11-30T08:00:00Z",
      at("2027-01-03T23:00:00Z"),
      "2026-11-22T23:00:00.000Z",
      MONDAY,
    ],
  ])("%s", (_title, now, former, from, until) => {
    expect(weekAt(at(now), former)).toEqual({
      ...{ week: "2026-11-30", visitsFrom: at(from), visitsUntil: at(until) },
    });
  });

  test("looks at each visit once, over both changes of the clocks", () => {
    let until: Date | null = null;
    for (let now = at("2026-03-02T08:00:00Z"); now < at("2026-12-28T08:00:00Z"); ) {
      const week = weekAt(now, until);
      if (until !== null) expect(week.visitsFrom).toEqual(until);
      until = week.visitsUntil;
      now = new Date(now.getTime() + 7 * 86_400_000);
    }
  });
});

test.each([
  ["2026-11-30T08:00:00Z", "2026-12-04T23:00:00.000Z"],
  ["2026-12-02T22:59:00Z", "2026-12-04T23:00:00.000Z"],
  ["2026-12-05T08:00:00Z", "2026-12-07T08:00:00.000Z"],
])("checks drawn at %s are due at %s", (drawn, due) => {
  expect(checksDueAt("2026-11-30", at(drawn)).toISOString()).toBe(due);
});
