import { expect, test } from "vitest";
import { sellerPackage } from "../mandates/rules.ts";
import { type DueGroup, dueTotals, feeOf } from "./rules.ts";

test.each([
  [150_000_00, "Starter", 2_500_00, 2_083_33, 416_67],
  [312_000_00, "Premium", 6_000_00, 5_000_00, 1_000_00],
  [1_300_000_00, "Signature", 11_000_00, 9_166_67, 1_833_33],
])("a property at %d owes the package %s", (price, tier, feeCents, excludingVatCents, vatCents) => {
  expect(feeOf(sellerPackage(null, price), 2_000)).toEqual({
    tier,
    baseCents: price,
    estimated: true,
    feeCents,
    vatBps: 2_000,
    excludingVatCents,
    vatCents,
  });
});

const group = (overrides: Partial<DueGroup>): DueGroup => ({
  sold: false,
  priceCents: 150_000_00,
  mandatePriceCents: null,
  mandateTier: null,
  mandateFeeCents: null,
  amendedPriceCents: null,
  amendedTier: null,
  amendedFeeCents: null,
  count: 1,
  ...overrides,
});

test("only concluded sales are due; the others are foreseen", () => {
  expect(
    dueTotals([
      group({
        sold: true,
        priceCents: 312_000_00,
        mandatePriceCents: 312_000_00,
        mandateTier: "premium",
        mandateFeeCents: 6_000_00,
      }),
      group({ count: 2 }),
      group({ priceCents: 645_000_00 }),
    ]),
  ).toEqual({ dueCents: 6_000_00, concluded: 1, foreseenCents: 13_000_00, foreseen: 3 });
  // Concluded without a mandate, it owes nothing.
  expect(dueTotals([group({ sold: true })])).toMatchObject({ dueCents: 0, concluded: 0 });
  expect(dueTotals([])).toEqual({ dueCents: 0, concluded: 0, foreseenCents: 0, foreseen: 0 });
});

test("what a mandate fixed is owed, though the price passed the edge of its package", () => {
  const mandate = {
    mandatePriceCents: 300_000_00,
    mandateTier: "essential",
    mandateFeeCents: 4_000_00,
  } as const;
  expect(dueTotals([group({ sold: true, priceCents: 310_000_00, ...mandate })])).toMatchObject({
    dueCents: 4_000_00,
  });
});
