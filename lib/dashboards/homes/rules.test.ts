import { describe, expect, test } from "vitest";
import type { DayFigures } from "../analytics/rules.ts";
import {
  changesByDay,
  compareViews,
  effectsOf,
  priceGapOf,
  shareOfViews,
  surplusOf,
} from "./rules.ts";

describe("views beside those of like listings", () => {
  test.each([
    [
      40,
      30,
      { listings: 10, views: 200 },
      { kind: "compared", percent: 100, listings: 10, days: 30 },
    ],
    [
      10,
      30,
      { listings: 8, views: 160 },
      { kind: "compared", percent: -50, listings: 8, days: 30 },
    ],
    [20, 7, { listings: 5, views: 100 }, { kind: "compared", percent: 0, listings: 5, days: 7 }],
    [40, 6, { listings: 10, views: 200 }, { kind: "early" }],
    [40, 30, { listings: 4, views: 200 }, { kind: "few" }],
    [40, 30, { listings: 20, views: 0 }, { kind: "unseen" }],
  ])("%d in %d days beside %j", (views, days, like, expected) => {
    expect(compareViews({ views, days, like })).toEqual(expected);
  });

  test("are nothing of a listing that is not on the market", () => {
    expect(compareViews(null)).toEqual({ kind: "offline" });
  });
});

test("a price per m² stands beside the mean of five others at least", () => {
  const home = { priceCents: 200_000_00, surfaceDm2: 5_000 };
  const around = { listings: 5, priceCents: 1_250_000_00, surfaceDm2: 50_000 };
  expect(priceGapOf(home, around)).toEqual({ percent: 60, listings: 5 });
  expect(priceGapOf(home, { ...around, listings: 4 })).toBeNull();
  expect(priceGapOf(home, undefined)).toBeNull();
});

describe("a funnel", () => {
  const funnel = { views: 100, favorites: 5, contacts: 4, visits: 2, offers: 1 };

  test("that narrows tells nothing", () => {
    expect(surplusOf(funnel)).toEqual([]);
  });

  test("tells each step that exceeds the one that it comes from", () => {
    expect(surplusOf({ ...funnel, visits: 5, offers: 6 })).toEqual(["visits", "offers"]);
    expect(surplusOf({ ...funnel, views: 1 })).toEqual(["favorites", "contacts"]);
    // Hearts and contacts come from views, each for itself.
    expect(surplusOf({ ...funnel, favorites: 0 })).toEqual([]);
  });

  test("has a share of the views where there are as many", () => {
    expect([shareOfViews(5, 20), shareOfViews(20, 20)]).toEqual([25, 100]);
    expect([shareOfViews(21, 20), shareOfViews(0, 0)]).toEqual([null, null]);
  });
});

describe("the effect of changes of price", () => {
  const row = (day: string, views: number): DayFigures => ({
    day,
    views,
    favorites: 0,
    contacts: 0,
  });
  const change = { day: "2026-11-10", fromCents: 300_000_00, toCents: 289_000_00 };
  const market = { first: "2026-01-01", last: "2026-11-30", isAway: () => false };

  test("compares the days before with those since, the day itself left out", () => {
    const rows = [
      row("2026-11-08", 4),
      row("2026-11-09", 2),
      row("2026-11-10", 99),
      row("2026-11-11", 9),
      row("2026-11-13", 6),
    ];
    const market = { first: "2026-11-07", last: "2026-11-13", isAway: () => false };
    expect(effectsOf([change], rows, market)).toEqual([
      { ...change, views: { before: { mean: 2, days: 3 }, since: { mean: 5, days: 3 } } },
    ]);
  });

  test("looks at a fortnight at most, on either side", () => {
    const rows = [row("2026-10-26", 1_000), row("2026-10-27", 14), row("2026-11-25", 1_000)];
    expect(effectsOf([change], rows, market)[0]?.views).toEqual({
      before: { mean: 1, days: 14 },
      since: { mean: 0, days: 14 },
    });
  });

  test("ends where the next change begins, and leaves out days away", () => {
    const next = { day: "2026-11-15", fromCents: 289_000_00, toCents: 279_000_00 };
    const rows = [row("2026-11-11", 8), row("2026-11-14", 7), row("2026-11-16", 30)];
    const [first, second] = effectsOf([change, next], rows, {
      ...market,
      isAway: (day) => day === "2026-11-14",
    });
    expect(first?.views?.since).toEqual({ mean: 8 / 3, days: 3 });
    expect(second?.views).toEqual({
      before: { mean: 8 / 3, days: 3 },
      since: { mean: 30 / 14, days: 14 },
    });
  });

  test.each([
    ["of a listing online two days before", { first: "2026-11-08", last: "2026-11-30" }],
    ["of two days ago", { first: "2026-10-01", last: "2026-11-12" }],
    ["of before it was online", { first: "2026-11-20", last: "2026-11-30" }],
    ["of the day on which it was sold", { first: "2026-10-01", last: "2026-11-10" }],
  ])("says nothing of a change %s", (_, days) => {
    expect(effectsOf([change], [], { ...market, ...days })[0]?.views).toBeNull();
  });

  test("changes of one day are one, and none where the price came back", () => {
    const later = { day: change.day, fromCents: change.toCents, toCents: 280_000_00 };
    expect(changesByDay([change, later])).toEqual([{ ...change, toCents: 280_000_00 }]);
    expect(changesByDay([change, { ...later, toCents: change.fromCents }])).toEqual([]);
  });
});
