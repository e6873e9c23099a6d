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

/** No invoice. */
const NONE = { deductedCents: 0, settled: 0 };

test("what was paid, or taken off, is not due any more", () => {
  const sold = group({
    sold: true,
    count: 2,
    mandatePriceCents: 312_000_00,
    mandateTier: "premium",
    mandateFeeCents: 6_000_00,
  });
  // One of two is settled, and 250 € of the other paid.
  expect(dueTotals([sold], { deductedCents: 6_250_00, settled: 1 })).toMatchObject({
    dueCents: 5_750_00,
    unsettled: 1,
  });
});

test("only concluded sales are due; the others are foreseen", () => {
  expect(
    dueTotals(
      [
        group({
          sold: true,
          priceCents: 312_000_00,
          mandatePriceCents: 312_000_00,
          mandateTier: "premium",
          mandateFeeCents: 6_000_00,
        }),
        group({ count: 2 }),
        group({ priceCents: 645_000_00 }),
      ],
      NONE,
    ),
  ).toEqual({ dueCents: 6_000_00, unsettled: 1, foreseenCents: 13_000_00, foreseen: 3 });
  // Concluded without a mandate, it owes nothing.
  expect(dueTotals([group({ sold: true })], NONE)).toMatchObject({ dueCents: 0, unsettled: 0 });
  expect(dueTotals([], NONE)).toEqual({ dueCents: 0, unsettled: 0, foreseenCents: 0, foreseen: 0 });
});

test("what a mandate fixed is owed, though the price passed the edge of its package", () => {
  const mandate = {
    mandatePriceCents: 300_000_00,
    mandateTier: "essential",
    mandateFeeCents: 4_000_00,
  } as const;
  expect(
    dueTotals([group({ sold: true, priceCents: 310_000_00, ...mandate })], NONE),
  ).toMatchObject({
    dueCents: 4_000_00,
  });
});
