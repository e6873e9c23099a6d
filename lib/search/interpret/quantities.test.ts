import { describe, expect, test } from "vitest";
import { fold } from "../../search-index/text/words.ts";
import { plainAmounts } from "./amounts.ts";
import { quantityAt } from "./quantities.ts";

const read = (text: string) => quantityAt(fold(plainAmounts(text)).split(" "), 0);

describe("a price is read", () => {
  test.each<[string, number | null, number | null]>([
    ["200k", null, 200_000],
    ["200 k€", null, 200_000],
    ["300 000 euros max", null, 300_000],
    ["300.000 €", null, 300_000],
    ["150 000€ maximum", null, 150_000],
    ["moins de 45000", null, 45_000],
    ["jusqu’à 90 000", null, 90_000],
    ["< 300000", null, 300_000],
    ["budget 250000", null, 250_000],
    ["budget 250", null, 250_000],
    ["budget max 450 000 €", null, 450_000],
    ["prix max 1 200 000", null, 1_200_000],
    ["1,5 million d’euros", null, 1_500_000],
    ["1.2M€", null, 1_200_000],
    ["350 mille euros", null, 350_000],
    ["à partir de 150000", 150_000, null],
    ["plus de 400 000", 400_000, null],
    ["200000 euros minimum", 200_000, null],
    ["entre 200000 et 300000", 200_000, 300_000],
    ["entre 200 et 300k", 200_000, 300_000],
    ["de 200 000 à 300 000 €", 200_000, 300_000],
    ["200000-300000", 200_000, 300_000],
  ])("%j from %s to %s", (text, min, max) => {
    expect(read(text)?.bounds).toEqual({
      ...(min !== null && { minPriceCents: min * 100 }),
      ...(max !== null && { maxPriceCents: max * 100 }),
    });
  });
});

test.each<[string, number]>([
  ["1800 € par mois", 1_800],
  ["1 800 €/mois", 1_800],
  ["moins de 1500 euros par mois", 1_500],
  ["1200€ par mois max", 1_200],
  ["budget 1800 par mois", 1_800],
  ["1 650 € mensuels", 1_650],
  ["entre 1200 et 1500 € par mois", 1_500],
])("a budget of every month is read of %j", (text, euros) => {
  expect(read(text)?.bounds).toEqual({ maxMonthlyCents: euros * 100 });
});

describe("a surface is read", () => {
  test.each<[string, number | null, number | null]>([
    ["80m2", 80, null],
    ["80 m²", 80, null],
    ["80 mètres carrés", 80, null],
    ["99,5 m²", 99, null],
    ["50 m² minimum", 50, null],
    ["plus de 100m2", 100, null],
    ["au moins 60 m2", 60, null],
    ["max 60 m2", null, 60],
    ["60 m2 maxi", null, 60],
    ["entre 50 et 80 m2", 50, 80],
    ["50-80m2", 50, 80],
  ])("%j from %s to %s", (text, min, max) => {
    expect(read(text)?.bounds).toEqual({
      ...(min !== null && { minSurfaceDm2: min * 100 }),
      ...(max !== null && { maxSurfaceDm2: max * 100 }),
    });
  });
});

describe("rooms and bedrooms are read", () => {
  test.each([
    ["T3", { minRooms: 3 }],
    ["F2", { minRooms: 2 }],
    ["type 4", { minRooms: 4 }],
    ["3p", { minRooms: 3 }],
    ["trois pièces", { minRooms: 3 }],
    ["2 ou 3 pièces", { minRooms: 2, maxRooms: 3 }],
    ["de 2 à 4 pièces", { minRooms: 2, maxRooms: 4 }],
    ["entre 2 et 4 pièces", { minRooms: 2, maxRooms: 4 }],
    ["T2 T3", { minRooms: 2, maxRooms: 3 }],
    ["T2 ou T3", { minRooms: 2, maxRooms: 3 }],
    ["3 pièces maximum", { maxRooms: 3 }],
    ["moins de 4 pièces", { maxRooms: 3 }],
    ["pas plus de 4 pièces", { maxRooms: 4 }],
    ["2 ou 3 chambres", { minBedrooms: 2, maxBedrooms: 3 }],
    ["2 salles de bain", { minBathrooms: 2 }],
    ["1 ou 2 salles d’eau", { minBathrooms: 1 }],
    ["2sdb", { minBathrooms: 2 }],
    ["plus de 3 pièces", { minRooms: 3 }],
    ["2 chambres", { minBedrooms: 2 }],
    ["3ch", { minBedrooms: 3 }],
    ["au moins deux chambres", { minBedrooms: 2 }],
  ])("%j as %j", (text, bounds) => {
    expect(read(text)?.bounds).toEqual(bounds);
  });
});

test.each(["500 m de la mer", "10 min", "5 km", "0612345678", "900 euros", "moins de 1 pièce"])(
  "%j measures what no filter takes",
  (text) => {
    expect(read(text)?.bounds).toEqual({});
  },
);

test.each(["35000", "75 011", "11", "35", "20e", "moins", "de rennes", "0 pièces", ""])(
  "%j is no quantity",
  (text) => {
    expect(read(text)).toBeNull();
  },
);
