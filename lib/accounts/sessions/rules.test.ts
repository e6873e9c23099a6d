import { describe, expect, test } from "vitest";
import { isUseDue, normalizeUserAgent, REMEMBERED_SECONDS, sessionExpiry } from "./rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

test("a session ends a day after its last use, thirty for who asked to be remembered", () => {
  expect(sessionExpiry(NOW, false)).toEqual(new Date("2026-11-22T10:00:00Z"));
  expect(sessionExpiry(NOW, true)).toEqual(new Date("2026-12-21T10:00:00Z"));
  expect(REMEMBERED_SECONDS).toBe(2_592_000);
});

test.each([
  ["2026-11-21T10:00:00Z", false],
  ["2026-11-21T09:55:01Z", false],
  ["2026-11-21T09:55:00Z", true],
  // A clock put back.
  ["2026-11-21T11:00:00Z", false],
])("use is noted again five minutes later: seen at %s, %s", (seen, due) => {
  expect(isUseDue(new Date(seen), NOW)).toBe(due);
});

describe("a browser's name", () => {
  test.each([
    [null, null],
    [undefined, null],
    ["", null],
    [" \0\n ", null],
    ["Mozilla/5.0 (X11)", "Mozilla/5.0 (X11)"],
    ["a\r\nset-cookie: b", "a set-cookie: b"],
  ])("%j is kept as %j", (header, normalized) => {
    expect(normalizeUserAgent(header)).toBe(normalized);
  });

  test("is kept to three hundred characters", () => {
    expect(normalizeUserAgent("x".repeat(100_000))).toHaveLength(300);
  });
});
