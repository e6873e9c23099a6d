import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CommuneRow } from "../../communes/commune.ts";
import { Gazetteer } from "./gazetteer.ts";
import { interpretText } from "./interpret.ts";
import { suggestIn } from "./suggest.ts";

const commune = (
  code: string,
  name: string,
  population: number,
  postalCodes: string[],
  departmentName = "",
): CommuneRow => ({
  code,
  name,
  slug: name.toLowerCase(),
  departmentCode: code.startsWith("97") ? code.slice(0, 3) : code.slice(0, 2),
  departmentName: departmentName || `Département ${code.slice(0, 2)}`,
  regionName: "",
  population,
  lat: null,
  lng: null,
  postalCodes,
});

const gazetteer = new Gazetteer([
  commune("35238", "Rennes", 225_081, ["35000", "35200", "35700"], "Ille-et-Vilaine"),
  commune("35288", "Saint-Malo", 47_255, ["35400"], "Ille-et-Vilaine"),
  commune("42218", "Saint-Étienne", 172_718, ["42000", "42100"], "Loire"),
  commune("33063", "Bordeaux", 261_804, ["33000", "33100"], "Gironde"),
  commune("13055", "Marseille", 877_215, ["13001"], "Bouches-du-Rhône"),
  commune("75056", "Paris", 2_113_705, ["75001", "75011"], "Paris"),
  commune("75111", "Paris 11e", 138_000, ["75011"], "Paris"),
  commune("75101", "Paris 1er", 15_000, ["75001"], "Paris"),
  commune("69383", "Lyon 3e", 100_000, ["69003"], "Rhône"),
  commune("17300", "La Rochelle", 79_961, ["17000"], "Charente-Maritime"),
  commune("93066", "Saint-Denis", 149_077, ["93200", "93210"], "Seine-Saint-Denis"),
  commune("97411", "Saint-Denis", 155_634, ["97400"], "La Réunion"),
  commune("89342", "Saint-Denis", 700, ["89100"], "Yonne"),
  commune("94046", "Maisons-Alfort", 57_422, ["94700"], "Val-de-Marne"),
  commune("38200", "Jardin", 2_300, ["38200"], "Isère"),
  commune("94038", "L'Haÿ-les-Roses", 31_000, ["94240"], "Val-de-Marne"),
  commune("2A004", "Ajaccio", 73_822, ["20000"], "Corse-du-Sud"),
  commune("80001", "Y", 90, ["80190"], "Somme"),
]);

const read = (text: string) => {
  const { places, words, types, features, minRooms } = interpretText(text, gazetteer);
  const codes = places.map((place) =>
    place.kind === "postalCode" ? place.postalCode : place.code,
  );
  return [codes.join(" "), types.join(" "), features.join(" "), minRooms, words.join(" ")];
};

describe("understands", () => {
  test.each([
    ["Rennes", "35238", "", "", null, ""],
    ["  RENNES ", "35238", "", "", null, ""],
    ["renes", "35238", "", "", null, ""],
    ["bordeau", "33063", "", "", null, ""],
    ["marseile", "13055", "", "", null, ""],
    ["st etienne", "42218", "", "", null, ""],
    ["Saint-Étienne", "42218", "", "", null, ""],
    ["saint mal", "35288", "", "", null, ""],
    ["la rochelle", "17300", "", "", null, ""],
    ["rochelle", "17300", "", "", null, ""],
    ["l’hay les roses", "94038", "", "", null, ""],
    ["35000", "35000", "", "", null, ""],
    ["35", "35", "", "", null, ""],
    ["2a", "2A", "", "", null, ""],
    ["ille et vilaine", "35", "", "", null, ""],
    ["paris 11", "75111", "", "", null, ""],
    ["paris 11e", "75111", "", "", null, ""],
    ["Paris 11ème", "75111", "", "", null, ""],
    ["paris 1er", "75101", "", "", null, ""],
    ["lyon 3eme", "69383", "", "", null, ""],
    ["saint-denis", "97411 93066", "", "", null, ""],
    ["Saint-Denis (93)", "93066", "", "", null, ""],
    ["Ille-et-Vilaine (35)", "35", "", "", null, ""],
    ["appart rennes", "35238", "apartment", "", null, ""],
    ['"appart rennes"', "", "", "", null, "appart rennes"],
    ["« maison du jardin »", "", "", "", null, "maison jardin"],
    ["appart renes", "35238", "apartment", "", null, ""],
    ["maisons alfort", "94046", "", "", null, ""],
    ["maison rennes avec jardin", "35238", "house", "jardin", null, ""],
    ["appartement 3 pieces bordeaux avec balcon", "33063", "apartment", "balcon", 3, ""],
    ["T4 Rennes", "35238", "", "", 4, ""],
    ["studio meublé paris", "75056", "studio", "", null, "meuble"],
    ["maison vue sur la mer", "", "house", "vue-mer", null, ""],
    ["duplex rénové", "", "", "renove", null, "duplex"],
    ["", "", "", "", null, ""],
    ["99999", "", "", "", null, "99999"],
    ["y a-t-il", "", "", "", null, ""],
  ] as const)("%j", (text, ...expected) => {
    expect(read(text)).toEqual(expected);
  });
});

test("reads any text without failing, however long", () => {
  const odd = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.constantFrom("a".repeat(100_000), "\u0000".repeat(50), "\ud800", "saint ".repeat(500)),
  );
  fc.assert(
    fc.property(odd, (text) => {
      const { words } = interpretText(text, gazetteer);
      expect(words.length).toBeLessThanOrEqual(24);
    }),
  );
});

describe("proposes places", () => {
  const names = (list: CommuneRow[]) => list.map(({ name }) => name);

  test("that begin so, the most populous first, then those with a word that does", () => {
    expect(names(gazetteer.beginningWith("saint d", 10))).toEqual([
      "Saint-Denis",
      "Saint-Denis",
      "Saint-Denis",
    ]);
    expect(names(gazetteer.beginningWith("alf", 10))).toEqual(["Maisons-Alfort"]);
  });

  test("despite a mistake", () => {
    expect(names(gazetteer.resembling("bordaeux", 3))).toEqual(["Bordeaux"]);
  });

  test("a large town mistyped before a village that begins so", () => {
    const proposed = suggestIn(gazetteer, "renes", 10).map(({ name }) => name);
    expect(proposed[0]).toBe("Rennes");
  });

  test.each([
    ["ille et vilaine", "Ille-et-Vilaine"],
    ["ille", "Ille-et-Vilaine"],
    ["35", "Ille-et-Vilaine"],
    ["35000", "Rennes"],
    ["paris 11", "Paris 11e"],
    ["st mal", "Saint-Malo"],
  ])("for %j, %s first", (text, name) => {
    expect(suggestIn(gazetteer, text, 10)[0]?.name).toBe(name);
  });

  test("none for what names nothing", () => {
    for (const text of ["", "?", "0".repeat(100_000), "zzzzzz"]) {
      expect(suggestIn(gazetteer, text, 10)).toEqual([]);
    }
  });

  test("by the beginning of a postal code", () => {
    expect(names(gazetteer.withPostalPrefix("352", 5))).toEqual(["Rennes"]);
  });
});
