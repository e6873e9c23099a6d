import type { ListingDetail } from "../listings/views.ts";
import { previewOf } from "../revisions/preview.ts";

/** What a page has of a listing that says nothing. */
const BLANK = previewOf(
  { id: "abc123def456", content: {} },
  { commune: null, looper: null },
  new Date("2026-11-01T09:00:00.000Z"),
);

/** A listing as its page receives it; override what a test is about. */
export function listingDetail(overrides: Partial<ListingDetail> = {}): ListingDetail {
  return {
    ...BLANK,
    id: "abc123def456",
    title: "Appartement lumineux",
    package: { tierName: "Essential", feeCents: 4_000_00 },
    type: "apartment",
    priceCents: 250_000_00,
    pricePerM2Cents: 4_032_00,
    surfaceDm2: 6_200,
    rooms: 3,
    bedrooms: 2,
    bathrooms: 1,
    city: "Rennes",
    postalCode: "35000",
    neighbourhood: "Centre",
    citySlug: "rennes",
    transport: null,
    communeCode: "35238",
    departmentCode: "35",
    departmentName: "Ille-et-Vilaine",
    communeCentre: { lat: 48.1147, lng: -1.6794 },
    lat: 48.11,
    lng: -1.68,
    address: "rue de la Monnaie",
    addressPrecision: "street",
    circleRadiusM: 150,
    state: "active",
    description: "Au calme, proche du centre.",
    features: ["balcon"],
    landSurfaceM2: null,
    floor: 2,
    floorCount: 4,
    builtYear: 1968,
    virtualTourUrl: null,
    hasTour: false,
    photos: [
      { mediaKey: "facade", alt: "La façade" },
      { mediaKey: "salon", alt: "Le salon" },
    ],
    energyClass: "D",
    ghgClass: "B",
    energyUse: 214,
    ghgEmission: 9,
    energyCost: { minCents: 1_130_00, maxCents: 1_560_00, year: 2023 },
    coownership: { lots: 24, yearlyChargesCents: 1_480_00, proceedings: false },
    propertyTax: null,
    statistics: {
      views: 128,
      favorites: 9,
      daysOnline: 20,
      averageDaysOnline: 45,
      averageIsIndicative: true,
    },
    ambassador: null,
    publishedAt: "2026-11-01T09:00:00.000Z",
    isDemonstration: false,
    createdAt: "2026-11-01T09:00:00.000Z",
    updatedAt: "2026-11-03T09:00:00.000Z",
    confirmedAt: null,
    ...overrides,
  };
}
