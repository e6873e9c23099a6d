import { describe, expect, test } from "vitest";
import {
  type Interpretation,
  NO_CRITERIA,
  NO_TEXT,
  type Place,
  type SearchCriteria,
} from "../search-index/criteria.ts";
import { canonicalPath, searchDescription, searchHeading } from "./seo.ts";

const NOTHING = NO_TEXT;
const RENNES: Place = {
  kind: "commune",
  code: "35238",
  name: "Rennes",
  departmentCode: "35",
  slug: "rennes",
};
const inRennes: Interpretation = { ...NOTHING, places: [RENNES] };
const criteria = (given: Partial<SearchCriteria>): SearchCriteria => ({ ...NO_CRITERIA, ...given });

describe("heading", () => {
  test.each<[Partial<SearchCriteria>, Interpretation, string | null]>([
    [{}, NOTHING, null],
    [{ location: "rennes" }, inRennes, "Biens à vendre à Rennes"],
    [{ location: "rennes", types: ["house"] }, inRennes, "Maisons à vendre à Rennes"],
    [{ types: ["apartment", "studio"] }, NOTHING, "Appartements et studios à vendre"],
    [{ location: "appart" }, { ...NOTHING, types: ["apartment"] }, "Appartements à vendre"],
  ])("of %j", (given, interpretation, expected) => {
    expect(searchHeading(criteria(given), interpretation)).toBe(expected);
  });
});

test("the description says what was found and where", () => {
  const text = searchDescription(criteria({ location: "rennes" }), inRennes, 1_234);
  expect(text.replaceAll(/[\u00a0\u202f]/g, " ")).toMatch(
    /^Biens à vendre à Rennes : 1 234 annonces avec prix, surface, DPE et carte\. /,
  );
});

describe("canonical address", () => {
  test.each<[string, Partial<SearchCriteria>, Interpretation, string | null]>([
    ["the catalogue", {}, NOTHING, "/acheter"],
    ["a type", { types: ["house"] }, NOTHING, "/recherche?type=house"],
    ["a commune, however spelled", { location: "RENNES" }, inRennes, "/acheter/rennes"],
    [
      "a type in a commune",
      { location: "rennes", types: ["house"] },
      inRennes,
      "/recherche?location=Rennes+%2835%29&type=house",
    ],
    ["several types", { types: ["house", "studio"] }, NOTHING, null],
    ["a filter", { maxPriceCents: 300_000_00 }, NOTHING, null],
    ["another order", { sort: "newest" }, NOTHING, null],
    ["a following page", { cursor: "abc" }, NOTHING, null],
    ["words", { location: "loft" }, { ...NOTHING, words: ["loft"] }, null],
    ["a price in the text", { location: "rennes 200k" }, { ...inRennes, maxPriceCents: 1 }, null],
    ["a text left aside in part", { location: "rennes x" }, { ...inRennes, ignored: ["21"] }, null],
    ["a place and words", { location: "loft rennes" }, { ...inRennes, words: ["loft"] }, null],
  ])("of %s", (_name, given, interpretation, expected) => {
    expect(canonicalPath(criteria(given), interpretation, 10)).toBe(expected);
  });

  test("is none for a search that finds nothing", () => {
    expect(canonicalPath(criteria({ location: "rennes" }), inRennes, 0)).toBeNull();
  });
});
