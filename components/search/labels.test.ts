import { describe, expect, test } from "vitest";
import { joinWords } from "../../lib/kernel/format.ts";
import { FEATURES } from "../../lib/kernel/property-kinds.ts";
import { inDepartment } from "../../lib/search/departments.ts";
import {
  activeFilters,
  ignoredLabel,
  interpretationLabel,
  isInterpreted,
  isUnread,
  priceLabel,
  problemNames,
  relaxationLabel,
  surfaceLabel,
  wherePhrase,
  withoutPlace,
} from "../../lib/search/labels.ts";
import {
  type Interpretation,
  NO_CRITERIA,
  NO_TEXT,
  type Place,
  type SearchCriteria,
} from "../../lib/search-index/criteria.ts";
import { FEATURE_GROUPS } from "./copy.ts";

const NOTHING = NO_TEXT;
const RENNES: Place = {
  kind: "commune",
  code: "35238",
  name: "Rennes",
  departmentCode: "35",
  slug: "rennes",
};
const LE_MANS: Place = { ...RENNES, code: "72181", name: "Le Mans", departmentCode: "72" };
const BREST: Place = { ...RENNES, code: "29019", name: "Brest", departmentCode: "29" };
const FINISTERE: Place = { kind: "department", code: "29", name: "Finistère" };
const box = { west: -2, south: 48, east: -1, north: 49 };

/** Shows the two no-break spaces as plain ones. */
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, " ") ?? null;

test.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], "a et b"],
  [["a", "b", "c"], "a, b et c"],
])("joins %j as French does", (parts, expected) => {
  expect(joinWords(parts)).toBe(expected);
});

describe("ranges", () => {
  test.each([
    [null, null, null],
    [200_000_00, 300_000_00, "de 200 000 à 300 000 €"],
    [null, 300_000_00, "jusqu’à 300 000 €"],
    [500_000_00, null, "à partir de 500 000 €"],
  ])("a price from %s to %s reads %s", (min, max, expected) => {
    expect(plain(priceLabel(min, max))).toBe(expected);
  });

  test.each([
    [null, null, null],
    [4_000, 6_000, "de 40 à 60 m²"],
    [null, 6_000, "jusqu’à 60 m²"],
    [4_000, null, "au moins 40 m²"],
  ])("a surface from %s to %s reads %s", (min, max, expected) => {
    expect(plain(surfaceLabel(min, max))).toBe(expected);
  });
});

describe("places in a sentence", () => {
  test.each<[Place[], string[], string]>([
    [[], [], ""],
    [[], ["loft", "lumineux"], "avec les mots « loft lumineux »"],
    [[RENNES], ["lumineux"], "à Rennes"],
    [[LE_MANS], [], "au Mans"],
    [[FINISTERE], [], "dans le Finistère"],
    [[RENNES, BREST], [], "à Rennes (35) et à Brest (29)"],
    [[RENNES, BREST, LE_MANS], [], "à Rennes (35) et 2 autres lieux"],
    [
      [{ kind: "postalCode", postalCode: "35000", communeCodes: [], label: "Rennes 35000" }],
      [],
      "à Rennes 35000",
    ],
    [
      [{ kind: "postalCode", postalCode: "54200", communeCodes: [], label: "54200" }],
      [],
      "dans le 54200",
    ],
    [
      [
        {
          kind: "neighbourhood",
          name: "La Duchère",
          communeCode: "69389",
          communeName: "Lyon 9e",
          departmentCode: "69",
        },
      ],
      [],
      "dans le quartier de la Duchère, à Lyon 9e",
    ],
  ])("%j with the words %j", (places, words, expected) => {
    expect(plain(wherePhrase(NO_CRITERIA, { places, words }))).toBe(expected);
  });

  test("an area of the map takes over from the place", () => {
    const where = { places: [RENNES], words: [] };
    expect(wherePhrase({ bbox: box, polygon: null }, where)).toBe("dans la zone de la carte");
    expect(wherePhrase({ bbox: box, polygon: [[1, 2]] }, where)).toBe("dans la zone dessinée");
  });

  test.each([
    ["01", "Ain", "dans l’Ain"],
    ["35", "Ille-et-Vilaine", "en Ille-et-Vilaine"],
    ["42", "Loire", "dans la Loire"],
    ["40", "Landes", "dans les Landes"],
    ["974", "La Réunion", "à La Réunion"],
    ["2A", "Corse-du-Sud", "en Corse-du-Sud"],
    ["999", "Nulle-Part", "dans le département Nulle-Part"],
  ])("department %s", (code, name, expected) => {
    expect(inDepartment(code, name)).toBe(expected);
  });
});

