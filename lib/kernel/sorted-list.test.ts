import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Parameters } from "./parameters.ts";
import {
  readSort,
  readSortPlace,
  SORTED_CHARACTERS,
  type Sort,
  type SortedRow,
  type Sorts,
  sortedPageOf,
  sortHeading,
  sortQuery,
  writeSortPlace,
} from "./sorted-list.ts";

const SORTS = {
  date: { by: "instant", direction: "desc" },
  name: { by: "text", direction: "asc", nullable: true },
  amount: { by: "number", direction: "desc", nullable: true },
  rank: { by: "number", direction: "asc" },
} satisfies Sorts;
type Key = keyof typeof SORTS;

const chosen = (query: Parameters) => readSort<Key>(query, SORTS);
const OWN = chosen({});
const AT = "2026-11-21T10:00:00.000+00:00";
const ID = "0123456789ab";

describe("the order of an address", () => {
  test.each<[Parameters, Key, "asc" | "desc", boolean]>([
    [{}, "date", "desc", true],
    [{ sens: "asc" }, "date", "asc", false],
    [{ tri: "date" }, "date", "desc", true],
    [{ tri: "name" }, "name", "asc", false],
    [{ tri: "name", sens: "desc" }, "name", "desc", false],
    [{ tri: "amount", sens: "up" }, "amount", "desc", false],
    [{ tri: "colour" }, "date", "desc", true],
    [{ tri: "colour", sens: "asc" }, "date", "desc", true],
    [{ tri: ["name", "amount"] }, "date", "desc", true],
    [{ tri: "constructor" }, "date", "desc", true],
    [{ tri: "__proto__" }, "date", "desc", true],
  ])("%j is by %s, %s", (query, key, direction, isDefault) => {
    expect(chosen(query)).toEqual({ key, direction, rule: SORTS[key], isDefault });
  });

  test("is written as it is read, and shortest", () => {
    expect(sortQuery(OWN)).toEqual({ tri: null, sens: null });
    expect(sortQuery(chosen({ sens: "asc" }))).toEqual({ tri: "date", sens: "asc" });
    expect(sortQuery(chosen({ tri: "name" }))).toEqual({ tri: "name", sens: null });
    for (const key of Object.keys(SORTS) as Key[]) {
      for (const sens of ["asc", "desc"]) {
        const sort = chosen({ tri: key, sens });
        const { tri, sens: written } = sortQuery(sort);
        expect(chosen({ tri: tri ?? undefined, sens: written ?? undefined })).toEqual(sort);
      }
    }
  });
});

test("a heading leads to its order and, where that is so, the other way round", () => {
  expect(sortHeading<Key>(SORTS, OWN, "name")).toEqual({
    query: { tri: "name", sens: null },
    direction: null,
  });
  expect(sortHeading<Key>(SORTS, OWN, "date")).toEqual({
    query: { tri: "date", sens: "asc" },
    direction: "desc",
  });
  expect(sortHeading<Key>(SORTS, chosen({ sens: "asc" }), "date")).toEqual({
    query: { tri: null, sens: null },
    direction: "asc",
  });
});

const value: Record<Key, fc.Arbitrary<SortedRow["sortedBy"]>> = {
  date: fc
    .date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().replace("Z", "+00:00")),
  name: fc.option(
    fc.string({ maxLength: SORTED_CHARACTERS }).filter((text) => !/[\0\p{Cs}]/u.test(text)),
  ),
  amount: fc.option(fc.maxSafeInteger()),
  rank: fc.maxSafeInteger(),
};

test("a cursor names the value and the id of a row, in its own order alone", () => {
  const sorts = (Object.keys(SORTS) as Key[]).flatMap((tri) =>
    ["asc", "desc"].map((sens) => chosen({ tri, sens })),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...sorts).chain((sort) => fc.tuple(fc.constant(sort), value[sort.key])),
      fc.constantFrom(...sorts),
      ([sort, sortedBy], other) => {
        const cursor = writeSortPlace({ sortedBy, id: ID }, sort);
        expect(readSortPlace(cursor, sort)).toEqual({ value: sortedBy, id: ID });
        if (other.key === sort.key && other.direction === sort.direction) return;
        expect(readSortPlace(cursor, other)).toBeNull();
      },
    ),
  );
});

test("a list's own order goes on from the links that were there before", () => {
  expect(readSortPlace(`${AT}~${ID}`, OWN)).toEqual({ value: AT, id: ID });
});

const [byName, byAmount, byRank] = [
  chosen({ tri: "name" }),
  chosen({ tri: "amount" }),
  chosen({ tri: "rank" }),
];
test.each<[unknown, Sort]>([
  [null, OWN],
  [undefined, OWN],
  [4, OWN],
  [[`${AT}~${ID}`], OWN],
  ["", OWN],
  ["~", OWN],
  [`${AT}~`, OWN],
  [`${AT}~A`, OWN],
  [`-~${ID}`, OWN],
  [`2026-02-30T10:00:00.000+00:00~${ID}`, OWN],
  [`0000-01-01T00:00:00.000+00:00~${ID}`, OWN],
  [`name.asc:=a~${ID}`, OWN],
  [`${AT}~${ID}`, byName],
  [`name.desc:=a~${ID}`, byName],
  [`name.asc:a~${ID}`, byName],
  [`name.asc:=a\u0000~${ID}`, byName],
  [`name.asc:=\ud800~${ID}`, byName],
  [`name.asc:=${"a".repeat(1_000)}~${ID}`, byName],
  [`name.asc:=a~${"a".repeat(41)}`, byName],
  [`amount.desc:1e9~${ID}`, byAmount],
  [`amount.desc:1.5~${ID}`, byAmount],
  [`amount.desc:9999999999999999~${ID}`, byAmount],
  [`amount.desc:=1~${ID}`, byAmount],
  [`rank.asc:-~${ID}`, byRank],
])("a cursor that is none of this order's starts the list: %j", (cursor, sort) => {
  expect(readSortPlace(cursor, sort)).toBeNull();
});

test("a page says where the next one starts, and the last one nothing", () => {
  const rows = ["a", "b", "c"].map((id) => ({ id, sortedBy: null }));
  const first = sortedPageOf(rows, byName, ({ id }) => id, 2);
  expect(first).toEqual({ rows: ["a", "b"], next: "name.asc:-~b" });
  expect(sortedPageOf(rows.slice(1), byName, ({ id }) => id, 2).next).toBeNull();
});
