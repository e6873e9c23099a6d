import { expect, test } from "vitest";
import { isOfPerson } from "./leads-of-person.ts";

const PERSON = { name: "Zoé Le Bœuf-Haÿ", phone: "06 39 98 12 34" };

test.each<[string, string | null, boolean]>([
  ["Zoé Le Bœuf-Haÿ", "06 39 98 12 34", true],
  ["zoe le bœuf hay", "+33 (0)6 39 98 12 34", true],
  ["LE BŒUF-HAŸ Zoé", "0639981234", true],
  ["Zoé Le Bœuf-Haÿ", "06 39 98 12 35", false],
  ["Paul Le Bœuf-Haÿ", "06 39 98 12 34", false],
  ["Zoé", "06 39 98 12 34", false],
  ["Zoé Le Bœuf-Haÿ", "", false],
  ["Zoé Le Bœuf-Haÿ", null, false],
])("a lead of %s, %s, is the person's: %s", (name, phone, isTheirs) => {
  expect(isOfPerson({ name, phone }, PERSON)).toBe(isTheirs);
});

test("who has no telephone is no lead's by the name", () => {
  expect(isOfPerson({ name: PERSON.name, phone: "" }, { ...PERSON, phone: "" })).toBe(false);
  expect(isOfPerson({ name: PERSON.name, phone: "x" }, { ...PERSON, phone: "x" })).toBe(false);
});
