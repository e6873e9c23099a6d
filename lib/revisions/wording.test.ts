import { expect, test } from "vitest";
import { wordingWarnings } from "./wording.ts";

test.each([
  ["Trois pièces au 2e étage, 63,5 m², construit en 1930. Charges 1 450 €.", []],
  ["Appelez le 06 12 34 56 78.", ["contact"]],
  ["Écrivez à claire.martin@example.org", ["contact"]],
  ["Tél. +33 6.12.34.56.78", ["contact"]],
  ["Réservé aux couples sans animaux.", ["discrimination"]],
  ["Pas d’enfants. 0612345678", ["contact", "discrimination"]],
  ["Idéal pour une famille avec enfants, proche des écoles.", []],
])("%j warns of %j", (text, warnings) => {
  expect(wordingWarnings(text)).toEqual(warnings);
});
