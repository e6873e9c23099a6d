import { describe, expect, it } from "vitest";
import { loadCommunes } from "../../../scripts/db/reference/gazetteer.ts";
import { CITY_QUARTERS } from "./city-quarters.ts";
import { RESORT_SLUGS, SEA_BEARINGS } from "./coast.ts";
import { CITY_PRICES, DEPARTMENT_PRICES } from "./prices.ts";
import { cityQuarters, townQuarters } from "./quarters.ts";
import { climateOf, regionStyle } from "./regions.ts";
import { streetsOf } from "./streets.ts";

const communes = loadCommunes();
const bySlug = new Map(communes.map((commune) => [commune.slug, commune]));
const mainland = [
  ...new Set(
    communes
      .filter(({ departmentCode }) => departmentCode.length === 2)
      .map(({ departmentCode }) => departmentCode),
  ),
];

describe("what is written about places", () => {
  it("names communes that exist and are located", () => {
    const named = [CITY_QUARTERS, CITY_PRICES].flatMap((byTown) => Object.keys(byTown));
    for (const slug of [...SEA_BEARINGS.keys(), ...RESORT_SLUGS, ...named]) {
      expect(bySlug.get(slug)?.lat, slug).toBeTypeOf("number");
    }
  });

  it("gives every department of the mainland a price and a style", () => {
    expect(mainland).toHaveLength(96);
    for (const code of mainland) {
      expect(DEPARTMENT_PRICES[code], code).toBeDefined();
      expect(regionStyle(code), code).not.toBeNull();
    }
    expect(Object.keys(DEPARTMENT_PRICES)).toHaveLength(96);
  });

  it("keeps prices within what the country knows", () => {
    for (const [flat, house] of [
      ...Object.values(DEPARTMENT_PRICES),
      ...Object.values(CITY_PRICES),
    ]) {
      for (const price of [flat, house]) {
        expect(price).toBeGreaterThanOrEqual(900);
        expect(price).toBeLessThanOrEqual(16_000);
        expect(price % 50).toBe(0);
      }
    }
  });

  it("prices each arrondissement on its own", () => {
    const arrondissements = communes.filter(({ slug }) => slug.endsWith("-arrondissement"));
    expect(arrondissements).toHaveLength(45);
    for (const { slug } of arrondissements) {
      expect(CITY_PRICES[slug], slug).toBeDefined();
      expect(cityQuarters(slug).length, slug).toBeGreaterThanOrEqual(3);
    }
  });

  it("knows the quarters of every mainland city above 100,000 people that is not divided", () => {
    const cities = communes.filter(
      ({ population, departmentCode, code }) =>
        population > 115_000 &&
        departmentCode.length === 2 &&
        !["75056", "69123", "13055"].includes(code),
    );
    for (const { slug } of cities) expect(cityQuarters(slug).length, slug).toBeGreaterThan(4);
  });

  it("says quarters with the article they need", () => {
    const phrases = cityQuarters("paris-16e-arrondissement").map(({ phrase }) => phrase);
    expect(phrases).toContain("quartier de la Muette");
    expect(phrases).toContain("quartier Passy");
    expect(cityQuarters("paris-1er-arrondissement")[0]?.phrase).toBe("quartier des Halles");
    expect(cityQuarters("rennes")[0]).toMatchObject({ name: "Centre-ville", phrase: null });
  });

  it("places quarters on the side of the city they are on", () => {
    const villejean = cityQuarters("rennes").find(({ name }) => name === "Villejean");
    const [east = 0, north = 0] = villejean?.offset ?? [];
    expect(east).toBeLessThan(-1);
    expect(north).toBeGreaterThan(1);
  });

  it("gives other towns a centre and distinct usual quarters", () => {
    const names = townQuarters(5, 3).map(({ name }) => name);
    expect(names[0]).toBe("Centre-ville");
    expect(new Set(names).size).toBe(6);
  });

  it("keeps oceans out of the Mediterranean", () => {
    const nice = { code: "06088", departmentCode: "06", seaside: true, village: false };
    expect(streetsOf(nice).some((street) => street.includes("Océan"))).toBe(false);
    expect(climateOf("06")).toBe("hot");
  });
});
