import { expect, test } from "vitest";
import {
  answerUntil,
  confirmationDue,
  confirmationState,
  type FreshnessFacts,
} from "./freshness.ts";

const NOW = new Date("2026-11-24T09:00:00Z");
const ago = (days: number, ms = 0) => new Date(NOW.getTime() - days * 86_400_000 + ms);

const listing = (overrides: Partial<FreshnessFacts> = {}): FreshnessFacts => ({
  status: "active",
  isDemonstration: false,
  confirmedAt: ago(0),
  publishedAt: ago(100),
  confirmationAskedAt: null,
  ...overrides,
});

test.each<[string, Partial<FreshnessFacts>, ReturnType<typeof confirmationDue>]>([
  ["just confirmed", {}, null],
  ["confirmed almost 7 days ago", { confirmedAt: ago(7, 1) }, null],
  ["confirmed 7 days ago", { confirmedAt: ago(7) }, "ask"],
  ["never confirmed, published 7 days ago", { confirmedAt: null, publishedAt: ago(7) }, "ask"],
  ["never confirmed, published today", { confirmedAt: null, publishedAt: ago(0) }, null],
  ["never published", { confirmedAt: null, publishedAt: null }, null],
  ["asked a day ago", { confirmedAt: ago(12), confirmationAskedAt: ago(1) }, null],
  ["asked almost seven days ago", { confirmedAt: ago(14), confirmationAskedAt: ago(7, 1) }, null],
  ["asked seven days ago", { confirmedAt: ago(14), confirmationAskedAt: ago(7) }, "pause"],
  ["old, never asked", { confirmedAt: ago(400) }, "ask"],
  ["old, just asked", { confirmedAt: ago(400), confirmationAskedAt: ago(0) }, null],
  [
    "asked long ago, back from a sale",
    { confirmedAt: ago(60), confirmationAskedAt: ago(49) },
    "ask",
  ],
  ["asked before it was confirmed", { confirmedAt: ago(11), confirmationAskedAt: ago(12) }, "ask"],
  ["a demonstration", { confirmedAt: null, isDemonstration: true }, null],
])("what is due for a listing that is %s", (_case, overrides, due) => {
  expect(confirmationDue(listing(overrides), NOW)).toBe(due);
});

test.each(["draft", "in_review", "under_offer", "sold", "paused", "withdrawn"] as const)(
  "nothing is due for a listing that is %s",
  (status) => {
    expect(confirmationDue(listing({ status, confirmedAt: ago(400) }), NOW)).toBeNull();
  },
);

test("the last day to answer is a civil day of Paris", () => {
  expect(answerUntil(new Date("2026-11-24T23:30:00Z"))).toBe("2026-12-02");
});

test.each([
  ["active", null, "active"],
  ["paused", "unconfirmed", "paused"],
  ["paused", "seller", "closed"],
  ["under_offer", null, "closed"],
  ["withdrawn", null, "closed"],
] as const)("a listing that is %s (%s) is %s to a link", (status, pauseReason, state) => {
  expect(confirmationState({ status, pauseReason })).toBe(state);
});
