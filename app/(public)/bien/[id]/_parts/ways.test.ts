import { expect, it } from "vitest";
import { listingDetail } from "@/lib/testing/views";
import { listingWays } from "./ways";

it("leads from a sold listing to no city page that may be gone", () => {
  expect(listingWays(listingDetail()).city).toBe("/acheter/rennes");
  expect(listingWays(listingDetail({ state: "sold" })).city).toBe("/acheter?location=Rennes");
});

it("leads to the buyer's simulation with what is known of the home", () => {
  expect(listingWays(listingDetail({ priceCents: 348_000_50 })).financing).toBe(
    "/buyer/financing?bien=abc123def456&prix=348000%2C50&copropriete=1480&energie=1345",
  );
});

it("shows the streets first, and the whole circle of a home that stands somewhere in it", () => {
  const heightOf = (circleRadiusM: number) => {
    const { north, south } = listingWays(listingDetail({ circleRadiusM })).mapBox;
    return Math.round((north - south) * 1_112) / 10;
  };
  expect(heightOf(0)).toBe(1.6);
  expect(heightOf(500)).toBe(2.2);
});
