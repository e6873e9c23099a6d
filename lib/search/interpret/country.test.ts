import { describe, expect, test } from "vitest";
import { loadCommunes } from "../../../scripts/db/reference/gazetteer.ts";
import { formerCommunes } from "../../communes/former-communes.ts";
import type { Place } from "../../search-index/criteria.ts";
import { suggestionText } from "../places/rules.ts";
import { Gazetteer } from "./gazetteer.ts";
import { interpretText } from "./interpret.ts";
import { NO_LISTINGS } from "./listing-words.ts";
import { suggestIn } from "./suggest.ts";

/** All communes of the country: what is typed must not be taken for one of the 35,000. */
const communes = loadCommunes();
const gazetteer = new Gazetteer(communes, formerCommunes());

/** Whatever the word, listings hold it. */
const everyWord = () => true;
/** Neighbourhoods that listings hold. */
const PAIRS = ["croix rousse"];
/** Neighbourhoods that listings name, and where. */
const NEIGHBOURHOODS: Record<string, string[]> = {
  "part dieu": ["69383"],
  montchat: ["69383"],
  thabor: ["35238"],
  bellevue: ["42218", "29019"],
  "saint just": ["69385", "13213"],
  lavoir: ["22050", "35360"],
  gare: ["35238", "75056", "69123", "42218", "29019", "33063"],
  "centre ville": ["35238", "33063", "31555", "44109", "67482", "34172"],
};
const LISTINGS = {
  ...NO_LISTINGS,
  haveCommonListing: (words: readonly string[]) => PAIRS.includes(words.join(" ")),
  neighbourhoodsNamed: (words: readonly string[]) =>
    (NEIGHBOURHOODS[words.join(" ")] ?? []).map((communeCode) => ({
      communeCode,
      name: words.join(" "),
    })),
  areMostlyIn: (words: readonly string[]) => words[0] !== "lavoir",
};
const HELD = new Set("croix saint etienne salon proche renne nante bordeau canne vanne".split(" "));
const held = (word: string) => HELD.has(word);

function read(text: string, knowsWord: (word: string) => boolean = held) {
  const { places, words } = interpretText(text, gazetteer, { ...LISTINGS, knowsWord });
  const names = places.map((place) =>
    place.kind === "postalCode" ? place.postalCode : `${place.name} ${whereIs(place)}`,
  );
  return { places: names.join(", "), words: words.join(" ") };
}

function whereIs(place: Exclude<Place, { kind: "postalCode" }>): string {
  switch (place.kind) {
    case "commune":
      return place.departmentCode;
    case "department":
      return place.code;
    case "neighbourhood":
      return `in ${place.communeName}`;
  }
}

const departments = new Map(
  communes.map(({ departmentCode, departmentName }) => [departmentCode, departmentName]),
);

describe("each department is found by its name, though listings hold its words", () => {
  /** The commune of that name is as well known, or the department itself. */
  const TOWNS: Record<string, string> = {
    "53": "Mayenne 53",
    "75": "Paris 75",
    "86": "Vienne 38, Vienne 86",
  };
  const all = [...departments].filter(([code]) => !/^97[5-9]|^98/.test(code) || code === "976");

  test("there are 101", () => {
    expect(all).toHaveLength(101);
  });

  test.each(all)("%s, %s", (code, name) => {
    const expected = { places: TOWNS[code] ?? `${name} ${code}`, words: "" };
    for (const text of [name, `maison ${name}`, `appartement ${name}`, `${name} maison T3`]) {
      expect(read(text, everyWord)).toEqual(expected);
    }
  });
});

test.each([
  ...new Set(
    communes
      .filter(({ departmentCode }) => !/^9[78]/.test(departmentCode))
      .map(({ regionName }) => regionName),
  ),
])("the region %s is found by its name, alone and after a type", (region) => {
  const codes = [...departments.keys()].filter((code) =>
    communes.some((row) => row.departmentCode === code && row.regionName === region),
  );
  for (const text of [region, `maison ${region}`]) {
    const { places, words } = interpretText(text, gazetteer, {
      ...NO_LISTINGS,
      knowsWord: everyWord,
    });
    expect(words).toEqual([]);
    expect(places.map((place) => ("code" in place ? place.code : "")).sort()).toEqual(codes.sort());
  }
});

