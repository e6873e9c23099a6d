import { describe, expect, it, test } from "vitest";
import type { HeldRole, Role, RoleStatus } from "../kernel/roles.ts";
import { adviceFor, canAddRole, suggestionsFor } from "./views.ts";

const held = (...roles: (Role | [Role, RoleStatus])[]): HeldRole[] =>
  roles.map((entry) =>
    typeof entry === "string"
      ? { role: entry, status: "active" }
      : { role: entry[0], status: entry[1] },
  );

test.each<[string, HeldRole[], boolean]>([
  ["nobody yet", [], true],
  ["a buyer", held("buyer"), true],
  ["a buyer and seller", held("buyer", "seller"), true],
  ["who waits for the third", held("buyer", "seller", ["ambassador", "pending"]), false],
  ["who was refused the third", held("buyer", "seller", ["ambassador", "refused"]), false],
  ["who has three", held("buyer", "seller", "ambassador"), false],
  ["a trust manager", held("trust_manager"), true],
])("whether a role can be added by %s", (_name, roles, expected) => {
  expect(canAddRole(roles)).toBe(expected);
});

describe("suggestions", () => {
  it.each<[string, HeldRole[], string[]]>([
    ["a buyer", held("buyer"), ["become-looper"]],
    ["a seller", held("seller"), ["find-next-home"]],
    ["a buyer and seller", held("buyer", "seller"), ["become-looper"]],
    ["a buyer who asked to be a looper", held("buyer", ["ambassador", "pending"]), []],
    ["a seller and looper", held("seller", "ambassador"), ["find-next-home"]],
    ["a looper", held("ambassador"), []],
    ["who has every role", held("buyer", "seller", "ambassador"), []],
  ])("for %s", (_name, roles, expected) => {
    expect(suggestionsFor(roles)).toEqual(expected);
  });
});

test("advises on the part of the score with the most left to win", () => {
  const headline = { revenue: null, monthlyPercent: null };
  const parts = [
    { part: "profile", points: 120, of: 150 },
    { part: "outcomes", points: 133, of: 200 },
    { part: "answers", points: 222, of: 250 },
  ] as const;
  const score = { score: 475, level: "silver", parts: [...parts] } as const;
  expect(adviceFor({ ...headline, score: { ...score, parts: [...parts] } })).toBe("outcomes");
  expect(adviceFor({ ...headline, score: null })).toBeNull();
  const full = parts.map((part) => ({ ...part, points: part.of }));
  expect(adviceFor({ ...headline, score: { ...score, parts: full } })).toBeNull();
});