describe("how a text was read", () => {
  test("names everything it was understood as", () => {
    const reading: Interpretation = {
      ...NOTHING,
      places: [RENNES],
      types: ["apartment"],
      features: ["jardin"],
      minRooms: 3,
      minBedrooms: 2,
      minSurfaceDm2: 6_000,
      maxPriceCents: 300_000_00,
      words: ["lumineux"],
    };
    expect(plain(interpretationLabel(reading))).toBe(
      "Rennes (35) · appartements · avec jardin · 3 pièces et plus · 2 chambres et plus · " +
        "au moins 60 m² · jusqu’à 300 000 € · mots « lumineux »",
    );
    expect(isInterpreted("appart jardin t3 lumineux rennes", reading)).toBe(true);
  });

  test.each(["Rennes", "rennes", "Rennes (35)", "35238"])(
    "keeps silent when %s says the same as its reading",
    (location) => {
      expect(isInterpreted(location, { ...NOTHING, places: [RENNES] })).toBe(false);
    },
  );

  test("speaks when the place was guessed, keeps silent when only words are left", () => {
    expect(isInterpreted("renne", { ...NOTHING, places: [RENNES] })).toBe(true);
    expect(isInterpreted("loft", { ...NOTHING, words: ["loft"] })).toBe(false);
    expect(isInterpreted("moins de 200k", { ...NOTHING, maxPriceCents: 1 })).toBe(true);
    expect(isInterpreted(null, NOTHING)).toBe(false);
  });

  test("names what was left aside, all of it when nothing was understood", () => {
    expect(ignoredLabel(NOTHING)).toBeNull();
    expect(plain(ignoredLabel({ ignored: ["21", "rdc"] }))).toBe("« 21 » et « rdc »");
    expect(isUnread({ ...NOTHING, ignored: ["🏠"] })).toBe(true);
    expect(isUnread({ ...NOTHING, places: [RENNES], ignored: ["21"] })).toBe(false);
    expect(isUnread({ ...NOTHING, words: ["loft"] })).toBe(false);
    expect(isUnread(NOTHING)).toBe(false);
  });
});

