import { expect, test } from "vitest";
import { endOfCivilDay, startOfCivilDay } from "../kernel/time.ts";
import { PRICE_TIERS, sellerFeeCents, tierOf } from "../pricing/rules.ts";
import {
  inForceTerms,
  type MandateTerms,
  mandateTerms,
  mandateWithdrawalEnd,
  mayPublishAt,
  mayWithdrawAt,
  packageOf,
  packageSavingsCents,
  sellerPackage,
} from "./rules.ts";

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

test.each([
  // A Tuesday: the fourteenth day from the next one.
  ["2026-11-24", "2026-12-08"],
  // It would end on a Saturday, then on a Sunday.
  ["2026-11-21", "2026-12-07"],
  ["2026-11-22", "2026-12-07"],
  // On Christmas, a Friday: the Monday after it.
  ["2026-12-11", "2026-12-28"],
  // On Easter Monday.
  ["2027-03-15", "2027-03-30"],
])("a mandate signed on %s can be withdrawn from until %s", (signedOn, last) => {
  const end = mandateWithdrawalEnd(new Date(`${signedOn}T11:00:00Z`), "35238");
  expect(end.withdrawalEndsOn).toBe(last);
  expect(end.withdrawalEndsAt).toEqual(endOfCivilDay(last, "Europe/Paris"));
});

test.each([
  // Half past one of the 24th in Saint-Denis: the fourteen days begin on the 25th there.
  ["97411", "2026-11-23T21:30:00Z", "2026-12-08", "2026-12-08T20:00:00.000Z"],
  // Still the 23rd in Cayenne.
  ["97302", "2026-11-24T02:30:00Z", "2026-12-07", "2026-12-08T03:00:00.000Z"],
  // On 20 December, a Monday and a holiday of La Réunion alone.
  ["97411", "2027-12-06T10:00:00Z", "2027-12-21", "2027-12-21T20:00:00.000Z"],
  ["97209", "2027-12-06T10:00:00Z", "2027-12-20", "2027-12-21T04:00:00.000Z"],
])(
  "a mandate for a home of %s signed at %s can be withdrawn from until %s is over at %s",
  (code, signedAt, last, over) => {
    const end = mandateWithdrawalEnd(new Date(signedAt), code);
    expect([end.withdrawalEndsOn, end.withdrawalEndsAt.toISOString()]).toEqual([last, over]);
  },
);

test.each([
  ["2026-12-08", null, "2026-11-24", false, true],
  ["2026-12-08", null, "2026-12-08", false, true],
  ["2026-12-08", null, "2026-12-09", true, false],
  ["2026-12-08", new Date("2026-11-24T10:00:00Z"), "2026-11-24", true, true],
])(
  "with days until %s and the request %s, on %s it is published: %s, withdrawn from: %s",
  (last, expressRequestAt, day, isPublished, isWithdrawn) => {
    const period = { withdrawalEndsAt: endOfCivilDay(last, "Europe/Paris"), expressRequestAt };
    const now = startOfCivilDay(day);
    expect(mayPublishAt(period, now)).toBe(isPublished);
    expect(mayWithdrawAt(period, now)).toBe(isWithdrawn);
  },
);

test("the last amendment is in force, and the mandate before the first", () => {
  const mandate = mandateTerms(348_000_00);
  const amendment = mandateTerms(298_000_00);
  expect(inForceTerms(mandate, null)).toEqual({
    priceCents: 348_000_00,
    tier: "premium",
    feeCents: 6_000_00,
  });
  expect(inForceTerms(mandate, amendment)).toEqual(amendment);
  const none = {
    mandatePriceCents: null,
    mandateTier: null,
    mandateFeeCents: null,
    amendedPriceCents: null,
    amendedTier: null,
    amendedFeeCents: null,
  };
  const columns = {
    ...none,
    mandatePriceCents: mandate.priceCents,
    mandateTier: mandate.tier,
    mandateFeeCents: mandate.feeCents,
  };
  const amended = {
    amendedPriceCents: amendment.priceCents,
    amendedTier: amendment.tier,
    amendedFeeCents: amendment.feeCents,
  };
  const asking = { priceCents: 600_000_00 };
  expect(packageOf({ ...none, ...asking })).toMatchObject({ tierName: "Elite", estimated: true });
  expect(packageOf({ ...columns, ...asking })).toMatchObject({ tierName: "Premium" });
  expect(packageOf({ ...columns, ...amended, ...asking })).toEqual({
    baseCents: 298_000_00,
    tierName: "Essential",
    feeCents: 4_000_00,
    estimated: false,
  });
});
