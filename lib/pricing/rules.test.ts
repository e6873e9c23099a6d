import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compareWithAgency,
  LOOPER_PAY,
  LOOPER_PAY_RULES,
  looperPayOn,
  looperShareCents,
  PRICE_TIERS,
  referralAmounts,
  sellerFeeCents,
  signaturePayCents,
  tierOf,
} from "./rules.ts";

const price = fc.integer({ min: 1, max: 2_000_000_000 });

describe("the seller's fee", () => {
  test.each([
    [1, 2_500],
    [50_000, 2_500],
    [150_000, 2_500],
    [150_000.01, 4_000],
    [300_000, 4_000],
    [300_000.01, 6_000],
    [500_000, 6_000],
    [500_000.01, 8_000],
    [800_000, 8_000],
    [800_000.01, 10_000],
    [1_200_000, 10_000],
    [1_200_000.01, 10_000],
    [1_300_000, 11_000],
    [2_000_000, 18_000],
  ])("for a sale at %d € is %d €", (euros, fee) => {
    expect(sellerFeeCents(Math.round(euros * 100))).toBe(fee * 100);
  });

  test("never falls when the price rises", () => {
    fc.assert(
      fc.property(price, price, (a, b) => {
        const [low, high] = a <= b ? [a, b] : [b, a];
        expect(sellerFeeCents(low)).toBeLessThanOrEqual(sellerFeeCents(high));
      }),
    );
  });

  test("is a whole number of cents at every price", () => {
    fc.assert(fc.property(price, (cents) => Number.isSafeInteger(sellerFeeCents(cents))));
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])(
    "refuses %d cents as a price",
    (cents) => {
      expect(() => sellerFeeCents(cents)).toThrow(RangeError);
    },
  );

  test("has tiers without gap or overlap", () => {
    for (const [index, tier] of PRICE_TIERS.entries()) {
      expect(tier.aboveCents).toBe(PRICE_TIERS[index - 1]?.upToCents ?? 0);
    }
    expect(PRICE_TIERS.at(-1)?.upToCents).toBeNull();
  });

  test("names the tiers of the sample", () => {
    expect([200_000_00, 400_000_00, 700_000_00].map((cents) => tierOf(cents).name)).toEqual([
      "Essential",
      "Premium",
      "Elite",
    ]);
  });
});

describe("the comparison with an agency", () => {
  test("at 300 000 € saves 11 000 €, 73 %", () => {
    expect(compareWithAgency(300_000_00)).toEqual({
      feeCents: 4_000_00,
      agencyCents: 15_000_00,
      savingsCents: 11_000_00,
      savingsPercent: 73,
      netCents: 296_000_00,
    });
  });

  test("at 50 000 € saves nothing", () => {
    expect(compareWithAgency(50_000_00)).toMatchObject({ savingsCents: 0, savingsPercent: 0 });
  });

  test("says so when the package costs more than an agency", () => {
    expect(compareWithAgency(40_000_00).savingsCents).toBe(-500_00);
  });

  test("always adds up", () => {
    fc.assert(
      fc.property(price, (cents) => {
        const { feeCents, agencyCents, savingsCents, netCents } = compareWithAgency(cents);
        expect(feeCents + savingsCents).toBe(agencyCents);
        expect(feeCents + netCents).toBe(cents);
      }),
    );
  });
});

describe("the looper's pay", () => {
  test("is 2 400 € on an 8 000 € package on the looper page", () => {
    expect(looperShareCents(800_000_00, "looperPage")).toBe(2_400_00);
  });

  test("is 1 400 € on a 300 000 € sale in the simulator", () => {
    expect(looperShareCents(300_000_00, "simulator")).toBe(1_400_00);
  });

  test("is 125 € a visit and 10 % of the fee in the ledger", () => {
    expect(looperPayOn("2026-11-21").perVisitCents).toBe(125_00);
    expect(signaturePayCents(sellerFeeCents(400_000_00), looperPayOn("2026-11-21"))).toBe(600_00);
  });
});

describe("a referral", () => {
  test("on a 400 000 € sale pays 500 € to the referrer and 1 250 € to the referred", () => {
    expect(referralAmounts(400_000_00)).toEqual({ referrerCents: 500_00, referredCents: 1_250_00 });
  });

  test("never pays out more than the fee excluding VAT", () => {
    fc.assert(
      fc.property(price, (cents) => {
        const { referrerCents, referredCents } = referralAmounts(cents);
        expect(referrerCents + referredCents).toBeLessThan(sellerFeeCents(cents));
      }),
    );
  });
});

describe("the rule of a looper's pay", () => {
  test.each([
    ["2024-01-01", "2024-01"],
    ["2026-10-31", "2024-01"],
    ["2026-11-01", "2026-11"],
    ["2031-01-01", "2026-11"],
  ])("on %s is that of %s", (day, version) => {
    expect(looperPayOn(day).version).toBe(version);
  });

  test("is none before the first", () => {
    expect(() => looperPayOn("2023-12-31")).toThrow(RangeError);
  });

  test("is one at a time, in order, and pages state the last", () => {
    const days = LOOPER_PAY_RULES.map(({ from }) => from);
    expect(days).toEqual([...new Set(days)].toSorted());
    expect(LOOPER_PAY).toBe(LOOPER_PAY_RULES.at(-1));
  });

  test("pays a tenth of the fee of the mandate", () => {
    expect(signaturePayCents(6_000_00, looperPayOn("2026-11-20"))).toBe(600_00);
  });
});
