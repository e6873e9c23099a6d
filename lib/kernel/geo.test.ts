import { describe, expect, it, test } from "vitest";
import { circleAround, distanceKm } from "./geo.ts";

const PARIS = { lat: 48.8566, lng: 2.3522 };
const RENNES = { lat: 48.1173, lng: -1.6778 };

describe("distanceKm", () => {
  it("is zero between a point and itself", () => {
    expect(distanceKm(PARIS, PARIS)).toBe(0);
  });

  it.each([
    ["Paris to Rennes", PARIS, RENNES, 308],
    ["one degree of latitude", { lat: 46, lng: 2 }, { lat: 47, lng: 2 }, 111.2],
    ["one degree of longitude at 48°", { lat: 48, lng: 2 }, { lat: 48, lng: 3 }, 74.4],
    ["to the other side of the globe", { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015],
  ])("measures %s", (_case, from, to, expected) => {
    expect(distanceKm(from, to) / expected).toBeCloseTo(1, 2);
    expect(distanceKm(to, from)).toBeCloseTo(distanceKm(from, to), 9);
  });
});

test.each([48.1, -21, 0])("every point of a circle at latitude %f is its radius away", (lat) => {
  const centre = { lat, lng: 2 };
  const points = circleAround(centre, 150);
  for (const [pointLat, lng] of points) {
    expect(1_000 * distanceKm(centre, { lat: pointLat, lng })).toBeCloseTo(150, 0);
  }
  expect(points[0]?.[0]).toBeGreaterThan(lat);
});
