import { describe, expect, test } from "vitest";
import {
  type Interpretation,
  NO_CRITERIA,
  NO_TEXT,
  type Place,
  type SearchCriteria,
} from "../search-index/criteria.ts";
import { looserCriteria, textAsFilters } from "./relaxations.ts";

test("there is nothing to loosen in a search for everything", () => {
  expect(looserCriteria({ ...NO_CRITERIA, cursor: "x", sort: "newest" })).toEqual([]);
});

test("a highest price is moved by a tenth, by a quarter, then given up", () => {
  const ways = looserCriteria({ ...NO_CRITERIA, maxPriceCents: 200_000_00 });
  expect(ways.map(({ parameter, criteria }) => [parameter, criteria.maxPriceCents])).toEqual([
    ["maxPrice", 220_000_00],
    ["maxPrice", 250_000_00],
    ["maxPrice", null],
  ]);
});

test("of a neighbourhood, its town is looked in before everywhere", () => {
  const place: Place = {
    kind: "neighbourhood",
    name: "Part-Dieu",
    communeCode: "69383",
    communeName: "Lyon 3e",
    departmentCode: "69",
  };
  const criteria = { ...NO_CRITERIA, location: "part-dieu loggia" };
  const ways = looserCriteria(criteria, { places: [place], words: ["loggia"] });
  expect(ways.map(({ parameter, criteria: { location } }) => [parameter, location])).toEqual([
    ["location", "Lyon 3e (69) loggia"],
    ["location", null],
  ]);
});

test("each filter is given up on its own, the first page asked for", () => {
  const criteria = {
    ...NO_CRITERIA,
    location: "Rennes",
    types: ["house" as const],
    minRooms: 4,
    features: ["jardin" as const, "piscine" as const],
    cursor: "x",
  };
  expect(looserCriteria(criteria)).toEqual([
    { parameter: "type", criteria: { ...criteria, types: [], cursor: null } },
    { parameter: "minRooms", criteria: { ...criteria, minRooms: null, cursor: null } },
    { parameter: "feature", criteria: { ...criteria, features: ["piscine"], cursor: null } },
    { parameter: "feature", criteria: { ...criteria, features: ["jardin"], cursor: null } },
    { parameter: "location", criteria: { ...criteria, location: null, cursor: null } },
  ]);
});

describe("the figures of a text", () => {
  const RENNES: Place = {
    kind: "commune",
    code: "35238",
    name: "Rennes",
    departmentCode: "35",
    slug: "rennes",
  };
  const criteria: SearchCriteria = { ...NO_CRITERIA, location: "maison calme rennes loft 200k" };
  const interpretation: Interpretation = {
    ...NO_TEXT,
    places: [RENNES],
    types: ["house"],
    features: ["calme"],
    words: ["loft"],
    maxPriceCents: 200_000_00,
  };

  test("become filters, the rest of the text with them", () => {
    expect(textAsFilters(criteria, interpretation)).toEqual({
      ...NO_CRITERIA,
      location: "Rennes (35) loft",
      types: ["house"],
      features: ["calme"],
      maxPriceCents: 200_000_00,
    });
  });

  test("leave the text alone where it says nothing but places and words", () => {
    const plain = { ...NO_TEXT, places: [RENNES], words: ["loft"] };
    expect(textAsFilters(criteria, plain)).toBe(criteria);
  });

  test("leave several places by their names, and more than a few as they were typed", () => {
    const two = [RENNES, { ...RENNES, name: "Nantes", departmentCode: "44" }];
    expect(textAsFilters(criteria, { ...interpretation, places: two }).location).toBe(
      "Rennes (35) ou Nantes (44) loft",
    );
    const many = Array.from({ length: 6 }, () => RENNES);
    const island = { ...interpretation, places: many, placeTexts: ["ile de re"] };
    expect(textAsFilters(criteria, island).location).toBe("ile de re loft");
  });
});
