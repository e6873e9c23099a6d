import { expect, test } from "vitest";
import { FROM_OLDEST, PAGE_LENGTH, pageOf, readCursor } from "./instant-keyset.ts";

const AT = "2026-11-21T10:00:00.000+00:00";
const rows = Array.from({ length: PAGE_LENGTH + 1 }, (_, rank) => ({
  at: AT,
  id: String(rank).padStart(12, "0"),
}));

test("a page says where the next one starts, and the last one nothing", () => {
  const page = pageOf(rows, ({ id }) => id);
  expect(page.rows).toHaveLength(PAGE_LENGTH);
  expect(readCursor(page.next, FROM_OLDEST)).toEqual(rows[PAGE_LENGTH - 1]);
  expect(pageOf(rows.slice(1), ({ id }) => id).next).toBeNull();
  expect(pageOf([], ({ id }: { id: string }) => id)).toEqual({ rows: [], next: null });
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
])("a cursor that is none starts the list: %j", (cursor) => {
  expect(readCursor(cursor, FROM_OLDEST)).toBe(FROM_OLDEST);
});
