import { describe, expect, it } from "vitest";
import { NO_CRITERIA } from "../search-index/criteria.ts";
import { toSearchParams } from "./url.ts";

describe("the canonical search URL", () => {
  it("writes nothing for the criteria that select everything", () => {
    expect([...toSearchParams(NO_CRITERIA)]).toEqual([]);
  });

  it("writes every criterion in the contract's order, in euros and square metres", () => {
    const query = toSearchParams({
      cursor: "abc",
      sort: "price-asc",
      polygon: [
        [38.5, -120.2],
        [40.7, -120.95],
        [43.252, -126.453],
      ],
      bbox: { west: -1.7123456, south: 48.1, east: -1.6, north: 48.2 },
      features: ["jardin", "parking"],
      worstEnergy: "D",
      minBedrooms: 2,
      minRooms: 3,
      maxSurfaceDm2: 12_000,
      minSurfaceDm2: 4_550,
      maxPriceCents: 40_000_000,
      minPriceCents: 20_000_000,
      types: ["apartment", "house"],
      location: "Rennes",
    });
    expect([...query]).toEqual([
      ["location", "Rennes"],
      ["type", "apartment"],
      ["type", "house"],
      ["minPrice", "200000"],
      ["maxPrice", "400000"],
      ["minSurface", "45.5"],
      ["maxSurface", "120"],
      ["minRooms", "3"],
      ["minBedrooms", "2"],
      ["energy", "D"],
      ["feature", "jardin"],
      ["feature", "parking"],
      ["bbox", "-1.71235,48.1,-1.6,48.2"],
      // The published example of the encoded polyline format.
      ["polygon", "_p~iF~ps|U_ulLnnqC_mqNvxq`@"],
      ["sort", "price-asc"],
      ["cursor", "abc"],
    ]);
  });

  it("encodes what a person may type", () => {
    const query = toSearchParams({ location: "Saint-Étienne & <côté> #1?" });
    expect(query.get("location")).toBe("Saint-Étienne & <côté> #1?");
    expect(query.toString()).not.toMatch(/[<>#?\s]/);
  });
});
