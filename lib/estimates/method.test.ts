import { describe, expect, test } from "vitest";
import { hasRegister } from "../public-data/sales/rules.ts";
import type { PastSale } from "../public-data/sales/schemas.ts";
import { centreCents, comparablesOf, type EstimatedHome } from "./method.ts";
import { monthsBetween, monthsEarlier } from "./months.ts";
import { middleOfStreet, readAddress, roundedDistance, toGrid } from "./place.ts";
import { chooseRange, RANGE_OF_ALL, roundedCents } from "./range.ts";
import { lastSaleDay, priceTrend } from "./trend.ts";

const DAY = "2026-11-28";
const HOME: EstimatedHome = {
  ...{ lat: 43.36, lng: -1.77 },
  type: "apartment",
  surfaceDm2: 5_000,
  rooms: 2,
};
const sale = (changes: Partial<PastSale> = {}): PastSale => ({
  soldOn: "2026-05-04",
  priceCents: 20_000_000,
  type: "apartment",
  surfaceDm2: 5_000,
  rooms: 2,
  street: "Rue de Paris",
  lat: HOME.lat,
  lng: HOME.lng,
  ...changes,
});
const north = (metres: number) => ({ lat: HOME.lat + metres / 111_195 });

describe("a sale compares with a home", () => {
  test.each<[string, Partial<PastSale>, number]>([
    ["that is the same", {}, 1],
    ["of the same type", { type: "house" }, 0],
    ["up to one and a half times larger", { surfaceDm2: 7_500 }, 1],
    ["no larger", { surfaceDm2: 7_501 }, 0],
    ["up to one and a half times smaller", { surfaceDm2: 3_334 }, 1],
    ["no smaller", { surfaceDm2: 3_333 }, 0],
    ["within two kilometres", north(1_999), 1],
    ["no farther", north(2_001), 0],
    ["within 36 months", { soldOn: "2023-11-30" }, 1],
    ["no older", { soldOn: "2023-11-27" }, 0],
    ["once it is sold", { soldOn: "2026-11-29" }, 0],
  ])("%s", (_, changes, count) => {
    expect(comparablesOf([sale(changes)], HOME, DAY)).toHaveLength(count);
  });

  test.each<[string, Partial<PastSale>]>([
    ["nearer", north(300)],
    ["later", { soldOn: "2025-05-04" }],
    ["of a closer surface", { surfaceDm2: 5_600 }],
    ["of as many rooms", { rooms: 3 }],
    ["of a known number of rooms", { rooms: null }],
  ])("and weighs more the %s it is", (_, changes) => {
    const [first, second] = comparablesOf([sale(changes), sale()], HOME, DAY);
    expect(first?.weight).toBeGreaterThan(second?.weight ?? 1);
    expect(second?.sale).toEqual(sale(changes));
  });

  test("by e to the distance over 400 m, the months over 18, and 0.6 for other rooms", () => {
    const [found] = comparablesOf([sale({ ...north(400), rooms: 5 })], HOME, DAY);
    const months = monthsBetween("2026-05-04", DAY);
    expect(found?.weight).toBeCloseTo(0.6 * Math.exp(-1 - months / 18), 6);
  });

  test("fifteen at most, without prices twice or half of their median", () => {
    const many = Array.from({ length: 20 }, (_, metre) => sale(north(metre)));
    expect(comparablesOf(many, HOME, DAY)).toHaveLength(15);
    const odd = [sale({ priceCents: 40_100_000 }), sale({ priceCents: 9_900_000 })];
    const five = many.slice(0, 5);
    expect(comparablesOf([...five, ...odd], HOME, DAY)).toHaveLength(5);
    expect(comparablesOf([...five, sale({ priceCents: 40_000_000 })], HOME, DAY)).toHaveLength(6);
  });

  test("at a price brought to the day", () => {
    const [found] = comparablesOf([sale({ soldOn: "2025-11-28" })], HOME, DAY, 0.1);
    expect(found?.pricePerM2Cents).toBeCloseTo(440_000, -2);
  });
});

test("the figure is the weighted median, times the surface", () => {
  const of = (pricePerM2Cents: number, weight: number) => ({ pricePerM2Cents, weight });
  expect(centreCents([of(300_000, 1), of(400_000, 1), of(500_000, 3)], 5_000)).toBe(25_000_000);
  expect(centreCents([of(300_000, 3), of(400_000, 1), of(500_000, 1)], 5_000)).toBe(15_000_000);
});

