import { describe, expect, test } from "vitest";
import { listingDetail } from "../testing/views.ts";
import { listingSchema } from "./json-schemas.ts";
import { listingJson, slotJson } from "./json-views.ts";

const ORIGIN = "https://site.example";

describe("a listing in the specification's names and units", () => {
  const json = listingJson({ listing: listingDetail(), slots: [], rooms: [], plans: [] }, ORIGIN);

  test("has euros, square metres and whole addresses", () => {
    expect(listingSchema.parse(json)).toEqual(json);
    expect(json).toMatchObject({
      url: "https://site.example/bien/abc123def456",
      status: "active",
      underOffer: false,
      price: 250_000,
      pricePerM2: 4_032,
      surface: 62,
      location: { address: "rue de la Monnaie", city: "Rennes", postalCode: "35000", radius: 150 },
      photos: [`${ORIGIN}/media/facade-1280.webp`, `${ORIGIN}/media/salon-1280.webp`],
      thumbnail: `${ORIGIN}/media/facade-320.webp`,
      energyCost: { min: 1_130, max: 1_560, year: 2023 },
      coownership: { lots: 24, yearlyCharges: 1_480, proceedings: false },
    });
  });

  test("has plans as pictures, rooms as they were typed, and each photo's room", () => {
    const [facade, salon] = listingDetail().photos;
    if (!facade || !salon) throw new Error("the listing has two photos");
    const planned = listingJson(
      {
        listing: listingDetail({ photos: [facade, { ...salon, room: "Séjour" }] }),
        slots: [],
        rooms: [
          { name: "Séjour", areaDm2: 2_450, level: "Étage" },
          { name: "Cave", areaDm2: null, level: null },
        ],
        plans: [{ label: "Étage", mediaKey: "plan" }],
      },
      ORIGIN,
    );
    expect(listingSchema.parse(planned)).toMatchObject({
      photoRooms: [null, "Séjour"],
      floorPlans: [{ label: "Étage", url: `${ORIGIN}/media/plan-1280.webp` }],
      roomTable: [
        { name: "Séjour", level: "Étage", surface: 24.5 },
        { name: "Cave", level: null, surface: null },
      ],
    });
    expect(json).toMatchObject({ photoRooms: [null, null], floorPlans: [], roomTable: [] });
  });

  test.each([
    [null, false, null],
    [null, true, `${ORIGIN}/bien/abc123def456/visite-virtuelle`],
    ["https://tour.example/x", true, "https://tour.example/x"],
  ])("has the seller's tour, %s, before ours, %s", (virtualTourUrl, hasTour, url) => {
    const listing = listingDetail({ virtualTourUrl, hasTour });
    const toured = listingJson({ listing, slots: [], rooms: [], plans: [] }, ORIGIN);
    expect(toured.virtualTourUrl).toBe(url);
  });

  test("says nothing in cents", () => {
    expect(JSON.stringify(json)).not.toMatch(/cents|dm2/i);
  });

  test.each([
    ["Starter", 2_500_00, { name: "Starter", min: 0, max: 150_000, fee: 2_500, color: "#64748b" }],
    [
      "Essential",
      4_000_00,
      { name: "Essential", min: 150_001, max: 300_000, fee: 4_000, color: "#0d9488" },
    ],
    [
      "Elite",
      8_000_00,
      { name: "Elite", min: 500_001, max: 800_000, fee: 8_000, color: "#7c3aed" },
    ],
    [
      "Signature",
      13_000_00,
      { name: "Signature", min: 1_200_001, max: null, fee: 13_000, color: "#a16207" },
    ],
  ])("names the package %s with its bounds", (tierName, feeCents, tier) => {
    const listing = listingDetail({ package: { tierName, feeCents } });
    expect(listingJson({ listing, slots: [], rooms: [], plans: [] }, ORIGIN).tier).toEqual(tier);
  });

  test("tells what is under offer from what is sold", () => {
    const of = (state: "under_offer" | "sold") => {
      const { status, underOffer } = listingJson(
        { listing: listingDetail({ state }), slots: [], rooms: [], plans: [] },
        ORIGIN,
      );
      return { status, underOffer };
    };
    expect(of("under_offer")).toEqual({ status: "active", underOffer: true });
    expect(of("sold")).toEqual({ status: "sold", underOffer: false });
  });
});

test.each([
  [
    "2026-07-14T14:00:00.000Z",
    "2026-07-14T14:30:00.000Z",
    "Europe/Paris",
    "2026-07-14",
    "16:00",
    "16:30",
  ],
  [
    "2026-11-24T15:00:00.000Z",
    "2026-11-24T15:45:00.000Z",
    "Europe/Paris",
    "2026-11-24",
    "16:00",
    "16:45",
  ],
  [
    "2026-12-31T23:30:00.000Z",
    "2027-01-01T00:00:00.000Z",
    "Europe/Paris",
    "2027-01-01",
    "00:30",
    "01:00",
  ],
  [
    "2026-12-31T23:30:00.000Z",
    "2027-01-01T00:00:00.000Z",
    "America/Cayenne",
    "2026-12-31",
    "20:30",
    "21:00",
  ],
  [
    "2026-12-31T20:30:00.000Z",
    "2026-12-31T21:00:00.000Z",
    "Indian/Reunion",
    "2027-01-01",
    "00:30",
    "01:00",
  ],
] as const)(
  "a slot from %s to %s has the day and the clock of %s",
  (startsAt, endsAt, zone, date, start, end) => {
    const host = { firstName: "Claire", isLooper: false };
    expect(
      slotJson({ id: "abc123def456", startsAt, endsAt, host, types: ["physical"] }, zone),
    ).toMatchObject({
      date,
      startTime: start,
      endTime: end,
      startsAt,
      available: true,
      host,
      types: ["physical"],
    });
  },
);
