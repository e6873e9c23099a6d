import { expect, test } from "vitest";
import type { PlaceSuggestion } from "../search/places/rules.ts";
import { communeNamed, readPlace } from "./rules.ts";

const place = (changes: Partial<PlaceSuggestion>): PlaceSuggestion => ({
  kind: "commune",
  code: "35238",
  name: "Rennes",
  communeName: null,
  slug: "rennes",
  postalCodes: ["35000", "35200", "35700"],
  departmentCode: "35",
  departmentName: "Ille-et-Vilaine",
  ...changes,
});

const PLACES = [
  place({}),
  place({
    code: "93066",
    name: "Saint-Denis",
    slug: "saint-denis-93",
    departmentCode: "93",
    postalCodes: ["93200"],
  }),
  place({
    code: "97411",
    name: "Saint-Denis",
    slug: "saint-denis",
    departmentCode: "974",
    postalCodes: ["97400"],
  }),
  place({ kind: "department", code: "35", name: "Ille-et-Vilaine", slug: null }),
];

test.each([
  ["Rennes", "35238"],
  [" rennes ", "35238"],
  ["RENNES (35)", "35238"],
  ["Rennes (44)", undefined],
  ["Saint-Denis (974)", "97411"],
  ["saint denis (93)", "93066"],
  ["35200", "35238"],
  ["Ille-et-Vilaine", undefined],
  ["Renn", undefined],
  ["", undefined],
])("%j names the commune %s", (text, code) => {
  expect(communeNamed(text, PLACES)?.code).toBe(code);
});

test.each([
  ["(((", "((("],
  ["a".repeat(5_000), "a".repeat(5_000)],
  ["Lyon (69)", "Lyon"],
])("reads a name out of any text", (text, name) => {
  expect(readPlace(text).name).toBe(name);
});
