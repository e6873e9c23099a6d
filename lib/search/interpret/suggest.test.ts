import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SOME_COMMUNES } from "../../testing/communes.ts";
import { suggestionText } from "../places/rules.ts";
import { Gazetteer } from "./gazetteer.ts";
import { suggestIn } from "./suggest.ts";

const gazetteer = new Gazetteer(SOME_COMMUNES);

const suggest = (text: string, limit = 10) => suggestIn(gazetteer, text, limit).map(suggestionText);

describe("proposes places, best first", () => {
  test.each([
    ["ren", ["Rennes (35)", "Renescure (59)"]],
    ["renn", ["Rennes (35)"]],
    ["paris 1", ["Paris 1er (75)", "Paris 11e (75)"]],
    ["paris", ["Paris (75)", "Paris (75)", "Paris 1er (75)", "Paris 11e (75)", "Paris 20e (75)"]],
    [
      "saint-d",
      [
        "Saint-Denis (974)",
        "Saint-Denis (93)",
        "Saint-Denis (11)",
        "Saint-Denis (30)",
        "Seine-Saint-Denis (93)",
      ],
    ],
    ["st malo", ["Saint-Malo (35)"]],
    ["alfort", ["Maisons-Alfort (94)"]],
    ["rochelle", ["La Rochelle (17)", "La Rochelle (70)"]],
    ["aix", ["Aix-en-Provence (13)", "Aix-les-Bains (73)", "Aix (19)"]],
    ["paris 11eme", ["Paris 11e (75)"]],
    ["bordaeux", ["Bordeaux (33)"]],
    ["marseile", ["Marseille (13)"]],
    ["352", ["Rennes (35)"]],
    [
      "35",
      ["Ille-et-Vilaine (35)", "Rennes (35)", "Saint-Malo (35)", "Chantepie (35)", "Domloup (35)"],
    ],
    ["2a", ["Corse-du-Sud (2A)"]],
    ["corse", ["Corse-du-Sud (2A)", "Haute-Corse (2B)"]],
    ["nord", ["Nord (59)"]],
    ["75011", ["75011", "Paris (75)", "Paris 11e (75)"]],
    ["Saint-Denis (93)", ["Saint-Denis (93)"]],
    ["", []],
    ["123456", []],
    ["zzzz", []],
  ])("%j", (text, expected) => {
    expect(suggest(text)).toEqual(expected);
  });
});

describe("proposes the neighbourhoods that listings name", () => {
  const NAMED = new Map([
    ["thabor", ["35238"]],
    ["croix rousse", ["69384"]],
    ["gare", ["35238", "33063", "35288", "93066"]],
  ]);
  const starting = (folded: string) =>
    [...NAMED]
      .filter(([key]) => ` ${key}`.includes(` ${folded}`) || folded.startsWith(`${key} `))
      .map(([key, codes]) => ({
        key,
        named: codes.map((communeCode) => ({ communeCode, name: key })),
      }));
  const suggestWith = (text: string) =>
    suggestIn(gazetteer, text, 10, starting).map(suggestionText);

  test.each([
    ["tha", ["thabor, Rennes (35)"]],
    ["le thabor", ["thabor, Rennes (35)"]],
    ["thabor ren", ["thabor, Rennes (35)"]],
    ["thabor, Rennes (35)", ["thabor, Rennes (35)"]],
    ["thabor (33)", []],
    ["gare", ["gare, Bordeaux (33)", "gare, Rennes (35)", "gare, Saint-Denis (93)"]],
    ["gare saint malo", ["gare, Saint-Malo (35)"]],
    // Of a commune that the open data has lost.
    ["croix", []],
  ])("%j", (text, expected) => {
    expect(suggestWith(text).filter((name) => name.includes(","))).toEqual(expected);
  });
});

test("choosing a proposal proposes it again, first", () => {
  for (const { name, departmentCode } of SOME_COMMUNES) {
    const text = `${name} (${departmentCode})`;
    expect(suggest(text)).toContain(text);
  }
});

test("any text gives at most the number asked for", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 0, max: 10 }), (text, limit) => {
      expect(suggest(text, limit).length).toBeLessThanOrEqual(limit);
    }),
  );
});
