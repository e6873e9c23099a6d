import { describe, expect, it } from "vitest";
import { distanceKm } from "../kernel/geo.ts";
import { surroundings } from "./boxes.ts";

const CENTRE = { lat: 48, lng: -1.7 };

describe("surroundings", () => {
  it("reach as far to each side", () => {
    const { west, south, east, north } = surroundings(CENTRE, 2);
    for (const edge of [
      { lat: CENTRE.lat, lng: west },
      { lat: CENTRE.lat, lng: east },
    ]) {
      expect(distanceKm(CENTRE, edge)).toBeCloseTo(2, 2);
    }
    for (const edge of [
      { lat: south, lng: CENTRE.lng },
      { lat: north, lng: CENTRE.lng },
    ]) {
      expect(distanceKm(CENTRE, edge)).toBeCloseTo(2, 2);
    }
  });
});