describe("the change of prices in a year", () => {
  const year = (soldOn: string, priceCents: number, count = 15) =>
    Array.from({ length: count }, () => sale({ soldOn, priceCents }));
  test.each<[string, PastSale[], number]>([
    ["two years", [...year("2026-05-04", 21_000_000), ...year("2025-04-04", 20_000_000)], 0.05],
    [
      "is 15 % at most",
      [...year("2026-05-04", 30_000_000), ...year("2025-04-04", 20_000_000)],
      0.15,
    ],
    ["and at least", [...year("2026-05-04", 10_000_000), ...year("2025-04-04", 20_000_000)], -0.15],
    ["too few", [...year("2026-05-04", 21_000_000), ...year("2025-04-04", 20_000_000, 14)], 0],
    ["none", [], 0],
  ])("%s", (_, sales, change) => {
    expect(priceTrend(sales, "apartment", DAY)).toBeCloseTo(change, 6);
  });

  test("is that of what was known on a day", () => {
    const sales = [...year("2026-05-04", 30_000_000), ...year("2025-04-04", 20_000_000)];
    expect(priceTrend(sales, "apartment", "2026-01-01")).toBe(0);
    expect(lastSaleDay(sales, "2026-01-01")).toBe("2025-04-04");
  });
});

test.each([
  ["2026-03-31", 1, "2026-02-28"],
  ["2024-03-31", 1, "2024-02-29"],
  ["2026-01-15", 6, "2025-07-15"],
  ["2026-11-28", 36, "2023-11-28"],
])("%s less %i months is %s", (day, months, earlier) => {
  expect(monthsEarlier(day, months)).toBe(earlier);
});

describe("a range", () => {
  const ratios = (count: number) => Array.from({ length: count }, (_, i) => 0.5 + i / count);
  test.each([
    [100, 0, "commune"],
    [99, 100, "department"],
    [99, 99, "all"],
  ] as const)("of %i in the commune and %i in the department is of %s", (own, other, source) => {
    const range = chooseRange("apartment", ratios(own), ratios(other));
    expect(range.source).toBe(source);
    expect(range.low).toBeLessThan(range.high);
    if (source === "all") expect(range).toMatchObject(RANGE_OF_ALL.apartment);
  });

  test("holds four of five", () => {
    const { low, high } = chooseRange("house", ratios(101), []);
    expect(ratios(101).filter((ratio) => ratio >= low && ratio <= high)).toHaveLength(81);
  });
});

test.each([
  [123_456_00, 123_000_00],
  [499_600_00, 500_000_00],
  [502_600_00, 505_000_00],
  [1_202_400_00, 1_200_000_00],
])("%i is shown as %i", (cents, shown) => {
  expect(roundedCents(cents)).toBe(shown);
});

test.each([
  ["12 rue des Lilas", "12", "rue des Lilas"],
  ["12bis, rue des Lilas", "12 bis", "rue des Lilas"],
  ["3 B rue des Lilas", "3 b", "rue des Lilas"],
  ["3 boulevard de la Mer", "3", "boulevard de la Mer"],
  [" 7  Avenue de l’Europe ", "7", "Avenue de l’Europe"],
])("a number and a street are read in %j", (text, houseNumber, street) => {
  expect(readAddress(text)).toEqual({ houseNumber, street });
});

test.each(["rue des Lilas", "12", "12 ", "rue du 8 mai", "12345 rue X", ""])(
  "and not in %j",
  (text) => {
    expect(readAddress(text)).toBeNull();
  },
);

test("a street is in the middle of its sales, however it is written", () => {
  const sales = [
    sale({ street: "Av de l'Europe", lat: 43, lng: -1 }),
    sale({ street: "Av de l'Europe", lat: 43.2, lng: -1.2 }),
  ];
  expect(middleOfStreet(sales, "avenue de l’Europe")).toEqual({ lat: 43.1, lng: -1.1 });
  expect(middleOfStreet(sales, "rue Haute")).toBeNull();
});

test("points of one square of a hundred metres are one", () => {
  const one = toGrid({ lat: 43.36, lng: -1.77 });
  expect(toGrid(one)).toEqual(one);
  expect(Math.abs(one.lat - 43.36) * 111_195).toBeLessThanOrEqual(50.6);
  expect(toGrid({ lat: one.lat + 0.0003, lng: one.lng - 0.0004 })).toEqual(one);
  expect([24, 25, 149, 151].map(roundedDistance)).toEqual([0, 50, 150, 150]);
});

test.each([
  ["67", false],
  ["57", false],
  ["68", false],
  ["976", false],
  ["64", true],
  ["974", true],
])("department %s has a register: %s", (department, isThere) => {
  expect(hasRegister(department)).toBe(isThere);
});