describe("the part of a city is meant rather than the city", () => {
  test.each([
    ["paris 75011", "75011"],
    ["75011 paris", "75011"],
    ["lyon 69003", "69003"],
    ["13008 marseille", "13008"],
    ["paris maison 75011", "75011"],
    ["31700 blagnac", "Blagnac 31"],
    ["11eme arrondissement paris", "Paris 11e 75"],
    ["11e arrondissement de Paris", "Paris 11e 75"],
    ["3eme lyon", "Lyon 3e 69"],
    ["paris XIe", "Paris 11e 75"],
    ["paris XX", "Paris 20e 75"],
    ["XIe arrondissement", "Paris 11e 75"],
    ["paris dix-huitième", "Paris 18e 75"],
    ["paris 10 11 20", "Paris 10e 75, Paris 11e 75, Paris 20e 75"],
    ["lyon 3 7", "Lyon 3e 69, Lyon 7e 69"],
    ["marseille 8e et 9e", "Marseille 8e 13, Marseille 9e 13"],
    ["paris 11 2 pièces", "Paris 11e 75"],
  ])("%j", (text, places) => {
    expect(read(text)).toEqual({ places, words: "" });
  });
});

test("the text that a proposal writes finds that commune, or its namesakes in the department", () => {
  /** Names with a word that means something else, and one commune in twenty. */
  const ODD =
    /^(?:Son|Y|Vers|Le Pas|Entre-Deux|Paris|Lyon|Marseille|Louer)$|Saint-(?:Prix|Max)$|\de$/;
  const tried = communes.filter(({ name }, index) => ODD.test(name) || index % 20 === 0);
  const lost = tried.filter(({ name, departmentCode, code }) => {
    const { places, words } = interpretText(`${name} (${departmentCode})`, gazetteer, {
      ...NO_LISTINGS,
      knowsWord: everyWord,
    });
    const [first] = places;
    const city = name === "Paris" && first?.kind === "department";
    return (
      words.length > 0 || !(city || places.some((place) => "code" in place && place.code === code))
    );
  });
  expect(lost.map(({ name, departmentCode }) => `${name} (${departmentCode})`)).toEqual([]);
  expect(read("Marseille (13)")).toEqual({ places: "Marseille 13", words: "" });
  expect(read("Marseille 8e (13)")).toEqual({ places: "Marseille 8e 13", words: "" });
});

describe("a large town is found without its last letter, though listings hold its stem", () => {
  test.each([
    ["renne", "Rennes 35"],
    ["nante", "Nantes 44"],
    ["bordeau", "Bordeaux 33"],
    ["limoge", "Limoges 87"],
    ["poitier", "Poitiers 86"],
    ["anger", "Angers 49"],
    ["canne", "Cannes 06"],
    ["vanne", "Vannes 56"],
    ["nime", "Nîmes 30"],
    ["bezier", "Béziers 34"],
    ["versaille", "Versailles 78"],
    ["valencienne", "Valenciennes 59"],
    ["lyons", "Lyon 69"],
  ])("%j", (text, places) => {
    for (const typed of [text, `${text} maison`, `appartement ${text}`]) {
      expect(read(typed, everyWord)).toEqual({ places, words: "" });
    }
  });

  test("and a name of several words with a mistake in one that listings don’t hold", () => {
    expect(read("saint etiene")).toEqual({ places: "Saint-Étienne 42", words: "" });
  });
});

