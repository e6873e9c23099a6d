import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SOME_COMMUNES } from "../../testing/communes.ts";
import { suggestionText } from "../places.ts";
import { Gazetteer } from "./gazetteer.ts";
import { suggestIn } from "./suggest.ts";

const gazetteer = new Gazetteer(SOME_COMMUNES);

const suggest = (text: string, limit = 10) => suggestIn(gazetteer, text, limit).map(suggestionText);

describe("proposes places, best first", () => {
  test.each([
    ["ren", ["Rennes (35)", "Renescure (59)"]],
    ["renn", ["Rennes (35)"]],
    ["paris 1", ["Paris 1er (75)", "Paris 11e (75)"]],
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
