import { describe, expect, it, test } from "vitest";
import { filteredPath, readFilters, readSubject } from "./schemas.ts";

const NONE = { availability: null, unit: null, sort: null };

describe("the filters of an address", () => {
  it.each([
    [{}, NONE, false],
    [{ disponibilite: "", tarif: "", tri: "" }, NONE, false],
    [
      { disponibilite: "24h", tarif: "heure", tri: "prix" },
      { availability: "within_24h", unit: "hourly", sort: "price" },
      false,
    ],
    [{ tri: "note", tarif: "troc" }, { ...NONE, sort: "rating" }, true],
    [{ disponibilite: ["24h", "semaine"] }, NONE, true],
    [{ tri: "toString" }, NONE, true],
  ])("of %j", (parameters, filters, isUnread) => {
    expect(readFilters(parameters)).toEqual({ filters, isUnread });
  });

  it("are written as they are read", () => {
    const filters = { availability: "immediate", unit: "fixed", sort: "distance" } as const;
    const path = filteredPath("/prestataires", filters, { location: "Rennes (35)" });
    expect(path).toBe(
      "/prestataires?location=Rennes+%2835%29&disponibilite=immediate&tarif=forfait&tri=distance",
    );
    const query = Object.fromEntries(new URL(path, "http://localhost").searchParams);
    expect(readFilters(query).filters).toEqual(filters);
    expect(filteredPath("/prestataires", NONE)).toBe("/prestataires");
  });
});

test.each([
  [
    { bien: "abc123def456", lieu: "hendaye" },
    { home: "abc123def456", place: "hendaye" },
  ],
  [{ lieu: "l-hay-les-roses" }, { home: null, place: "l-hay-les-roses" }],
  [
    { bien: "../bien", lieu: "<b>" },
    { home: null, place: null },
  ],
  [
    { bien: ["abc123def456", "abc123def457"], lieu: ["a", "b"] },
    { home: null, place: null },
  ],
  [{}, { home: null, place: null }],
] as const)("an address %j is about %j", (parameters, subject) => {
  expect(readSubject(parameters as Parameters<typeof readSubject>[0])).toEqual(subject);
});
