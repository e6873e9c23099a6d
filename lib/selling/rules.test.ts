import { expect, test } from "vitest";
import { PROPERTY_STATUSES, type PropertyStatus } from "../kernel/property-kinds.ts";
import {
  countByFilter,
  labelsOf,
  OWNED_FILTERS,
  type OwnedGroup,
  ownedTotals,
  statusesOf,
} from "./rules.ts";

test.each<[PropertyStatus, string, string | null]>([
  ["draft", "draft", null],
  ["in_review", "draft", "in_review"],
  ["active", "active", null],
  ["under_offer", "active", "under_offer"],
  ["paused", "active", "paused"],
  ["sold", "sold", null],
  ["withdrawn", "withdrawn", null],
])("a property that is %s reads %s, and %s", (status, main, also) => {
  expect(labelsOf(status)).toEqual({ main, also });
});

test("each state is in one view at most besides all, which has every one", () => {
  expect(statusesOf("all")).toEqual([...PROPERTY_STATUSES]);
  const folded = OWNED_FILTERS.slice(1).flatMap(statusesOf);
  expect(new Set(folded).size).toBe(folded.length);
  expect(PROPERTY_STATUSES.filter((status) => !folded.includes(status))).toEqual(["withdrawn"]);
});

const group = (overrides: Partial<OwnedGroup>): OwnedGroup => ({
  status: "active",
  priceCents: 348_000_00,
  mandatePriceCents: null,
  mandateTier: null,
  mandateFeeCents: null,
  amendedPriceCents: null,
  amendedTier: null,
  amendedFeeCents: null,
  count: 1,
  views: 10,
  favorites: 2,
  ...overrides,
});

test("totals add up what there is, withdrawn properties and drafts included", () => {
  expect(
    ownedTotals(
      [
        group({ count: 2 }),
        group({ status: "withdrawn", priceCents: 645_000_00, views: 5, favorites: 0 }),
      ],
      [null, 290_000_00],
    ),
  ).toEqual({
    properties: 5,
    valueCents: 1_631_000_00,
    // Twice 17,400 − 6,000, 32,250 − 8,000, and 14,500 − 4,000.
    savingsCents: 57_550_00,
    views: 15,
    favorites: 2,
  });
});

test("a package dearer than an agency counts as a loss", () => {
  expect(ownedTotals([group({ priceCents: 40_000_00 })], []).savingsCents).toBe(-500_00);
});

test("the mandate's package counts, whatever is asked since", () => {
  const mandate = {
    mandatePriceCents: 310_000_00,
    mandateTier: "premium",
    mandateFeeCents: 6_000_00,
  };
  // 15,500 − 6,000: not the 4,000 of the lower tier.
  expect(
    ownedTotals([group({ priceCents: 295_000_00, ...mandate } as OwnedGroup)], []),
  ).toMatchObject({
    valueCents: 295_000_00,
    savingsCents: 9_500_00,
  });
});

test("counts by view, drafts included", () => {
  const groups = [
    group({ count: 3 }),
    group({ status: "paused" }),
    group({ status: "in_review" }),
    group({ status: "withdrawn" }),
  ];
  expect(countByFilter(groups, 2)).toEqual({ all: 8, active: 4, draft: 3, sold: 0 });
  expect(countByFilter([], 0)).toEqual({ all: 0, active: 0, draft: 0, sold: 0 });
});
