import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mistakesBetween } from "./spelling.ts";
import { fold, indexForms, searchTextOf, stemOf } from "./words.ts";

describe("folding", () => {
  test.each([
    ["L’Haÿ-les-Roses", "l hay les roses"],
    ["Œuf, bœuf & Æther", "oeuf boeuf aether"],
    ["ÉLÉGANT  appartement\n\tRÉNOVÉ !", "elegant appartement renove"],
    ["Straße København Łódź", "strasse kobenhavn lodz"],
    ["120 m²", "120 m2"],
    ["\u0000\ud800<b>", "b"],
    ["", ""],
  ])("%j gives %j", (text, expected) => {
    expect(fold(text)).toBe(expected);
  });

  test("gives plain words whatever the text, and folding them again changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const folded = fold(text);
        expect(folded).toMatch(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/);
        expect(fold(folded)).toBe(folded);
      }),
    );
  });
});

test.each([
  ["terrasses", "terrasse"],
  ["renovees", "renove"],
  ["renovee", "renove"],
  ["renove", "renove"],
  ["travaux", "travau"],
  ["bus", "bus"],
  ["entree", "entre"],
  ["a".repeat(50), "a".repeat(32)],
])("the index form of %s is %s", (word, expected) => {
  expect(stemOf(word)).toBe(expected);
});

describe("the words a listing is found by", () => {
  test("are those of its title and quarter, then those only its description has, each once", () => {
    expect(
      searchTextOf(
        "Appartement lumineux, 3 pièces",
        "Saint-Cyr",
        "Un appartement lumineux au cœur de Saint-Cyr : parquet, cheminées et l’accès au métro.",
      ),
    ).toBe("appartement lumineu piece saint cyr | coeur parquet chemine acce metro");
  });

  test("are the same as those of a search for one of them", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (title, description) => {
        const words = searchTextOf(title, null, description).split(/[ |]+/).filter(Boolean);
        expect(new Set(words)).toEqual(new Set(indexForms(`${title} ${description}`)));
      }),
    );
  });

  test("are bounded in number", () => {
    const long = Array.from({ length: 5_000 }, (_, index) => `mot${index}`).join(" ");
    expect(searchTextOf("", null, long).split(" ").length).toBeLessThanOrEqual(401);
  });
});

describe("mistakes between words", () => {
  test.each([
    ["rennes", "rennes", 0],
    ["renes", "rennes", 1],
    ["rennnes", "rennes", 1],
    ["rannes", "rennes", 1],
    ["renens", "rennes", 1],
    ["tolouse", "toulouse", 1],
    ["tolouze", "toulouse", 2],
    ["paris", "lyon", 3],
    ["", "ab", 2],
  ])("%s, %s: %i", (a, b, expected) => {
    expect(mistakesBetween(a, b, 2)).toBe(expected);
    expect(mistakesBetween(b, a, 2)).toBe(expected);
  });
});
