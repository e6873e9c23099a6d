import { describe, expect, test } from "vitest";
import { listingCard } from "../testing/listing-card.ts";
import { cardFields } from "./card-fields.ts";

const now = new Date("2026-11-27T12:00:00Z");

describe("a card", () => {
  test.each([
    ["2026-11-27T08:00:00Z", "2026-11-27T12:00:00Z", true],
    ["2026-11-20T22:30:00Z", "2026-11-27T22:59:00Z", true],
    ["2026-11-20T22:30:00Z", "2026-11-27T23:01:00Z", false],
    ["2026-10-01T08:00:00Z", "2026-11-27T12:00:00Z", false],
  ])("of a listing published at %s is new at %s: %s", (publishedAt, at, isNew) => {
    expect(cardFields(listingCard({ publishedAt }), new Date(at)).isNew).toBe(isNew);
  });

  test.each([
    ["2026-11-24T08:00:00Z", true],
    ["2026-10-28T08:00:00Z", true],
    ["2026-10-27T08:00:00Z", false],
  ])("says that its price went down at %s: %s", (at, shown) => {
    const priceDrop = { fromCents: 332_000_00, at };
    expect(cardFields(listingCard({ priceDrop }), now).priceDrop).toEqual(shown ? priceDrop : null);
  });

  test.each([
    [["parking", "balcon", "jardin"] as const, "jardin"],
    [["terrasse", "balcon"] as const, "terrasse"],
    [["cave"] as const, null],
  ])("with %j has %s of the open air", (features, outdoor) => {
    expect(cardFields(listingCard({ features: [...features] }), now).outdoor).toBe(outdoor);
  });
});
