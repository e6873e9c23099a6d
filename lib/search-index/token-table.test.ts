import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { letterMask } from "./text/spelling.ts";
import { alphabeticalOrder, TokenTable } from "./token-table.ts";

const word = fc.string({
  unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz0123456789"),
  minLength: 1,
  maxLength: 12,
});

function sort(table: TokenTable): void {
  const order = alphabeticalOrder(table);
  for (;;) {
    const step = order.next();
    if (!step.done) continue;
    table.setOrder(step.value);
    return;
  }
}

describe("a table of words", () => {
  it("numbers words as they come, finds them, and finds no others", () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 2_000 }), word, (words, other) => {
        const table = new TokenTable(4);
        expect(words.map((each) => table.add(each))).toEqual(words.map((_, number) => number));
        expect(words.map((each) => table.add(each))).toEqual(words.map((_, number) => number));
        expect(table.size).toBe(words.length);
        words.forEach((each, number) => {
          expect(table.find(`<${each}>`, 1, each.length + 1)).toBe(number);
          expect(table.word(number)).toBe(each);
          expect(table.lengthOf(number)).toBe(each.length);
          expect(table.mask(number)).toBe(letterMask(each));
        });
        expect(table.find(other)).toBe(words.indexOf(other));
      }),
      { numRuns: 30 },
    );
  });

  it("finds words by their beginning, those added since it was sorted included", () => {
    fc.assert(
      fc.property(fc.uniqueArray(word), fc.uniqueArray(word), word, (first, later, prefix) => {
        const table = new TokenTable();
        for (const each of first) table.add(each);
        sort(table);
        for (const each of later) table.add(each);
        const short = prefix.slice(0, 2);
        const found = table.withPrefix(short).map((number) => table.word(number));
        const all = [...new Set([...first, ...later])];
        expect(found.sort()).toEqual(all.filter((each) => each.startsWith(short)).sort());
      }),
    );
  });

  it("is the same when made again of its sorted words", () => {
    const table = new TokenTable();
    const words = Array.from({ length: 3_000 }, (_, index) => `w${(index * 7919) % 9973}`);
    for (const each of words) table.add(each);
    sort(table);
    const copy = TokenTable.of(table.sortedWords());
    expect(words.map((each) => copy.find(each))).toEqual(words.map((each) => table.find(each)));
    expect(copy.withPrefix("w12")).toEqual(table.withPrefix("w12"));
    copy.add("neuf");
    expect(copy.word(copy.find("neuf"))).toBe("neuf");
  });
});
