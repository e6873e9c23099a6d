import { describe, expect, test } from "vitest";
import { NO_CRITERIA } from "../search-index/criteria.ts";
import { BUY_ENTRY, cityEntry, entryHref } from "./entries.ts";
import { formHref, formQuery } from "./form.ts";

describe("a filled-in form", () => {
  test("leaves out what is empty or at its default, and the spaces of numbers", () => {
    const query = formQuery([
      ["location", "  Rennes "],
      ["type", "house"],
      ["type", "studio"],
      ["minPrice", ""],
      ["maxPrice", "300 000\u202f€"],
      ["minSurface", "40 m²"],
      ["minRooms", ""],
      ["sort", "relevance"],
    ]);
    expect(query.toString()).toBe(
      "location=Rennes&type=house&type=studio&maxPrice=300000&minSurface=40",
    );
  });

  test.each([
    ["maxPrice", "350.000", "maxPrice=350000"],
    ["maxPrice", "350k", "maxPrice=350000"],
    ["minPrice", "1,2 M€", "minPrice=1200000"],
    ["minPrice", "350 000,50", "minPrice=350000.50"],
    ["minSurface", "63,5 m²", "minSurface=63.5"],
    ["maxSurface", "1 250", "maxSurface=1250"],
  ])("writes %s %j as its number: %s", (name, typed, query) => {
    expect(formQuery([[name, typed]]).toString()).toBe(query);
  });

  test.each([
    ["maxPrice", "3.125"],
    ["maxPrice", "350,000"],
    ["minPrice", "cher"],
    ["minSurface", "1.250"],
  ])("leaves %s %j as it was typed, for its field to say what is wrong", (name, typed) => {
    expect(formQuery([[name, typed]]).get(name)).toBe(typed);
  });

  const city = { path: "/acheter/rennes", ownPlace: "Rennes (35)", searchPath: "/recherche" };

  test.each([
    ["Rennes (35)", "/acheter/rennes?type=house"],
    ["Brest", "/recherche?location=Brest&type=house"],
    ["", "/recherche?type=house"],
  ])("on the page of Rennes, the place %j leads to %s", (location, expected) => {
    const entries: [string, string][] = [
      ["location", location],
      ["type", "house"],
    ];
    expect(formHref(entries, city)).toBe(expected);
  });

  test("without any choice leads to the bare address", () => {
    expect(formHref([["location", ""]], { ...city, path: "/acheter", ownPlace: null })).toBe(
      "/acheter",
    );
  });
});

describe("the address of a search", () => {
  test("stays behind its door", () => {
    expect(entryHref(BUY_ENTRY, { ...NO_CRITERIA, location: "Rennes", minRooms: 2 })).toBe(
      "/acheter?location=Rennes&minRooms=2",
    );
  });

  test("does not repeat the city in the query of its page, and leaves it with the place", () => {
    const entry = cityEntry("rennes", "Rennes (35)");
    const criteria = { ...NO_CRITERIA, location: "Rennes (35)", minRooms: 2 };
    expect(entryHref(entry, criteria)).toBe("/acheter/rennes?minRooms=2");
    expect(entryHref(entry, { ...criteria, location: null })).toBe("/recherche?minRooms=2");
  });
});
