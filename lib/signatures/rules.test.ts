import { expect, test } from "vitest";
import { attemptsLeft, codeRefusal, isSameName, MAX_ATTEMPTS } from "./rules.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const later = (ms: number) => new Date(NOW.getTime() + ms);

test.each([
  [{ signedAt: null, attempts: 0, codeExpiresAt: later(1) }, null],
  [{ signedAt: null, attempts: MAX_ATTEMPTS - 1, codeExpiresAt: later(1) }, null],
  [{ signedAt: null, attempts: MAX_ATTEMPTS, codeExpiresAt: later(1) }, "signature.locked"],
  [{ signedAt: null, attempts: 0, codeExpiresAt: NOW }, "signature.expired"],
  [{ signedAt: null, attempts: 0, codeExpiresAt: null }, "signature.expired"],
  [{ signedAt: NOW, attempts: 0, codeExpiresAt: later(1) }, "signature.signed"],
])("a code for %j: %s", (signature, refusal) => {
  expect(codeRefusal(signature, NOW)).toBe(refusal);
});

test.each([
  [0, MAX_ATTEMPTS],
  [MAX_ATTEMPTS - 1, 1],
  [MAX_ATTEMPTS, 0],
])("after %d codes %d are left", (attempts, left) => {
  expect(attemptsLeft(attempts)).toBe(left);
});

test.each([
  ["Hélène Le Goff", true],
  ["helene le goff", true],
  ["HÉLÈNE  LE-GOFF", true],
  ["He\u0301le\u0300ne Le Goff", true],
  ["Helene Goff", false],
  ["Le Goff Hélène", false],
  ["", false],
])("the name %j signs for Hélène Le Goff: %s", (typed, isSame) => {
  expect(isSameName(typed, "Hélène Le Goff")).toBe(isSame);
});