describe("filters in force", () => {
  const everything: SearchCriteria = {
    location: "Rennes",
    types: ["apartment", "house"],
    minPriceCents: 200_000_00,
    maxPriceCents: 300_000_00,
    minSurfaceDm2: 4_000,
    maxSurfaceDm2: null,
    minRooms: 3,
    maxRooms: null,
    minBedrooms: 1,
    maxBedrooms: 2,
    minBathrooms: 2,
    minPricePerM2Cents: null,
    maxPricePerM2Cents: 5_000_00,
    maxMonthlyCents: 1_800_00,
    worstEnergy: "C",
    features: ["balcon", "vue-mer"],
    storeys: ["last", "above-ground"],
    confirmedDays: 7,
    bbox: box,
    polygon: [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
    sort: "newest",
    cursor: "abc",
  };

  test("are none in an empty search", () => {
    expect(activeFilters({ ...NO_CRITERIA, location: "Rennes", sort: "newest" })).toEqual([]);
  });

  test("come in the form's order, each with its name", () => {
    expect(activeFilters(everything).map(({ label }) => plain(label))).toEqual([
      "Appartements",
      "Maisons",
      "De 200 000 à 300 000 €",
      "Jusqu’à 1 800 € par mois",
      "Au moins 40 m²",
      "3 pièces et plus",
      "De 1 à 2 chambres",
      "DPE C ou mieux",
      "Balcon",
      "Vue sur la mer",
      "Dernier étage",
      "Pas de rez-de-chaussée",
      "2 salles de bains et plus",
      "Jusqu’à 5 000 €/m²",
      "Disponibilité confirmée depuis moins de 7 jours",
      "Zone de la carte",
      "Zone dessinée",
    ]);
  });

  test("are removed one at a time, from the first page", () => {
    for (const { key, without } of activeFilters(everything)) {
      const left = activeFilters(without).map((filter) => filter.key);
      expect(left).not.toContain(key);
      expect(left).toHaveLength(16);
      expect(without).toMatchObject({ location: "Rennes", sort: "newest", cursor: null });
    }
  });
});

test("each of several places and each word beside a place is a filter of its own", () => {
  const rennes = { kind: "commune", code: "35238", name: "Rennes", departmentCode: "35" } as const;
  const places: Place[] = [
    { ...rennes, slug: "rennes" },
    { kind: "postalCode", postalCode: "44000", communeCodes: ["44109"], label: "Nantes 44000" },
  ];
  const criteria = { ...NO_CRITERIA, location: "rennes ou 44000 loft" };
  const filters = activeFilters(criteria, { places, words: ["loft"] });
  expect(filters.map(({ label, without }) => [plain(label), without.location])).toEqual([
    ["Rennes (35)", "44000 loft"],
    ["Nantes 44000", "Rennes (35) loft"],
    ["« loft »", "Rennes (35) ou 44000"],
  ]);
  const [only] = places;
  expect(activeFilters(criteria, { places: only ? [only] : [], words: [] })).toEqual([]);
});

test("a search that moves to the map's area keeps all but the place", () => {
  const criteria: SearchCriteria = {
    ...NO_CRITERIA,
    location: "appart jardin lumineux rennes",
    features: ["balcon"],
    cursor: "abc",
  };
  const reading: Interpretation = {
    ...NOTHING,
    places: [RENNES],
    types: ["apartment"],
    features: ["jardin"],
    minRooms: 3,
    maxPriceCents: 300_000_00,
    words: ["lumineux"],
  };
  expect(withoutPlace(criteria, reading)).toEqual({
    ...NO_CRITERIA,
    location: "lumineux",
    types: ["apartment"],
    features: ["balcon", "jardin"],
    minRooms: 3,
    maxPriceCents: 300_000_00,
  });
  expect(withoutPlace(criteria, NOTHING)).toEqual({ ...criteria, cursor: null });
});

describe("a loosened search", () => {
  const requested: SearchCriteria = {
    ...NO_CRITERIA,
    location: "Rennes",
    maxPriceCents: 300_000_00,
    worstEnergy: "C",
    features: ["balcon", "jardin"],
  };

  test.each<[Parameters<typeof relaxationLabel>[0], Partial<SearchCriteria>, string]>([
    ["maxPrice", { maxPriceCents: 330_000_00 }, "Jusqu’à 330 000 €"],
    ["maxPrice", { maxPriceCents: null }, "Sans prix maximum"],
    ["energy", { worstEnergy: null }, "Quelle que soit la classe énergie"],
    ["energy", { worstEnergy: "E" }, "DPE E ou mieux"],
    ["feature", { features: ["balcon"] }, "Sans exiger « Jardin »"],
    ["location", { location: null }, "Partout en France"],
    ["location", { location: "Ille-et-Vilaine (35)" }, "Aux alentours : Ille-et-Vilaine (35)"],
    ["type", { types: [] }, "Tous les types de bien"],
  ])("gives up %s into %j", (parameter, change, expected) => {
    const label = relaxationLabel(parameter, requested, { ...requested, ...change });
    expect(plain(label)).toBe(expected);
  });
});

test("names the parameters that were ignored", () => {
  expect(problemNames(["minPrice", "energy"])).toBe("le prix minimum et la classe énergie");
});

test("every feature is offered by one group of the form", () => {
  const offered = FEATURE_GROUPS.flatMap(({ features }) => features);
  expect([...offered].sort()).toEqual([...FEATURES].sort());
});
