import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { affordability, type BudgetRequest, budgetResult } from "./budget.ts";
import { readBudget } from "./budget-inputs.ts";
import { simulateLoan } from "./rules.ts";

const LOAN = {
  priceCents: 250_000_00,
  worksCents: 0,
  downPaymentCents: 40_000_00,
  years: 25,
  annualRateBps: 340,
};

describe("a debt ratio", () => {
  test.each([
    // payment, charges, income → ratio, within
    [1_050_00, 0, 3_000_00, 3_500, true],
    [1_050_01, 0, 3_000_00, 3_501, false],
    [850_00, 200_00, 3_000_00, 3_500, true],
    [850_00, 201_00, 3_000_00, 3_504, false],
    [0, 0, 1_00, 0, true],
    [4_000_00, 0, 3_000_00, 13_334, false],
  ])("of %i and %i on %i is %i bps", (monthly, charges, income, ratio, within) => {
    const found = affordability(monthly, { incomeCents: income, chargesCents: charges });
    expect(found).toEqual({
      debtRatioBps: ratio,
      withinLimit: within,
      remainingCents: income - monthly - charges,
    });
  });

  test("needs an income", () => {
    expect(() => affordability(1, { incomeCents: 0, chargesCents: 0 })).toThrow(RangeError);
  });
});

describe("the largest price", () => {
  const largestPriceCents = (loan: typeof LOAN, household: BudgetRequest["household"]) =>
    budgetResult({ loan, household })?.largestPriceCents ?? Number.NaN;

  test("stays within the limit, and a thousand euros more does not", () => {
    const household = { incomeCents: 4_000_00, chargesCents: 150_00 };
    const largest = largestPriceCents(LOAN, household);
    const ratioAt = (priceCents: number) =>
      affordability(simulateLoan({ ...LOAN, priceCents }).monthlyCents, household).withinLimit;
    expect(ratioAt(largest)).toBe(true);
    expect(ratioAt(largest + 1_000_00)).toBe(false);
  });

  test("is none where the charges take the whole share already", () => {
    const household = { incomeCents: 2_000_00, chargesCents: 701_00 };
    expect(largestPriceCents({ ...LOAN, downPaymentCents: 0 }, household)).toBe(0);
  });

  test("grows with the income, and shrinks with the charges", () => {
    const figure = fc.integer({ min: 1, max: 20_000_00 });
    fc.assert(
      fc.property(figure, figure, figure, (incomeCents, chargesCents, more) => {
        const price = largestPriceCents(LOAN, { incomeCents, chargesCents });
        const richer = largestPriceCents(LOAN, { incomeCents: incomeCents + more, chargesCents });
        const poorer = largestPriceCents(LOAN, { incomeCents, chargesCents: chargesCents + more });
        return price <= richer && price >= poorer;
      }),
      { numRuns: 50 },
    );
  });
});

describe("what the simulator is asked", () => {
  test("is nothing without a price, and has no ratio without an income", () => {
    expect(readBudget({})).toEqual({ request: { loan: null, household: null }, problems: {} });
    expect(readBudget({ revenus: "3 500 €" }).request.household).toEqual({
      incomeCents: 3_500_00,
      chargesCents: 0,
    });
  });

  test("is read as people type it", () => {
    const inputs = { prix: "320.000", apport: "50 000 €", duree: "20", vefa: "1" };
    expect(readBudget(inputs).request.loan).toMatchObject({
      priceCents: 320_000_00,
      downPaymentCents: 50_000_00,
      years: 20,
      offPlan: true,
    });
  });

  test.each([
    [{ prix: "999999999999" }, { prix: "too-large" }],
    [{ prix: "1" }, { prix: "too-small" }],
    [
      { prix: "0", revenus: "x" },
      { prix: "too-small", revenus: "unreadable" },
    ],
    [{ prix: "300000", revenus: "3.125" }, { revenus: "ambiguous" }],
    [{ prix: "300000", revenus: "0" }, { revenus: "too-small" }],
    [{ prix: "300000", revenus: "-2000" }, { revenus: "negative" }],
    [{ prix: "300000", charges: "-5" }, { charges: "negative" }],
    [{ prix: "300000", apport: "beaucoup" }, { apport: "unreadable" }],
    [{ revenus: "2 000", taux: "40" }, { taux: "too-large" }],
    [{ prix: "300000", taux: "0" }, { taux: "too-small" }],
  ])("is nothing where a field of %j can't be read, and the field says why", (inputs, problems) => {
    expect(readBudget(inputs)).toEqual({ request: { loan: null, household: null }, problems });
  });

  test("has the nearest of the terms on offer", () => {
    expect(readBudget({ prix: "300000", duree: "99" }).request.loan?.years).toBe(27);
  });
});

test("the simulator answers as far as it was asked", () => {
  const household = { incomeCents: 4_000_00, chargesCents: 0 };
  expect(budgetResult({ loan: null, household })).toBeNull();
  expect(budgetResult({ loan: LOAN, household: null })).toMatchObject({
    ratio: null,
    largestPriceCents: null,
  });
  const { loan, ratio } = budgetResult({ loan: LOAN, household }) ?? {};
  expect(ratio?.remainingCents).toBe(4_000_00 - (loan?.monthlyCents ?? 0));
});

describe("a loan off-plan", () => {
  test("may last 27 years without works, and pays the reduced duties", () => {
    const loan = { ...LOAN, years: 27 };
    expect(simulateLoan(loan).years).toBe(25);
    const offPlan = simulateLoan({ ...loan, offPlan: true });
    expect(offPlan.years).toBe(27);
    expect(offPlan.acquisitionCents).toBe(6_250_00);
  });
});
