import { expect, test } from "vitest";
import type { PastSale } from "../public-data/sales/schemas.ts";
import { FEWEST_PUBLISHED, paidPrices } from "./paid-prices.ts";

const sale = (soldOn: string, euros: number, type: PastSale["type"] = "apartment"): PastSale => ({
  soldOn,
  type,
  priceCents: euros * 100,
  surfaceDm2: 5_000,
  rooms: 2,
  street: null,
  lat: 43.3,
  lng: -1.7,
});

const sales = (count: number, day = "2026-03-01") =>
  Array.from({ length: count }, (_, rank) => sale(day, 100_000 + rank * 10_000));

test("the medians are those of the last twelve months of sales, by type", () => {
  const all = [
    ...sales(FEWEST_PUBLISHED),
    sale("2026-03-31", 300_000, "house"),
    // Older than a year before the last one, and one that is not known yet.
    sale("2025-03-31", 9_000_000),
    sale("2026-12-01", 9_000_000),
  ];
  expect(paidPrices(all, "2026-11-28")).toEqual({
    from: "2025-03-31",
    until: "2026-03-31",
    types: [
      {
        type: "apartment",
        count: 11,
        medianPriceCents: 150_000_00,
        medianPricePerM2Cents: 3_000_00,
      },
      { type: "house", count: 1, medianPriceCents: null, medianPricePerM2Cents: null },
    ],
  });
});

test("ten sales make no median, an even number has the middle of the two, none has nothing", () => {
  expect(paidPrices(sales(10), "2026-11-28")?.types).toMatchObject([
    { count: 10, medianPriceCents: null, medianPricePerM2Cents: null },
  ]);
  expect(paidPrices(sales(12), "2026-11-28")?.types).toMatchObject([
    { medianPriceCents: 155_000_00, medianPricePerM2Cents: 3_100_00 },
  ]);
  expect(paidPrices([], "2026-11-28")).toBeNull();
});
