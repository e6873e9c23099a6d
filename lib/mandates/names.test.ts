import { describe, expect, test } from "vitest";
import { namesLines } from "./copy.ts";
import { checkNames, foldedWords, type MandateNames, namesOf, namesRow } from "./names.ts";

const SIGNED: MandateNames = {
  type: "apartment",
  address: "12 rue de la Monnaie",
  lot: "Lot B12",
  postalCode: "35000",
  communeCode: "35238",
  city: "Rennes",
  parcelId: "350238000AB0123",
  surfaceDm2: 6_350,
  landSurfaceM2: null,
  sellerName: "Łucja D’Arc-Nguyễn",
  sellerDecides: false,
};
const changed = (change: Partial<MandateNames>) =>
  checkNames(SIGNED, { ...SIGNED, ...change }).items;

describe("another spelling asks for no new signature", () => {
  test.each([
    { address: "12, RUE  de la monnaie" },
    { address: "12 r. de la Monnaie" },
    { address: "12 Rue de la Monnaïe " },
    { lot: "b 12" },
    { lot: "LOT N° B12" },
    { city: "RENNES" },
    { sellerName: "lucja d'arc nguyen" },
    { landSurfaceM2: 0 },
  ])("%o", (change) => {
    expect(changed(change)).toEqual([]);
  });

  test.each([
    ["3 bis av. du Gal Leclerc", "3bis avenue du gal leclerc"],
    ["1 bd St-Michel", "1 Boulevard Saint Michel"],
    ["Œuvre, 2 pl. de l’Église", "oeuvre 2 place de l'eglise"],
    ["2ᵉ étage, 4 imp. des Lilas", "2e etage 4 impasse des lilas"],
  ])("%s, %s", (one, other) => {
    expect(checkNames({ ...SIGNED, address: one }, { ...SIGNED, address: other }).items).toEqual(
      [],
    );
  });
});

describe("another home or another seller does", () => {
  test.each([
    [{ address: "21 rue de la Monnaie" }, ["address"]],
    [{ address: "1 2 rue de la Monnaie" }, ["address"]],
    [{ address: "12 bis rue de la Monnaie" }, ["address"]],
    [{ address: "12 rue de la Monnaie Ωμέγα" }, ["address"]],
    [{ lot: null }, ["lot"]],
    [{ lot: "B 1 2" }, ["lot"]],
    [{ lot: "Lot N 12" }, ["lot"]],
    [{ lot: "Porte B12" }, ["lot"]],
    [{ postalCode: "69003", communeCode: "69383", city: "Lyon 3e" }, ["commune"]],
    [{ postalCode: "35200" }, ["commune"]],
    [{ parcelId: null }, ["parcel"]],
    [{ type: "house" }, ["type"]],
    [{ surfaceDm2: 6_351 }, ["surface"]],
    [{ surfaceDm2: 20_000 }, ["surface"]],
    [{ landSurfaceM2: 400 }, ["land"]],
    [{ sellerName: "Łucja Nguyễn" }, ["seller"]],
    [{ sellerName: "Нгуен" }, ["seller"]],
    [{ sellerDecides: true }, ["decisions"]],
    [{ address: "8 cours Lafayette", surfaceDm2: 20_000 }, ["address", "surface"]],
  ] as const)("%o: %o", (change, items) => {
    expect(changed(change as Partial<MandateNames>)).toEqual(items);
  });
});

test("letters of other scripts are not folded away", () => {
  expect(foldedWords("Ωμέγα 12")).toEqual(["ωμεγα", "12"]);
});

test("what a mandate names survives its row", () => {
  expect(namesOf(namesRow(SIGNED))).toEqual(SIGNED);
});

test("each thing that differs is shown as it was signed and as it is", () => {
  const now = { ...SIGNED, surfaceDm2: 20_000, lot: null };
  expect(namesLines(checkNames(SIGNED, now))).toEqual([
    { item: "lot", label: "Lot ou porte", signed: "Lot B12", now: "Non précisé" },
    { item: "surface", label: "Surface", signed: "63,5\u00a0m²", now: "200\u00a0m²" },
  ]);
});
