import { describe, expect, it } from "vitest";
import { listingDetail } from "@/lib/testing/views";
import { metresFromCentre } from "./place";

const CENTRE = { lat: 48, lng: -1.7 };

describe("metresFromCentre", () => {
  it.each([
    [48, 0],
    [48.0031, 300],
    [48.0113, 1_300],
    [48.05, 5_500],
  ])("from latitude %f is %i m", (lat, expected) => {
    const listing = listingDetail({ lat, lng: CENTRE.lng, communeCentre: CENTRE });
    expect(metresFromCentre(listing)).toBe(expected);
  });

  it("is not invented where the centre is not known", () => {
    expect(metresFromCentre(listingDetail({ communeCentre: null }))).toBeNull();
  });
});
