import { describe, expect, test } from "vitest";
import { messageAge, replyRefusal, searchOf, searchTest } from "./rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe("the age of a message", () => {
  test.each([
    [0, { kind: "under-an-hour" }],
    [59 * MINUTE + 59_999, { kind: "under-an-hour" }],
    [HOUR, { kind: "hours", hours: 1 }],
    [23 * HOUR + 59 * MINUTE, { kind: "hours", hours: 23 }],
    [24 * HOUR, { kind: "yesterday" }],
    [48 * HOUR - 1, { kind: "yesterday" }],
    [48 * HOUR, { kind: "older", sentAt: new Date("2026-11-19T10:00:00Z") }],
    // A clock that is ahead.
    [-5 * MINUTE, { kind: "under-an-hour" }],
    [-5 * 24 * HOUR, { kind: "under-an-hour" }],
  ])("sent %i ms ago is %j", (ms, age) => {
    expect(messageAge(new Date(NOW.getTime() - ms), NOW)).toEqual(age);
  });
});

describe("a search", () => {
  test.each([
    ["lefèvre", "Thomas Lefèvre", true],
    ["LEFEVRE", "Thomas Lefèvre", true],
    ["le thabor", "Quatre-pièces, le  Thabor", true],
    ["d'angers", "Près d’Angers", true],
    ["coeur", "Au cœur de la ville", true],
    ["  thomas ", "Thomas Lefèvre", true],
    ["%", "Thomas Lefèvre", false],
    [".*", "Thomas Lefèvre", false],
    ["nadia", "Thomas Lefèvre", false],
  ])("of %j in %j finds: %s", (search, text, found) => {
    expect(searchTest(search)(text, null)).toBe(found);
  });

  test("looks in each text, and finds everything where nothing is searched for", () => {
    expect(searchTest("graslin")("Nadia", "Studio Graslin")).toBe(true);
    expect(searchTest("")("Nadia", null)).toBe(true);
  });

  test.each([
    [null, null],
    ["", null],
    ["  \n ", null],
    ["\u200b", null],
    [" Paul  Girard\t", "Paul Girard"],
    ["x".repeat(5_000), "x".repeat(100)],
  ])("typed as %j is %j", (typed, search) => {
    expect(searchOf(typed)).toBe(search);
  });
});

test.each<[string, Parameters<typeof replyRefusal>[0], string | null]>([
  ["who asked", { ...nobody(), side: "contact" }, null],
  ["the seller", { ...nobody(), isSeller: true }, null],
  ["a looper in force", { ...nobody(), isLooper: true }, null],
  ["a looper no more", nobody(), "looper-inactive"],
  ["anybody, about no property", { ...nobody(), hasProperty: false }, null],
  ["to a closed account", { ...nobody(), isSeller: true, otherIsGone: true }, "account-closed"],
  ["to somebody one blocked", { ...nobody(), isSeller: true, hasBlocked: true }, "blocked"],
  ["who was blocked", { ...nobody(), side: "contact", isBlocked: true }, "unavailable"],
  ["who blocked each other", { ...nobody(), hasBlocked: true, isBlocked: true }, "blocked"],
])("an answer by %s", (_title, person, refusal) => {
  expect(replyRefusal(person)).toBe(refusal);
});

function nobody() {
  return {
    side: "owner" as const,
    hasProperty: true,
    isSeller: false,
    isLooper: false,
    otherIsGone: false,
    hasBlocked: false,
    isBlocked: false,
  };
}
