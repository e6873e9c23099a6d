import { expect, test } from "vitest";
import { unreadByRole } from "./rules.ts";

test("gives each role in force what it has to read", () => {
  const counted = [
    { role: "ambassador", unread: 5 },
    { role: "seller", unread: 2 },
  ] as const;
  expect(unreadByRole(["seller", "ambassador", "buyer"], counted)).toEqual([
    { role: "seller", unread: 2 },
    { role: "ambassador", unread: 5 },
    { role: "buyer", unread: 0 },
  ]);
});

test("counts with the first role what belongs to none of them", () => {
  expect(unreadByRole(["seller", "ambassador"], [{ role: "buyer", unread: 3 }])).toEqual([
    { role: "seller", unread: 3 },
    { role: "ambassador", unread: 0 },
  ]);
  expect(unreadByRole([], [{ role: "buyer", unread: 3 }])).toEqual([]);
});
