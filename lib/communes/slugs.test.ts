import { describe, expect, it } from "vitest";
import { slugify, uniqueSlugs } from "./slugs.ts";

const place = (code: string, name: string, departmentCode: string, population: number) => ({
  code,
  name,
  departmentCode,
  population,
});

describe("slugify", () => {
  it.each([
    ["Rennes", "rennes"],
    ["L'Haÿ-les-Roses", "l-hay-les-roses"],
    ["Œuilly", "oeuilly"],
    ["Saint-Étienne", "saint-etienne"],
    ["Paris 11e Arrondissement", "paris-11e-arrondissement"],
  ])("writes %s as %s", (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });
});

describe("uniqueSlugs", () => {
  it("leaves a name that is held once as it is", () => {
    expect(uniqueSlugs([place("35238", "Rennes", "35", 230_000)]).get("35238")).toBe("rennes");
  });

  it("gives the department to namesakes of comparable size", () => {
    const slugs = uniqueSlugs([
      place("93066", "Saint-Denis", "93", 149_000),
      place("97411", "Saint-Denis", "974", 155_000),
    ]);
    expect([...slugs.values()]).toEqual(["saint-denis-93", "saint-denis-974"]);
  });

  it("keeps the name bare for a town ten times as big as its namesakes", () => {
    const slugs = uniqueSlugs([
      place("70293", "La Rochelle", "70", 40),
      place("17300", "La Rochelle", "17", 79_000),
    ]);
    expect(slugs.get("17300")).toBe("la-rochelle");
    expect(slugs.get("70293")).toBe("la-rochelle-70");
  });

  it("falls back on the code for namesakes of one department", () => {
    const slugs = uniqueSlugs([
      place("02001", "Bourg", "02", 100),
      place("02002", "Bourg", "02", 100),
    ]);
    expect(new Set(slugs.values())).toEqual(new Set(["bourg-02001", "bourg-02002"]));
  });
});
