import fc from "fast-check";
import { expect, test } from "vitest";
import { passwordStrength } from "./rules.ts";

test.each([
  ["", "weak"],
  ["azerty", "weak"],
  ["aaaaaaaaaaaaaaaaaaaaaa", "weak"],
  ["12345678901234567890", "weak"],
  ["abcdefghijklmnop", "weak"],
  ["abababababababababab", "weak"],
  ["MotDePasse2026", "weak"],
  ["Loopimmo!", "weak"],
  ["tulipe rouge", "fair"],
  ["R7k-Pq2m", "fair"],
  ["cheval agrafe pile correct", "strong"],
  ["h7T!w2Zp#9Lq", "strong"],
] as const)("the password %j is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test("a character said again adds nothing", () => {
  const unit = fc.constantFrom(..."abcXY12!? é");
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1, maxLength: 40 }), (password) => {
      expect(passwordStrength(password + password.at(-1))).toBe(passwordStrength(password));
    }),
  );
});

test("anything typed has a strength", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (password) => {
      expect(["weak", "fair", "strong"]).toContain(passwordStrength(password));
    }),
  );
});
