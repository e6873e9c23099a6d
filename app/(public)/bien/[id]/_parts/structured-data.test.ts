import { describe, expect, it } from "vitest";
import { listingDetail } from "../../../../../lib/testing/views.ts";
import { listingStructuredData } from "./structured-data.ts";

const URL_OF_PAGE = "https://example.org/bien/abc123def456";

describe("listingStructuredData", () => {
  it("describes the listing, its offer and the dwelling", () => {
    expect(listingStructuredData(listingDetail(), URL_OF_PAGE)).toMatchObject({
      "@type": "RealEstateListing",
      url: URL_OF_PAGE,
      datePosted: "2026-11-01T09:00:00.000Z",
      image: [
        "https://example.org/media/facade-1280.webp",
        "https://example.org/media/salon-1280.webp",
      ],
      offers: {
        price: "250000.00",
        priceCurrency: "EUR",
        availability: "https://schema.org/InStock",
      },
      mainEntity: {
        "@type": "Apartment",
        address: { addressLocality: "Rennes", postalCode: "35000", addressCountry: "FR" },
        floorSize: { value: 62, unitCode: "MTK" },
        numberOfRooms: 3,
        yearBuilt: 1968,
        amenityFeature: [{ name: "Balcon", value: true }],
      },
    });
  });

  it.each([
    ["under_offer", "https://schema.org/LimitedAvailability"],
    ["sold", "https://schema.org/SoldOut"],
  ] as const)("says that a listing %s is less available", (state, availability) => {
    expect(listingStructuredData(listingDetail({ state }), URL_OF_PAGE)).toMatchObject({
      offers: { availability },
    });
  });

  it("says of a demonstration that it is one, and offers nothing", () => {
    const data = JSON.parse(
      JSON.stringify(listingStructuredData(listingDetail({ isDemonstration: true }), URL_OF_PAGE)),
    );
    expect(data).toMatchObject({
      "@type": "RealEstateListing",
      name: expect.stringMatching(/^Démonstration\s: /),
      description: expect.stringMatching(/^Démonstration\s: /),
      creativeWorkStatus: "Démonstration",
    });
    expect(data).not.toHaveProperty("offers");
  });

  it("leaves out what is not known", () => {
    const data = listingStructuredData(
      listingDetail({ builtYear: null, floor: null }),
      URL_OF_PAGE,
    );
    expect(JSON.parse(JSON.stringify(data)).mainEntity).not.toHaveProperty("yearBuilt");
    expect(JSON.parse(JSON.stringify(data)).mainEntity).not.toHaveProperty("floorLevel");
  });
});