describe("what people call a place that is no commune of that name", () => {
  const RE =
    "Ars-en-Ré 17, Le Bois-Plage-en-Ré 17, La Couarde-sur-Mer 17, La Flotte 17, Loix 17, " +
    "Les Portes-en-Ré 17, Rivedoux-Plage 17, Saint-Clément-des-Baleines 17, " +
    "Sainte-Marie-de-Ré 17, Saint-Martin-de-Ré 17";
  const OLERON =
    "Le Château-d'Oléron 17, Dolus-d'Oléron 17, Saint-Denis-d'Oléron 17, " +
    "Saint-Georges-d'Oléron 17, Saint-Pierre-d'Oléron 17, Saint-Trojan-les-Bains 17, " +
    "Le Grand-Village-Plage 17, La Brée-les-Bains 17";
  test.each([
    ["ile de ré", RE],
    ["île d’oléron", OLERON],
    ["maison oléron", OLERON],
    ["belle ile", "Bangor 56, Locmaria 56, Le Palais 56, Sauzon 56"],
    ["belle-île-en-mer", "Bangor 56, Locmaria 56, Le Palais 56, Sauzon 56"],
    ["noirmoutier", "Barbâtre 85, L'Épine 85, La Guérinière 85, Noirmoutier-en-l'Île 85"],
    ["cap d’agde", "Agde 34"],
    ["le cap d'agde", "Agde 34"],
    ["la défense", "Courbevoie 92, Nanterre 92, Puteaux 92"],
    ["vue mer la baule", "La Baule-Escoublac 44"],
    ["dept 92", "Hauts-de-Seine 92"],
    ["département 92", "Hauts-de-Seine 92"],
    ["(92)", "Hauts-de-Seine 92"],
    ["saint denis", "Saint-Denis 93, Saint-Denis 974"],
  ])("%j", (text, places) => {
    expect(read(text)).toEqual({ places, words: "" });
  });
});

describe("words are not taken for a town that they hold or resemble", () => {
  test.each([
    ["croix rousse", "", "croix rousse"],
    ["lyon croix rousse", "Lyon 69", "croix rousse"],
    ["croix", "Croix 59", ""],
    ["maison croix", "Croix 59", ""],
    ["Bruxelles", "", "bruxelles"],
    ["<script>alert(1)</script>", "", "script alert script"],
    ["louer paris", "Paris 75", ""],
    ["appartement salon lumineux", "", "salon"],
  ])("%j", (text, places, words) => {
    expect(read(text)).toEqual({ places, words });
  });
});

describe("a hyphenated name is never cut into another town", () => {
  test.each([
    ["Part-Dieu", "part dieu"],
    ["Croix-Rousse", "croix rousse"],
    ["maison Croix-Rousse", "croix rousse"],
    ["Croix-Daurade", "croix daurade"],
    ["Pont-Mirabeau", "pont mirabeau"],
  ])("%j", (text, words) => {
    const interpretation = interpretText(text, gazetteer, {
      ...NO_LISTINGS,
      knowsWord: () => false,
    });
    expect({ places: interpretation.places, words: interpretation.words.join(" ") }).toEqual({
      places: [],
      words,
    });
  });

  test.each([
    ["Rennes-Sud", "Rennes 35", "sud"],
    ["Paris-11e", "Paris 11e 75", ""],
    ["maison-Rennes", "Rennes 35", ""],
    ["Bordeaux-33000", "33000", ""],
    ["Saint-Etiene", "Saint-Étienne 42", ""],
    ["Boulogne-Bill", "Boulogne-Billancourt 92", ""],
    ["aix-en-provence", "Aix-en-Provence 13", ""],
    ["l'Haÿ-les-Roses", "L'Haÿ-les-Roses 94", ""],
    ["d’Aix-les-Bains", "Aix-les-Bains 73", ""],
    ["Lyon-Part-Dieu", "part dieu in Lyon 3e", ""],
  ])("but what its parts say is understood: %j", (text, places, words) => {
    expect(read(text)).toEqual({ places, words });
  });
});

describe("a neighbourhood that listings name is a place", () => {
  test.each([
    ["Part-Dieu", "part dieu in Lyon 3e", ""],
    ["part dieu", "part dieu in Lyon 3e", ""],
    ["Lyon Part-Dieu", "part dieu in Lyon 3e", ""],
    ["Part-Dieu, Lyon 3e (69)", "part dieu in Lyon 3e", ""],
    ["part-dieu 69003", "part dieu in Lyon 3e", ""],
    ["Part-Dieu Rennes", "Rennes 35", "part dieu"],
    ["montchat appartement", "montchat in Lyon 3e", ""],
    ["Thabor Rennes 35000", "thabor in Rennes", ""],
    ["bellevue brest", "bellevue in Brest", ""],
    ["rennes centre-ville", "Rennes 35", "centre ville"],
    ["gare", "", "gare"],
    ["gare rennes", "gare in Rennes", ""],
    ["proche lavoir", "", "lavoir"],
    ["Lyon Saint-Just", "saint just in Lyon 5e", ""],
  ])("%j", (text, places, words) => {
    expect(read(text)).toEqual({ places, words });
  });
});

