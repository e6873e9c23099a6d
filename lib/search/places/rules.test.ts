import { expect, test } from "vitest";
import { communeText, type PlaceSuggestion, placeText, suggestionText } from "./rules.ts";

const rennes: PlaceSuggestion = {
  kind: "commune",
  code: "35238",
  name: "Rennes",
  communeName: null,
  formerName: null,
  slug: "rennes",
  postalCodes: ["35000"],
  departmentCode: "35",
  departmentName: "Ille-et-Vilaine",
};

test("choosing a place writes the text that names it alone", () => {
  expect(suggestionText(rennes)).toBe("Rennes (35)");
  expect(suggestionText({ ...rennes, kind: "postalCode", code: "35000" })).toBe("35000");
  expect(suggestionText({ ...rennes, kind: "department", name: "Ille-et-Vilaine" })).toBe(
    "Ille-et-Vilaine (35)",
  );
});

test("a neighbourhood is named with its town, the same chosen and understood", () => {
  const text = "Part-Dieu, Lyon 3e (69)";
  const chosen: PlaceSuggestion = {
    ...rennes,
    kind: "neighbourhood",
    code: "69383",
    name: "Part-Dieu",
    communeName: "Lyon 3e",
    departmentCode: "69",
  };
  expect(suggestionText(chosen)).toBe(text);
  const { name, communeName, departmentCode } = { ...chosen, communeName: "Lyon 3e" };
  expect(
    placeText({ kind: "neighbourhood", name, communeName, departmentCode, communeCode: "69383" }),
  ).toBe(text);
});

test("a city cut into arrondissements is not taken for the one of its department's number", () => {
  const marseille = { code: "13055", name: "Marseille", departmentCode: "13", slug: "marseille" };
  expect(placeText({ kind: "commune", ...marseille })).toBe("Marseille");
  expect(communeText(marseille)).toBe("Marseille");
});

test("a place that was understood has the same text as when it was chosen", () => {
  const { code, name, departmentCode } = rennes;
  expect(placeText({ kind: "commune", code, name, departmentCode, slug: "rennes" })).toBe(
    suggestionText(rennes),
  );
  expect(placeText({ kind: "department", code: "35", name: "Ille-et-Vilaine" })).toBe(
    "Ille-et-Vilaine (35)",
  );
  const place = { kind: "postalCode", postalCode: "35000", communeCodes: [], label: "" } as const;
  expect(placeText({ ...place, communeCodes: [] })).toBe("35000");
});
