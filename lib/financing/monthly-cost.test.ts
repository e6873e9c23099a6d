import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { usualLoan } from "./inputs.ts";
import { comparedCost, type HomeCosts, monthlyCost } from "./monthly-cost.ts";
import { simulateLoan } from "./rules.ts";

const NOTHING: HomeCosts = { charges: "none", energy: null, tax: null };

/** The flat of the sample: its loan has a down payment of a tenth, in whole thousands. */
const PRICE = 348_000_00;
const FLAT: HomeCosts = {
  charges: { yearlyCents: 1_920_00 },
  energy: { minCents: 1_150_00, maxCents: 1_560_00, year: 2023 },
  tax: null,
};

const amounts = ({ lines }: ReturnType<typeof monthlyCost>) =>
  Object.fromEntries(lines.map(({ source, monthlyCents }) => [source.part, monthlyCents / 100]));

describe("what a home costs a month", () => {
  test("is the loan, the charges and the energy of the sample's flat, to the euro", () => {
    const cost = monthlyCost(usualLoan(PRICE), FLAT);
    expect(amounts(cost)).toEqual({ loan: 1_785, charges: 160, energy: 113 });
    expect(cost.totalCents).toBe(2_058_00);
    expect(cost.unknown).toEqual(["tax"]);
    expect(cost.lines[0]?.source).toEqual({
      part: "loan",
      downPaymentCents: 35_000_00,
      years: 25,
      annualRateBps: 340,
      insuranceCents: 96_57,
    });
  });

  test.each<[string, Partial<HomeCosts>, Record<string, number>, string[]]>([
    ["a house of which nothing is known", {}, {}, ["energy", "tax"]],
    [
      "a tax that the seller gives",
      { tax: { yearlyCents: 1_262_00, year: 2025 } },
      { tax: 105 },
      ["energy"],
    ],
    [
      "a range without width",
      { energy: { minCents: 1_200_00, maxCents: 1_200_00, year: 2021 } },
      { energy: 100 },
      ["tax"],
    ],
    [
      "the middle of a range, to the cent",
      { energy: { minCents: 1_000_01, maxCents: 1_400_00, year: 2021 } },
      { energy: 100 },
      ["tax"],
    ],
    [
      "what a person typed",
      {
        charges: { typedCents: 1_200_00 },
        energy: { typedCents: 600_00 },
        tax: { typedCents: 1_000_00 },
      },
      { charges: 100, energy: 50, tax: 83 },
      [],
    ],
    [
      "charges that nobody gives",
      { charges: null, tax: { yearlyCents: 900_00, year: 2024 } },
      { tax: 75 },
      ["charges", "energy"],
    ],
    [
      "a copropriété without charges",
      { charges: { yearlyCents: 0 } },
      { charges: 0 },
      ["energy", "tax"],
    ],
  ])("has of %s what is known, and names the rest", (_title, costs, expected, unknown) => {
    const cost = monthlyCost(usualLoan(PRICE), { ...NOTHING, ...costs });
    expect(amounts(cost)).toEqual({ loan: 1_785, ...expected });
    expect(cost.unknown).toEqual(unknown);
  });

  test("has works once: their share of the loan stands on a line of its own", () => {
    const request = { ...usualLoan(PRICE), worksCents: 30_000_00 };
    const { lines, totalCents } = monthlyCost(request, NOTHING);
    const loan = simulateLoan(request);
    expect(lines.map(({ source }) => source.part)).toEqual(["loan", "works"]);
    expect(lines[1]?.monthlyCents).toBe(100_00);
    expect(Math.abs(totalCents - loan.monthlyCents)).toBeLessThanOrEqual(50);
  });

  test("has of works what is borrowed, and no loan where nothing is", () => {
    const works = { ...usualLoan(100_000_00), worksCents: 60_000_00 };
    const partly = monthlyCost({ ...works, downPaymentCents: 138_000_00 }, NOTHING);
    expect(partly.lines[1]?.source).toMatchObject({ part: "works", worksCents: 30_000_00 });
    const none = monthlyCost({ ...works, downPaymentCents: 500_000_00 }, NOTHING);
    expect(amounts(none)).toEqual({ loan: 0 });
  });

  test("is what its lines add up to, in whole euros, none of them negative", () => {
    const cents = fc.integer({ min: 0, max: 300_000_00 });
    fc.assert(
      fc.property(cents, cents, cents, cents, (price, works, charges, energy) => {
        const { lines, totalCents } = monthlyCost(
          { ...usualLoan(price), worksCents: works },
          {
            charges: { yearlyCents: charges },
            energy: { minCents: energy, maxCents: energy, year: 2024 },
            tax: { yearlyCents: charges, year: 2025 },
          },
        );
        expect(lines.every(({ monthlyCents }) => monthlyCents >= 0)).toBe(true);
        expect(totalCents % 100).toBe(0);
        expect(lines.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0)).toBe(totalCents);
      }),
    );
  });
});

describe("what the search compares homes by", () => {
  test("has a fifth of the price as down payment", () => {
    expect(comparedCost(PRICE, NOTHING).monthlyCents).toBe(1_604_00);
    expect(comparedCost(PRICE, FLAT).monthlyCents).toBe(1_604_00 + 160_00 + 113_00);
  });

  test("grows with the price", () => {
    const price = fc.integer({ min: 1_000_00, max: 20_000_000_00 });
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(comparedCost(less, FLAT).monthlyCents).toBeLessThanOrEqual(
          comparedCost(more, FLAT).monthlyCents,
        );
      }),
    );
  });
});
