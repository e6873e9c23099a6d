import { expect, test } from "vitest";
import { dueTotals, feeOf } from "./rules.ts";

test.each([
  [150_000_00, "Starter", 2_500_00, 2_083_33, 416_67],
  [312_000_00, "Premium", 6_000_00, 5_000_00, 1_000_00],
  [1_300_000_00, "Signature", 11_000_00, 9_166_67, 1_833_33],
])("a property at %d owes the package %s", (price, tier, feeCents, excludingVatCents, vatCents) => {
  expect(feeOf(price)).toEqual({ tier, feeCents, excludingVatCents, vatCents });
});

test("only concluded sales are due; the others are foreseen", () => {
  expect(
    dueTotals([
      { sold: true, priceCents: 312_000_00, count: 1 },
      { sold: false, priceCents: 150_000_00, count: 2 },
      { sold: false, priceCents: 645_000_00, count: 1 },
    ]),
  ).toEqual({ dueCents: 6_000_00, concluded: 1, foreseenCents: 13_000_00, foreseen: 3 });
  expect(dueTotals([])).toEqual({ dueCents: 0, concluded: 0, foreseenCents: 0, foreseen: 0 });
});
