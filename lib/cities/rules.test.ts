import { expect, test } from "vitest";
import { type CitySale, figuresByType } from "./rules.ts";

test.each([
  [[7], null],
  [[7, 8], 8],
  [[3, 1, 2], 2],
  [[100, 400], 250],
  [[4, 1, 30, 20], 12],
])("the median of %j is %j", (prices, expected) => {
  const sales = prices.map((priceCents) => ({ type: "house", priceCents, surfaceDm2: 1 }) as const);
  expect(figuresByType(sales)).toMatchObject([{ medianPriceCents: expected }]);
});

test("figures come by type, most listings first, absent types left out", () => {
  const sale = (type: CitySale["type"], euros: number, surfaceDm2: number): CitySale => ({
    type,
    priceCents: euros * 100,
    surfaceDm2,
  });
  const sales = [
    sale("house", 400_000, 10_000),
    sale("apartment", 200_000, 5_000),
    sale("apartment", 300_000, 6_000),
    sale("apartment", 100_000, 4_000),
  ];
  expect(figuresByType(sales)).toEqual([
    {
      type: "apartment",
      count: 3,
      medianPriceCents: 200_000_00,
      medianPricePerM2Cents: 4_000_00,
    },
    { type: "house", count: 1, medianPriceCents: null, medianPricePerM2Cents: null },
  ]);
});
