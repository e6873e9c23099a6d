import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { salesOfText } from "../public-data/sales/file-store.ts";
import type { PastSale } from "../public-data/sales/schemas.ts";
import { coverageOf, errorsOf, lastWholeYear, rangeOf, replayYear } from "./backtest.ts";

/** The sales of Hendaye that ship with the project. */
const SALES = (
  await Promise.all(
    [2019, 2020, 2021, 2022].map((year) =>
      salesOfText(
        readFileSync(
          `lib/public-data/sales/shipped/${String(year)}/communes/64/64260.json`,
          "utf8",
        ),
      ),
    ),
  )
).flat();
const ratiosOf = (type: PastSale["type"], year: number, sales = SALES) =>
  [...replayYear(sales, sales, type, year)].flatMap((each) => each ?? []);

describe("Hendaye, replayed", () => {
  test("are the sales of one dwelling of four years", () => {
    expect(SALES).toHaveLength(1_994);
    expect(lastWholeYear(SALES)).toBe(2022);
  });

  test("flats of 2022: half of the errors are below 16.5 %, the range of 2021 holds 78 to 84 %", () => {
    const ratios = ratiosOf("apartment", 2022);
    expect(ratios.length).toBeGreaterThan(390);
    expect(errorsOf(ratios)?.medianError).toBeLessThanOrEqual(0.165);
    const coverage = coverageOf(ratios, rangeOf(ratiosOf("apartment", 2021)));
    expect(coverage).toBeGreaterThanOrEqual(0.78);
    expect(coverage).toBeLessThanOrEqual(0.84);
  });

  test("houses of 2022: half of the errors are below 17.4 %", () => {
    expect(errorsOf(ratiosOf("house", 2022))?.medianError).toBeLessThanOrEqual(0.174);
  });

  test("knows nothing of what was sold later: without it the estimates are the same", () => {
    const until = (day: string) => SALES.filter(({ soldOn }) => soldOn <= day);
    expect(ratiosOf("apartment", 2021, until("2021-12-31"))).toEqual(ratiosOf("apartment", 2021));
  });
});

test("errors of ratios are shares of what was paid", () => {
  expect(errorsOf([])).toBeNull();
  expect(errorsOf([1, 1.25, 0.8])).toMatchObject({
    count: 3,
    medianError: expect.closeTo(0.2, 6),
    within10: expect.closeTo(1 / 3, 6),
    within20: expect.closeTo(2 / 3, 6),
  });
});
