import { expect, test } from "vitest";
import { isFiltered, type ListFilter, readListFilter } from "./list-filter.ts";
import type { Parameters } from "./parameters.ts";

test.each<[Parameters, ListFilter]>([
  [{}, { looper: null, commune: null }],
  [
    { looper: "", commune: "" },
    { looper: null, commune: null },
  ],
  [{ looper: "0123456789ab" }, { looper: "0123456789ab", commune: null }],
  [{ commune: "2A004" }, { looper: null, commune: "2A004" }],
  // What names nobody finds nothing, and is never everybody.
  [{ looper: "a'b" }, { looper: "-", commune: null }],
  [{ looper: "\u0000" }, { looper: "-", commune: null }],
  [{ looper: "a".repeat(41) }, { looper: "-", commune: null }],
  [{ commune: ["35238", "35000"] }, { looper: null, commune: "-" }],
])("%j", (query, filter) => {
  expect(readListFilter(query)).toEqual(filter);
  expect(isFiltered(filter)).toBe(filter.looper !== null || filter.commune !== null);
});
