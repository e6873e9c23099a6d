import fc from "fast-check";
import { expect, test } from "vitest";
import { newId } from "./ids.ts";
import { pageOf, placeAfter } from "./keyset.ts";

test("a cursor names the last row that was shown", () => {
  const place = fc.record({
    rank: fc.integer({ min: 0, max: 9 }),
    at: fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
    id: fc.constant(0).map(newId),
  });
  fc.assert(
    fc.property(place, place, (first, second) => {
      const { shown, nextCursor } = pageOf([first, second], 1);
      expect(shown).toEqual([first]);
      expect(placeAfter(nextCursor)).toEqual(first);
    }),
  );
});

test("the last page has no cursor", () => {
  const row = { rank: 0, at: 1, id: newId() };
  expect(pageOf([row], 1)).toEqual({ shown: [row], nextCursor: null });
  expect(pageOf([], 1).nextCursor).toBeNull();
});

test.each([undefined, null, 4, ["0.1.a"], "", "x", "0.1", "0.1.short", "1e3.1.aaaaaaaaaaaa"])(
  "%j starts before the first row",
  (cursor) => {
    expect(placeAfter(cursor)).toEqual({ rank: -1, at: 0, id: "" });
  },
);
