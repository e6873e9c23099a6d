import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareOf } from "../kernel/money.ts";
import {
  ASSUMPTIONS,
  type LoanRequest,
  longestTermYears,
  MAX_DEBT_RATIO_BPS,
  simulateLoan,
  TERM,
} from "./rules.ts";

/** A request that borrows `principalCents`: the down payment pays the acquisition costs. */
function borrowing(principalCents: number, years: number, annualRateBps: number): LoanRequest {
  const downPaymentCents = shareOf(principalCents, ASSUMPTIONS.acquisitionRateBps);
  return { priceCents: principalCents, worksCents: 0, downPaymentCents, years, annualRateBps };
}

describe("simulateLoan", () => {
  // Expected payments from published amortisation tables.
  it.each([
    [200_000_00, 20, 300, 1_109_20],
    [250_000_00, 25, 350, 1_251_56],
    [100_000_00, 15, 200, 643_51],
    [300_000_00, 10, 425, 3_073_13],
    [120_000_00, 10, 0, 1_000_00],
  ])(
    "repays %i cents over %i years at %i bps with %i a month",
    (capital, years, rate, expected) => {
      const loan = simulateLoan(borrowing(capital, years, rate));
      expect(loan.principalCents).toBe(capital);
      expect(loan.monthlyCents - loan.monthlyInsuranceCents).toBe(expected);
    },
  );

  it("counts acquisition costs and works in what is paid", () => {
    const loan = simulateLoan({
      priceCents: 300_000_00,
      worksCents: 20_000_00,
      downPaymentCents: 44_000_00,
      years: 25,
      annualRateBps: 340,
    });
    expect(loan).toMatchObject({
      acquisitionCents: 24_000_00,
      totalCents: 344_000_00,
      principalCents: 300_000_00,
      monthlyInsuranceCents: 85_00,
    });
  });

  it("borrows nothing when the down payment covers everything", () => {
    const loan = simulateLoan({ ...borrowing(100_000_00, 20, 340), downPaymentCents: 500_000_00 });
    expect(loan).toMatchObject({
      principalCents: 0,
      monthlyCents: 0,
      costCents: 0,
      incomeCents: 0,
    });
  });

  it("never lends for longer than the rules allow", () => {
    expect(simulateLoan(borrowing(100_000_00, 40, 340)).years).toBe(TERM.max);
    const works = { ...borrowing(100_000_00, 40, 340), worksCents: 30_000_00 };
    expect(simulateLoan(works).years).toBe(TERM.maxWithWorks);
  });

  it("asks for the least income that keeps the payment within the debt ratio", () => {
    fc.assert(
      fc.property(
        fc.record({
          priceCents: fc.integer({ min: 1_000_00, max: 20_000_000_00 }),
          worksCents: fc.integer({ min: 0, max: 1_000_000_00 }),
          downPaymentCents: fc.integer({ min: 0, max: 20_000_000_00 }),
          years: fc.integer({ min: 1, max: 30 }),
          annualRateBps: fc.integer({ min: 0, max: 1_500 }),
        }),
        (request) => {
          const { monthlyCents, incomeCents, costCents } = simulateLoan(request);
          const most = (income: number) => (income * MAX_DEBT_RATIO_BPS) / 10_000;
          expect(most(incomeCents)).toBeGreaterThanOrEqual(monthlyCents);
          if (incomeCents > 0) expect(most(incomeCents - 1_00)).toBeLessThan(monthlyCents);
          // Payments are rounded to the cent: over 27 years, a few euros at most.
          expect(costCents).toBeGreaterThanOrEqual(-5_00);
        },
      ),
    );
  });

  it("costs more in all but less a month when it lasts longer", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000_00, max: 2_000_000_00 }),
        fc.integer({ min: 5, max: 24 }),
        fc.integer({ min: 50, max: 1_000 }),
        (price, years, rate) => {
          const short = simulateLoan(borrowing(price, years, rate));
          const long = simulateLoan(borrowing(price, years + 1, rate));
          expect(long.monthlyCents).toBeLessThan(short.monthlyCents);
          expect(long.costCents).toBeGreaterThan(short.costCents);
        },
      ),
    );
  });

  it.each([
    ["a fraction of a cent", { priceCents: 100.5 }],
    ["a negative down payment", { downPaymentCents: -1 }],
    ["a negative rate", { annualRateBps: -1 }],
    ["no time at all", { years: 0 }],
    ["half a year", { years: 2.5 }],
    ["what is not a number", { worksCents: Number.NaN }],
  ])("refuses %s", (_case, wrong) => {
    expect(() => simulateLoan({ ...borrowing(100_000_00, 20, 340), ...wrong })).toThrow(RangeError);
  });
});

describe("longestTermYears", () => {
  it.each([
    ["no works", 300_000_00, 0, 25],
    ["works below a tenth of the whole", 300_000_00, 29_999_99, 25],
    ["works of a tenth of the whole", 300_000_00, 30_000_00, 27],
    ["an operation that costs nothing", 0, 0, 25],
  ])("with %s", (_case, total, works, years) => {
    expect(longestTermYears(total, works)).toBe(years);
  });
});
