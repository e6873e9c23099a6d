import { describe, expect, test } from "vitest";
import { INDICATIVE_DAYS_ONLINE, listingStatistics, pricePerM2Cents } from "./rules.ts";

test.each([
  [320_000_00, 7_200, 4_444_00],
  [100_000_00, 3_333, 3_000_00],
  [100_050, 100, 1_001_00],
])(
  "a price of %d cents for %d dm² is %d cents per m², in whole euros",
  (price, surface, expected) => {
    expect(pricePerM2Cents(price, surface)).toBe(expected);
  },
);

describe("the performance block", () => {
  const listing = {
    viewCount: 1_846,
    favoriteCount: 75,
    publishedAt: new Date("2026-11-01T10:00:00Z"),
    soldAt: null,
    pauses: [],
  };
  const now = new Date("2026-11-21T10:00:00Z");

  test("averages from five known listings on", () => {
    expect(listingStatistics(listing, { listings: 5, meanDays: 30.6 }, now)).toEqual({
      views: 1_846,
      favorites: 75,
      daysOnline: 20,
      averageDaysOnline: 31,
      averageIsIndicative: false,
    });
  });

  test("shows the indicative average below five", () => {
    expect(listingStatistics(listing, { listings: 4, meanDays: 10 }, now)).toMatchObject({
      averageDaysOnline: INDICATIVE_DAYS_ONLINE,
      averageIsIndicative: true,
    });
  });
});
