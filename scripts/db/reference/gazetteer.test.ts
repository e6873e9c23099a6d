import { describe, expect, it } from "vitest";
import { arrondissementCodes } from "../../../lib/communes/arrondissements.ts";
import { loadCommunes } from "./gazetteer.ts";

const communes = loadCommunes();
const byCode = new Map(communes.map((commune) => [commune.code, commune]));

describe("the communes of the open data", () => {
  it("has each code and each slug once", () => {
    expect(byCode.size).toBe(communes.length);
    expect(new Set(communes.map(({ slug }) => slug)).size).toBe(communes.length);
    expect(communes.length).toBeGreaterThan(34_900);
  });

  it("gives each a postal code of five figures and the name of its department and region", () => {
    for (const { postalCodes, departmentName, regionName, slug } of communes) {
      expect(postalCodes.length).toBeGreaterThan(0);
      expect(postalCodes.every((code) => /^\d{5}$/.test(code))).toBe(true);
      expect(departmentName).not.toMatch(/^\d/);
      expect(regionName).not.toMatch(/^\d/);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it("describes a town fully", () => {
    expect(byCode.get("35238")).toMatchObject({
      name: "Rennes",
      slug: "rennes",
      departmentCode: "35",
      departmentName: "Ille-et-Vilaine",
      regionName: "Bretagne",
      postalCodes: ["35000", "35200", "35700"],
    });
    expect(byCode.get("35238")?.lat).toBeCloseTo(48.11, 1);
    expect(byCode.get("35238")?.lng).toBeCloseTo(-1.67, 1);
  });

  it("locates every arrondissement, and the cities they divide", () => {
    for (const city of ["75056", "69123", "13055"]) {
      for (const code of [city, ...arrondissementCodes(city)]) {
        expect(byCode.get(code)?.lat, code).not.toBeNull();
      }
    }
    expect(byCode.get("75111")).toMatchObject({
      name: "Paris 11e",
      slug: "paris-11e-arrondissement",
    });
  });

  it("locates the communes where four people in five live", () => {
    const people = (list: typeof communes) =>
      list.reduce((sum, { population }) => sum + population, 0);
    const located = communes.filter(({ lat }) => lat !== null);
    expect(people(located) / people(communes)).toBeGreaterThan(0.8);
    expect(located.length).toBeGreaterThan(8_500);
  });

  it("puts no commune far from the others of its department", () => {
    const mainland = communes.filter(({ departmentCode }) => departmentCode.length === 2);
    const departments = new Map<string, { lat: number; lng: number; name: string }[]>();
    for (const { departmentCode, lat, lng, name } of mainland) {
      if (lat === null || lng === null) continue;
      const known = departments.get(departmentCode) ?? [];
      departments.set(departmentCode, [...known, { lat, lng, name }]);
    }
    const middle = (values: number[]) =>
      values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
    for (const members of departments.values()) {
      const lat = middle(members.map((member) => member.lat));
      const lng = middle(members.map((member) => member.lng));
      for (const member of members) {
        const km = Math.hypot((member.lat - lat) * 111, (member.lng - lng) * 78);
        expect(km, member.name).toBeLessThan(115);
      }
    }
  });
});
