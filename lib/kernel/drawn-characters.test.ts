import { expect, test } from "vitest";
import { undrawnProblem } from "../content/drawn-text.ts";
import { drawableText, nearestSigns, undrawnCharacters } from "./drawn-characters.ts";

test.each([
  "Łucja D’Arc-Nguyễn, 2ᵉ étage",
  "Ελένη Παπαδοπούλου",
  "Наталья Щукина",
  "Հայկ, თბილისი",
  "a → b, x ≤ y ≠ z ± 1, ½ ⅔ № ☎ ✓ ★",
  "« Les Lilas »… — – ‘ ’ “ ” • €",
])("a document says %s", (text) => {
  expect(undrawnCharacters(text)).toEqual([]);
  expect(drawableText(text)).toBe(nearestSigns(text));
});

test.each([
  ["150\u202f000\u00a0€", "150\u00a0000\u00a0€"],
  ["clé\u200b remise\u2009: oui", "clé remise : oui"],
  ["a\u2011b\u2010c", "a-b-c"],
  ["\uf0b7 balcon, ◦ cave", "• balcon, • cave"],
  ["e\u0301te\u0301", "été"],
  ["une\r\nautre\tligne", "une\nautre ligne"],
])("what its width alone tells apart becomes the nearest sign: %j", (text, nearest) => {
  expect(nearestSigns(text)).toBe(nearest);
  expect(undrawnCharacters(text)).toEqual([]);
});

test("what no font has is named once each, and written by its number", () => {
  const text = "Maison 漢字 漢 🏡, \u05d0";
  expect(undrawnCharacters(text)).toEqual(["漢", "字", "🏡", "א"]);
  expect(drawableText("漢 🏡?")).toBe("[U+6F22] [U+1F3E1]?");
  expect(undrawnProblem(text)).toContain(
    "«\u00a0漢\u00a0», «\u00a0字\u00a0», «\u00a0🏡\u00a0», «\u00a0א\u00a0»",
  );
  expect(undrawnProblem("Jardin 🏡")).toContain("Ce caractère");
  expect(undrawnProblem("Jardin")).toBeUndefined();
});
