import { expect, test } from "vitest";
import { PRICE_TIERS, sellerFeeCents, tierOf } from "../pricing/rules.ts";
import { type MandateTerms, packageSavingsCents, sellerPackage } from "./rules.ts";

const signedAt = (priceCents: number): MandateTerms => ({
  priceCents,
  tier: tierOf(priceCents).code,
  feeCents: sellerFeeCents(priceCents),
});

/** The upper bound of each tier that has one, in cents. */
const EDGES = PRICE_TIERS.flatMap(({ upToCents }) => (upToCents === null ? [] : [upToCents]));

test.each(EDGES)("at the edge of %d cents the mandate holds, whatever is asked later", (edge) => {
  for (const price of [edge - 1_000_00, edge, edge + 1, edge + 1_000_00]) {
    const mandate = signedAt(price);
    for (const amount of [edge - 5_000_00, edge, edge + 1, edge + 5_000_00]) {
      expect(sellerPackage(mandate, amount)).toEqual({
        baseCents: price,
        tierName: tierOf(price).name,
        feeCents: sellerFeeCents(price),
        estimated: false,
      });
    }
  }
});

test.each(EDGES)(
  "at the edge of %d cents the asking price is an estimate before a mandate",
  (edge) => {
    expect(sellerPackage(null, edge)).toEqual({
      baseCents: edge,
      tierName: tierOf(edge).name,
      feeCents: sellerFeeCents(edge),
      estimated: true,
    });
    expect(sellerPackage(null, edge + 1).tierName).not.toBe(tierOf(edge).name);
  },
);

test("a fee of an older price list stays what was signed", () => {
  const mandate: MandateTerms = { priceCents: 290_000_00, tier: "essential", feeCents: 3_500_00 };
  expect(sellerPackage(mandate, 290_000_00)).toMatchObject({
    tierName: "Essential",
    feeCents: 3_500_00,
  });
});

test("savings are against an agency's share of the same base", () => {
  expect(packageSavingsCents(sellerPackage(signedAt(312_000_00), 290_000_00))).toBe(9_600_00);
  expect(packageSavingsCents(sellerPackage(null, 40_000_00))).toBe(-500_00);
});