test.each([
  ["Rennes pas de rez-de-chaussée", ["above-ground"]],
  ["maison Rennes sauf le dernier étage moins de 900000", ["below-last"]],
  ["appartement pas de rdc Lyon", ["above-ground"]],
])("no village is read into what refuses a floor: %j", (text, storeys) => {
  const found = interpretText(text, gazetteer, LISTINGS);
  expect(found).toMatchObject({ storeys, words: [], ignored: [] });
  expect(found.places).toHaveLength(1);
});

describe("a place as a letter has it, or had it", () => {
  const codesOf = (text: string) =>
    interpretText(text, gazetteer, NO_LISTINGS).places.map((place) =>
      place.kind === "commune" ? place.code : place.kind === "postalCode" ? place.postalCode : "",
    );

  test.each([
    ["Rennes Cedex 7", ["35238"]],
    ["RENNES CEDEX", ["35238"]],
    ["35042 Rennes Cedex", ["35238"]],
    ["appartement Rennes cedex 7", ["35238"]],
    ["Rennes Cédex 7", ["35238"]],
    ["Rennes Cedex07", ["35238"]],
    ["Rennes Cedex n° 7", ["35238"]],
    // A name of before beside other things, and one that communes elsewhere have today.
    ["maison Arbignieu jardin", ["01015"]],
    ["Airan (14)", ["14005"]],
    ["Billy (14)", ["14005"]],
    ["Pierrefitte-sur-Seine", ["93066"]],
    ["pierrefitte sur seine (93)", ["93066"]],
    ["maison Pierrefitte-sur-Seine", ["93066"]],
    ["Arbignieu", ["01015"]],
  ])("%j is found", (text, codes) => {
    expect(codesOf(text)).toEqual(codes);
  });

  test("every commune of before is found by its name and department, and proposed", () => {
    const departments = new Map(communes.map(({ code, departmentCode }) => [code, departmentCode]));
    const named = Object.entries(formerCommunes()).flatMap(([code, names]) =>
      names.map((name) => ({ code, text: `${name} (${departments.get(code)})` })),
    );
    expect(named.length).toBeGreaterThan(2_400);
    const lost = named.filter(
      ({ code, text }) =>
        !codesOf(text).includes(code) ||
        !suggestIn(gazetteer, text, 10).some((place) => place.code === code),
    );
    // Two communes of the Doubs have that name, one of them today.
    expect(lost.map(({ text }) => text)).toEqual(["La Longeville (25)"]);
  });

  test("what is proposed by a name of before says which", () => {
    const [first] = suggestIn(gazetteer, "arbignieu", 10);
    expect(first).toMatchObject({ code: "01015", formerName: "Arbignieu" });
    expect(suggestIn(gazetteer, "rennes", 1)[0]?.formerName).toBeNull();
  });

  test("a postal code beside Cedex stays where it is one", () => {
    expect(codesOf("35000 Rennes Cedex")).toEqual(codesOf("35000 Rennes"));
    expect(codesOf("35000 Rennes Cedex")).not.toEqual([]);
  });

  test.each([
    ["rennes cedex 7", "Rennes (35)"],
    ["rennes ced", "Rennes (35)"],
    ["Pierrefitte-sur-Seine", "Saint-Denis (93)"],
    ["pierrefitte-sur-sei", "Saint-Denis (93)"],
    ["Pierrefitte-sur-Seine (93)", "Saint-Denis (93)"],
  ])("%j is proposed while it is typed", (text, first) => {
    expect(suggestIn(gazetteer, text, 10).map(suggestionText)[0]).toBe(first);
  });
});
