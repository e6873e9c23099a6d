import { createReadStream, existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readSales } from "./client.ts";
import { type ComparedHome, comparableSales, MAX_COMPARABLES } from "./rules.ts";
import { type PastSale, type SaleLine, saleFileSchema } from "./schemas.ts";
import { SingleSales } from "./single-sales.ts";
import { foldedStreet, streetName } from "./street-names.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const HOME: ComparedHome = { lat: 48.11, lng: -1.67, type: "apartment", surfaceDm2: 6_000 };

const row = (changes: Partial<SaleLine> = {}): SaleLine => ({
  id_mutation: "2025-1",
  date_mutation: "2025-03-04",
  nature_mutation: "Vente",
  valeur_fonciere: 240_000,
  adresse_nom_voie: "RUE DE PARIS",
  id_parcelle: "35238000BM0123",
  lot1_numero: "7",
  lot2_numero: "",
  lot3_numero: "",
  lot4_numero: "",
  lot5_numero: "",
  type_local: "Appartement",
  surface_reelle_bati: 60,
  nombre_pieces_principales: 3,
  nature_culture: "",
  surface_terrain: null,
  longitude: -1.67,
  latitude: 48.11,
  ...changes,
});

function salesOf(rows: readonly SaleLine[]): PastSale[] {
  const gathered = new SingleSales();
  for (const each of rows) gathered.add(each);
  return gathered.sales();
}

describe("a mutation is a sale of one dwelling", () => {
  const cellar = row({
    type_local: "Dépendance",
    surface_reelle_bati: null,
    nombre_pieces_principales: 0,
    lot1_numero: "31",
  });
  const land = row({
    type_local: "",
    surface_reelle_bati: null,
    nombre_pieces_principales: null,
    nature_culture: "sols",
    surface_terrain: 400,
  });
  const house = row({ type_local: "Maison", lot1_numero: "", surface_reelle_bati: 110 });

  test.each([
    ["a flat", [row()], 6_000],
    ["with a cellar, which counts for nothing", [row(), cellar, cellar], 6_000],
    ["a house with its land", [house, land], 11_000],
    [
      "a house on two kinds of land, a line each",
      [
        { ...house, nature_culture: "sols", surface_terrain: 200 },
        { ...house, nature_culture: "jardins", surface_terrain: 310 },
      ],
      11_000,
    ],
  ])("%s", (_, rows, surfaceDm2) => {
    expect(salesOf(rows)).toMatchObject([{ surfaceDm2, priceCents: 24_000_000 }]);
  });

  test.each([
    ["two flats", [row(), row({ lot1_numero: "8" })]],
    ["a house and a flat", [house, row()]],
    ["lines that may be two flats alike, or one twice", [row(), row()]],
    ["a shop as well", [row(), row({ type_local: "Local industriel. commercial ou assimilé" })]],
    ["a shop alone", [row({ type_local: "Local industriel. commercial ou assimilé" })]],
    ["land alone", [land]],
    ["a cellar alone", [cellar]],
    ["an exchange", [row({ nature_mutation: "Echange" })]],
    ["off plan", [row({ nature_mutation: "Vente en l'état futur d'achèvement" })]],
    ["no price", [row({ valeur_fonciere: null })]],
    ["two prices", [row(), { ...cellar, valeur_fonciere: 12_000 }]],
    ["one euro", [row({ valeur_fonciere: 1 })]],
    ["less than nothing", [row({ valeur_fonciere: -240_000 })]],
    ["150 € a square metre", [row({ valeur_fonciere: 9_000 })]],
    ["50,000 € a square metre", [row({ valeur_fonciere: 3_000_000 })]],
    ["no surface", [row({ surface_reelle_bati: null })]],
    ["no place", [row({ latitude: null })]],
  ])("and not: %s", (_, rows) => {
    expect(salesOf(rows)).toEqual([]);
  });

  test("once, where it was entered under two numbers", () => {
    expect(salesOf([row(), row({ id_mutation: "2025-2" })])).toHaveLength(1);
  });

  test("whatever the order of lines", () => {
    const other = row({ id_mutation: "2025-2", date_mutation: "2025-05-06" });
    expect(salesOf([row(), other, cellar, { ...cellar, id_mutation: "2025-2" }])).toHaveLength(2);
  });
});

test.each([
  ["RUE DES LILAS", "Rue des Lilas"],
  ["AV DE L'EUROPE", "Av de l'Europe"],
  ["LE BOURG", "Le Bourg"],
  ["CHEMIN DE LA CROIX-ROUGE", "Chemin de la Croix-Rouge"],
  [" ", null],
])("a street is written as on a plate: %s", (text, name) => {
  expect(streetName(text)).toBe(name);
});

test.each([
  ["AV DE L'EUROPE", "12 Avenue de l’Europe", false],
  ["AV DE L'EUROPE", "Avenue de l’Europe", true],
  ["BD DU GAL LECLERC", "boulevard du Général-Leclerc", true],
  ["RUE HAUTE", "Rue Basse", false],
])("streets are compared however they are written: %s and %s, %s", (one, other, isSame) => {
  expect(foldedStreet(one) === foldedStreet(other)).toBe(isSame);
});

