import { describe, expect, test } from "vitest";
import type { DayFigures } from "../analytics/rules.ts";
import {
  compareViews,
  effectOf,
  type HomeFacts,
  type Recommendation,
  recommendationFor,
} from "./rules.ts";

describe("views beside those of like listings", () => {
  test.each([
    [40, { listings: 10, views: 200 }, { mean: 20, percent: 100, listings: 10 }],
    [10, { listings: 8, views: 160 }, { mean: 20, percent: -50, listings: 8 }],
    [20, { listings: 5, views: 100 }, { mean: 20, percent: 0, listings: 5 }],
    [40, { listings: 4, views: 200 }, null],
    [40, { listings: 20, views: 0 }, null],
  ])("%d beside %j", (views, like, expected) => {
    expect(compareViews(views, like)).toEqual(expected);
  });
});

describe("the effect of a price change", () => {
  const row = (day: string, views: number): DayFigures => ({
    day,
    views,
    favorites: 0,
    contacts: 0,
  });
  const change = { day: "2026-11-10", fromCents: 300_000_00, toCents: 289_000_00 };

  test("compares the days before with those since, the day itself left out", () => {
    const rows = [
      row("2026-11-08", 4),
      row("2026-11-09", 2),
      row("2026-11-10", 99),
      row("2026-11-11", 9),
      row("2026-11-13", 6),
    ];
    const times = { onlineSince: "2026-11-07", today: "2026-11-13" };
    expect(effectOf(change, rows, times)).toEqual({
      ...change,
      views: { before: 2, since: 5, days: 3 },
    });
  });

  test("looks at a fortnight at most, on either side", () => {
    const rows = [row("2026-10-26", 1_000), row("2026-10-27", 14), row("2026-11-25", 1_000)];
    const times = { onlineSince: "2026-01-01", today: "2026-11-25" };
    expect(effectOf(change, rows, times).views).toEqual({ before: 1, since: 0, days: 14 });
  });

  test.each([
    ["online two days before", { onlineSince: "2026-11-08", today: "2026-11-30" }],
    ["two days ago", { onlineSince: "2026-10-01", today: "2026-11-12" }],
    ["of before it was online", { onlineSince: "2026-11-20", today: "2026-11-30" }],
  ])("says nothing of a change %s", (_, times) => {
    expect(effectOf(change, [], times).views).toBeNull();
  });
});

const FINE: HomeFacts = {
  isActive: true,
  daysOnline: 20,
  pendingOffers: 0,
  pendingVisits: 0,
  openSlots: 6,
  photos: 8,
  descriptionLength: 500,
  funnel: { views: 100, favorites: 5, contacts: 2, visits: 1, offers: 0 },
  comparison: { mean: 90, percent: 11, listings: 12 },
  priceGapPercent: 3,
};
const SILENT = { ...FINE.funnel, contacts: 0, visits: 0 };

test.each<[string, Partial<HomeFacts>, Recommendation]>([
  ["all is well", {}, "none"],
  ["it is not for sale", { isActive: false, pendingOffers: 2, photos: 0 }, "none"],
  ["an offer waits", { pendingOffers: 1, pendingVisits: 1 }, "answer-offers"],
  ["a visit waits", { pendingVisits: 1, openSlots: 0 }, "answer-visits"],
  ["nobody can visit", { openSlots: 0, photos: 1 }, "open-slots"],
  ["few pictures", { photos: 4 }, "add-photos"],
  ["seen, never written to, and dear", { funnel: SILENT, priceGapPercent: 10 }, "check-price"],
  ["seen, never written to, at the usual price", { funnel: SILENT }, "none"],
  ["dear, but written to", { priceGapPercent: 40 }, "none"],
  ["dear, but new", { funnel: SILENT, priceGapPercent: 40, daysOnline: 6 }, "none"],
  ["a short text", { descriptionLength: 299 }, "improve-text"],
  ["seldom seen", { comparison: { mean: 90, percent: -30, listings: 9 } }, "improve-text"],
  [
    "seldom seen, but new",
    { comparison: { mean: 90, percent: -90, listings: 9 }, daysOnline: 2 },
    "none",
  ],
])("%s", (_, facts, expected) => {
  expect(recommendationFor({ ...FINE, ...facts })).toBe(expected);
});
