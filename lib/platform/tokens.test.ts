import { expect, test } from "vitest";
import { isToken, newToken, tokenHash } from "./tokens.ts";

test("tokens differ, are safe in an address, and are known by their shape", () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) {
    expect(encodeURIComponent(token)).toBe(token);
    expect(isToken(token)).toBe(true);
  }
});

test.each([undefined, null, "", 42, {}, "x".repeat(42), "x".repeat(44), `${"x".repeat(42)}\n`])(
  "%j is no token",
  (value) => {
    expect(isToken(value)).toBe(false);
  },
);

test("what is stored of a token is its SHA-256, never the token", () => {
  expect(tokenHash("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
