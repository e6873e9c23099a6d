import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TYPED_TEXT } from "../testing/document-texts.ts";
import {
  closenessOf,
  countOffers,
  daysLeft,
  type OfferStatus,
  offerEnd,
  percentOfAskingPrice,
  stateOf,
  urgencyOf,
} from "./rules.ts";
import { counterFormSchema } from "./schemas.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

describe("the days an offer has left", () => {
  test.each([
    ["2026-11-23", "2026-11-21T10:00:00Z", 3],
    ["2026-11-21", "2026-11-21T10:00:00Z", 1],
    ["2026-11-20", "2026-11-21T10:00:00Z", 0],
    ["2026-11-01", "2026-11-21T10:00:00Z", -19],
    // Paris: the last minute of the last day, and the first of the next.
    ["2026-11-21", "2026-11-21T22:59:00Z", 1],
    ["2026-11-21", "2026-11-21T23:00:00Z", 0],
    // Across the change to winter time, a day of 25 hours.
    ["2026-10-26", "2026-10-24T22:30:00Z", 2],
  ])("of one that expires on %s are, at %s, %d", (date, now, days) => {
    expect(daysLeft(date, new Date(now), "Europe/Paris")).toBe(days);
  });
});

test.each<[OfferStatus, string, string]>([
  ["pending", "2026-11-21", "pending"],
  ["pending", "2026-11-20", "expired"],
  ["accepted", "2026-01-01", "accepted"],
  ["countered", "2026-01-01", "countered"],
  ["rejected", "2026-01-01", "rejected"],
  ["withdrawn", "2026-01-01", "withdrawn"],
])("an offer %s until %s is %s on 21 November", (status, date, state) => {
  expect(stateOf(status, offerEnd(date, "35238").expiresAt, NOW)).toBe(state);
});

test.each([
  [-3, "over"],
  [0, "over"],
  [1, "urgent"],
  [2, "urgent"],
  [3, "soon"],
  [5, "soon"],
  [6, "calm"],
])("%d days left is %s", (days, urgency) => {
  expect(urgencyOf(days)).toBe(urgency);
});

test.each([
  [105, 105, "close"],
  [100, 100, "close"],
  [95, 95, "close"],
  [94.99, 94, "fair"],
  [94.4, 94, "fair"],
  [90, 90, "fair"],
  [89.6, 89, "low"],
  [50, 50, "low"],
])("an offer at %d %% reads %d %% and is %s", (percent, read, closeness) => {
  const price = 300_000_00;
  const amount = Math.round((price * percent) / 100);
  expect(percentOfAskingPrice(amount, price)).toBe(read);
  expect(closenessOf(amount, price)).toBe(closeness);
});

test("what is read of an offer never contradicts how near it is said to be", () => {
  const cents = fc.integer({ min: 1, max: 2_000_000_000 });
  fc.assert(
    fc.property(cents, cents, (amount, price) => {
      const percent = percentOfAskingPrice(amount, price);
      const read = percent >= 95 ? "close" : percent >= 90 ? "fair" : "low";
      expect(read).toBe(closenessOf(amount, price));
    }),
  );
});

test("what expired or was withdrawn counts in the whole only", () => {
  expect(
    countOffers([
      { state: "pending", count: 2 },
      { state: "expired", count: 3 },
      { state: "withdrawn", count: 1 },
      { state: "rejected", count: 1 },
    ]),
  ).toEqual({ all: 7, pending: 2, accepted: 0, countered: 0, rejected: 1 });
});

test("conditions that the record of a sale can't say are named at their field", () => {
  const terms = { expiryDate: "2026-12-01", conditions: "Avec le piano 漢 🎹" };
  const counter = { offerId: "abcdef012345", amount: "240 000", ...terms };
  const { error, success } = counterFormSchema.safeParse(counter);
  expect(success).toBe(false);
  expect(error?.issues).toMatchObject([
    {
      path: ["conditions"],
      message: expect.stringContaining("«\u00a0漢\u00a0», «\u00a0🎹\u00a0»"),
    },
  ]);
  const parsed = counterFormSchema.safeParse({ ...counter, conditions: TYPED_TEXT });
  expect(parsed.success).toBe(true);
});
