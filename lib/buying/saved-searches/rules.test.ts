import { describe, expect, test } from "vitest";
import { NO_CRITERIA, NO_TEXT, type SearchCriteria } from "../../search-index/criteria.ts";
import { isSameSearch, storedCriteria } from "./rules.ts";
import { criteriaWords, proposedName } from "./words.ts";

const criteria = (given: Partial<SearchCriteria>): SearchCriteria => ({ ...NO_CRITERIA, ...given });

describe("the criteria of a stored search", () => {
  test("are read back as they were kept", () => {
    const criteriaToStore = criteria({
      location: "Rennes",
      types: ["apartment"],
      maxPriceCents: 380_000_00,
      minRooms: 4,
      features: ["balcon"],
      polygon: [
        [48.1, -1.6],
        [48.2, -1.6],
        [48.2, -1.5],
      ],
    });
    expect(storedCriteria(JSON.stringify(criteriaToStore))).toEqual(criteriaToStore);
  });

  test("begin on the first page, wherever they were kept", () => {
    expect(storedCriteria(JSON.stringify(criteria({ cursor: "abc" }))).cursor).toBeNull();
  });

  test("of another version are completed, and what is odd in them is left out", () => {
    expect(storedCriteria('{"location":"Vannes","minRooms":-4,"unheard":1}')).toEqual(
      criteria({ location: "Vannes" }),
    );
  });

  test.each(["", "null", "[]", '"x"', "{", '{"types":3}', '{"polygon":"x"}'])(
    "that are %s select everything",
    (json) => {
      expect(storedCriteria(json)).toEqual(NO_CRITERIA);
    },
  );
});

describe("a search in words", () => {
  test("says what, where and the filters", () => {
    const rennes = {
      kind: "commune" as const,
      code: "35238",
      name: "Rennes",
      departmentCode: "35",
      slug: "rennes",
    };
    const words = criteriaWords(
      criteria({
        location: "Rennes",
        types: ["apartment"],
        maxPriceCents: 380_000_00,
        minRooms: 4,
      }),
      { ...NO_TEXT, places: [rennes] },
    );
    expect(words.replaceAll("\u00a0", " ")).toBe(
      "Appartements à Rennes · jusqu’à 380 000 € · 4 pièces et plus",
    );
  });

  test("without place or filter is of everything everywhere", () => {
    expect(criteriaWords(NO_CRITERIA, NO_TEXT)).toBe("Biens partout en France");
  });

  test("of a drawn area does not say the area twice", () => {
    const drawn = criteria({
      polygon: [
        [48, -1],
        [49, -1],
        [49, -2],
      ],
      worstEnergy: "C",
    });
    expect(criteriaWords(drawn, NO_TEXT)).toBe("Biens dans la zone dessinée · DPE C ou mieux");
  });
});

test("searches are the same whatever their order and their page", () => {
  const one = criteria({ location: "Rennes", sort: "newest", cursor: "x" });
  expect(isSameSearch(one, criteria({ location: "Rennes" }))).toBe(true);
  expect(isSameSearch(one, criteria({ location: "Rennes", minRooms: 2 }))).toBe(false);
});

test.each([
  ["Biens à Rennes", "Biens à Rennes"],
  [`Biens à Rennes · ${"x".repeat(90)}`, "Biens à Rennes\u00a0…"],
  ["x".repeat(90), `${"x".repeat(78)}\u00a0…`],
])("the name proposed for %j is %j", (words, name) => {
  expect(proposedName(words)).toBe(name);
});