describe("comparable sales", () => {
  const sale = (changes: Partial<PastSale> = {}): PastSale => ({
    soldOn: "2025-03-04",
    priceCents: 24_000_000,
    type: "apartment",
    surfaceDm2: 6_000,
    rooms: 3,
    street: "Rue de Paris",
    lat: HOME.lat,
    lng: HOME.lng,
    ...changes,
  });
  /** So many metres north of the home. */
  const at = (metres: number): Partial<PastSale> => ({ lat: HOME.lat + metres / 111_195 });
  const many = (count: number, changes: Partial<PastSale> = {}) =>
    Array.from({ length: count }, () => sale(changes));
  const compare = (sales: PastSale[], home = HOME) => comparableSales(sales, home, NOW);

  test("have their price per square metre and their distance", () => {
    expect(compare([sale(at(120))])).toMatchObject([{ pricePerM2Cents: 400_000, distanceM: 120 }]);
  });

  test.each<[string, Partial<PastSale>, number]>([
    ["the same", {}, 1],
    ["30 % larger", { surfaceDm2: 7_800 }, 1],
    ["more than 30 % larger", { surfaceDm2: 7_801 }, 0],
    ["more than 30 % smaller", { surfaceDm2: 4_199 }, 0],
    ["a house", { type: "house" }, 0],
    ["sold tomorrow", { soldOn: "2026-11-25" }, 0],
    ["5 km away", at(5_000), 1],
    ["more than 5 km away", at(5_010), 0],
  ])("%s: %j", (_, changes, count) => {
    expect(compare([sale(changes)])).toHaveLength(count);
  });

  test("of a studio are flats", () => {
    expect(compare([sale()], { ...HOME, type: "studio" })).toHaveLength(1);
  });

  test.each([
    [6, 3, 6],
    [5, 3, 8],
    [0, 3, 3],
  ])("are those of the smallest circle with six: %i near, %i farther", (near, farther, count) => {
    expect(compare([...many(near, at(400)), ...many(farther, at(900))])).toHaveLength(count);
  });

  test("are the twelve latest, latest first", () => {
    const sales = Array.from({ length: 20 }, (_, day) =>
      sale({ soldOn: `2025-03-${String(day + 1).padStart(2, "0")}` }),
    );
    const days = compare(sales).map(({ soldOn }) => soldOn);
    expect(days).toHaveLength(MAX_COMPARABLES);
    expect(days[0]).toBe("2025-03-20");
    expect(days.at(-1)).toBe("2025-03-09");
  });

  test("leave out a price more than three times the others', or less than a third", () => {
    const sales = many(8);
    expect(compare([...sales, sale({ priceCents: 72_000_000 })])).toHaveLength(9);
    expect(compare([...sales, sale({ priceCents: 72_000_100 })])).toHaveLength(8);
    expect(compare([...sales, sale({ priceCents: 7_990_000 })])).toHaveLength(8);
  });
});

test.each([
  ["35238", "35", true],
  ["2A004", "2A", true],
  ["97411", "974", true],
  ["75111", "75", true],
  ["35238", "36", false],
  ["2C004", "2C", false],
])("a commune's file is in its department: %s in %s, %s", (cityCode, department, isPlace) => {
  expect(saleFileSchema.safeParse({ cityCode, department }).success).toBe(isPlace);
});

/** Real files, which the project does not hold: their licence asks for the source, their size for a place elsewhere. */
const FOLDER = "../shared/data/dvf";
const isThere = existsSync(FOLDER);
const salesIn = (file: string) => readSales(createReadStream(`${FOLDER}/${file}`));

describe.skipIf(!isThere)(`real files${isThere ? "" : ` (skipped: ${FOLDER} is absent)`}`, () => {
  test("of a village: single dwellings are left", async () => {
    const sales = await salesIn("abzac-2021.csv");
    expect(sales.filter(({ type }) => type === "house").length).toBeGreaterThan(15);
    for (const { soldOn, priceCents } of sales) {
      expect(soldOn).toMatch(/^2021-/);
      expect(priceCents).toBeGreaterThanOrEqual(500_000);
    }
  });

  test("of a town over four years: comparables of a flat are plausible", async () => {
    const sales = await salesIn("hendaye-2019-2022.csv");
    expect(sales).toHaveLength(1_994);
    const flat = { lat: 43.3588, lng: -1.7725, type: "apartment", surfaceDm2: 5_000 } as const;
    const comparables = comparableSales(sales, flat, new Date("2023-01-15T10:00:00Z"));
    expect(comparables).toHaveLength(MAX_COMPARABLES);
    for (const comparable of comparables) {
      expect(comparable.soldOn.slice(0, 4)).toBe("2022");
      expect(comparable.distanceM).toBeLessThanOrEqual(500);
      expect(comparable.pricePerM2Cents).toBeGreaterThan(150_000);
      expect(comparable.pricePerM2Cents).toBeLessThan(1_000_000);
    }
  });
});
