import fc from "fast-check";
import { expect, test } from "vitest";
import { newId } from "./ids.ts";
import {
  FROM_OLDEST,
  listPageOf,
  PAGE_LENGTH,
  pageOf,
  placeAfter,
  readCursor,
  SEQUENCE,
} from "./keyset.ts";

test("a cursor names the last row that was shown", () => {
  const place = fc.record({
    rank: fc.integer({ min: 0, max: 9 }),
    at: fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
    id: fc.constant(0).map(newId),
  });
  fc.assert(
    fc.property(place, place, (first, second) => {
      const { page, nextCursor } = pageOf([first, second], 1);
      expect(page).toEqual([first]);
      expect(placeAfter(nextCursor)).toEqual(first);
    }),
  );
});

test("the last page has no cursor", () => {
  const row = { rank: 0, at: 1, id: newId() };
  expect(pageOf([row], 1)).toEqual({ page: [row], nextCursor: null });
  expect(pageOf([], 1).nextCursor).toBeNull();
});

test.each([undefined, null, 4, ["0.1.a"], "", "x", "0.1", "0.1.short", "1e3.1.aaaaaaaaaaaa"])(
  "%j starts before the first row",
  (cursor) => {
    expect(placeAfter(cursor)).toEqual({ rank: -1, at: 0, id: "" });
  },
);

test("a cursor of an older link goes on where it did", () => {
  expect(placeAfter("1.-1795600000000.aaaaaaaaaaaa")).toEqual({
    rank: 1,
    at: -1_795_600_000_000,
    id: "aaaaaaaaaaaa",
  });
});

const AT = "2026-11-21T10:00:00.000+00:00";
const rows = Array.from({ length: PAGE_LENGTH + 1 }, (_, rank) => ({
  at: AT,
  id: String(rank).padStart(12, "0"),
}));

test("a page says where the next one starts, and the last one nothing", () => {
  const page = listPageOf(rows, ({ id }) => id);
  expect(page.rows).toHaveLength(PAGE_LENGTH);
  expect(readCursor(page.next, FROM_OLDEST)).toEqual(rows[PAGE_LENGTH - 1]);
  expect(listPageOf(rows.slice(1), ({ id }) => id).next).toBeNull();
  expect(listPageOf([], ({ id }: { id: string }) => id)).toEqual({ rows: [], next: null });
});

test.each([
  null,
  undefined,
  "",
  "~",
  `${AT}~`,
  `${AT}~a'b`,
  `${AT}~A`,
  `2026-11-21~abc`,
  `x${AT}~a`,
  "2026-02-30T10:00:00.000+00:00~a",
  "2026-11-21T25:00:00.000+00:00~a",
  "0000-01-01T00:00:00.000+00:00~a",
])("a cursor that is none starts the list: %j", (cursor) => {
  expect(readCursor(cursor, FROM_OLDEST)).toBe(FROM_OLDEST);
});

test("a list in the order of writing goes on after a row's number", () => {
  const { page, nextCursor } = SEQUENCE.page([{ seq: 9 }, { seq: 8 }], 1);
  expect([page, nextCursor]).toEqual([[{ seq: 9 }], "9"]);
  expect(SEQUENCE.read(nextCursor)).toEqual({ seq: 9 });
  expect(SEQUENCE.read("9".repeat(15))).toEqual({ seq: 2_147_483_647 });
  for (const none of [null, "", "x", "9~1", "1e3", "9999999999999999"]) {
    expect(SEQUENCE.read(none)).toBeNull();
  }
});
