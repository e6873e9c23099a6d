import { describe, expect, test } from "vitest";
import { completeContent } from "../testing/revisions.ts";
import type { RevisionContent } from "./content.ts";
import { PREVIEW_COPY } from "./copy.ts";
import { type PreviewPart, previewOf, previewParts, previewRooms } from "./preview.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const RENNES = {
  code: "35238",
  name: "Rennes",
  slug: "rennes",
  lat: 48.11,
  lng: -1.68,
  departmentCode: "35",
  departmentName: "Ille-et-Vilaine",
};
const around = { commune: RENNES, looper: null };
const preview = (content: RevisionContent) => previewOf({ id: "r1", content }, around, NOW);

test("of nothing yet a preview has words for what is missing, and no figure", () => {
  const listing = previewOf({ id: "r1", content: {} }, { commune: null, looper: null }, NOW);
  expect(listing).toMatchObject({
    title: PREVIEW_COPY.title,
    city: PREVIEW_COPY.city,
    priceCents: 0,
    pricePerM2Cents: 0,
    surfaceDm2: 0,
    rooms: 0,
    package: { feeCents: 0 },
    energyCost: null,
    coownership: null,
    communeCentre: null,
    photos: [],
  });
  expect(previewParts({})).toEqual(new Set());
});

test("of a complete revision it is the listing that will be published", () => {
  const content = completeContent({ priceCents: 400_000_00, surfaceDm2: 8_000 });
  const listing = preview(content);
  expect(listing).toMatchObject({
    title: content.title,
    city: "Rennes",
    priceCents: 400_000_00,
    pricePerM2Cents: 5_000_00,
    package: { tierName: "Premium", feeCents: 6_000_00 },
    isDemonstration: false,
    state: "active",
  });
  expect(listing.photos).toHaveLength(content.photos?.length ?? 0);
});

test("who takes care of the home is named as its host", () => {
  const looper = { firstName: "Inès" };
  const listing = previewOf({ id: "r1", content: {} }, { commune: RENNES, looper }, NOW);
  expect(listing.ambassador).toEqual({ firstName: "Inès", city: null, hasPhone: false });
  expect(preview({}).ambassador).toBeNull();
});

describe("what the public will see of the address", () => {
  const at = { address: "12 rue de Paris", lat: 48.112, lng: -1.66 };
  test.each([
    ["exact", "12 rue de Paris", 0],
    ["street", "rue de Paris", 150],
    ["neighbourhood", null, 500],
  ] as const)("%s", (addressPrecision, address, circleRadiusM) => {
    const listing = preview(completeContent({ ...at, addressPrecision }));
    expect(listing).toMatchObject({ address, circleRadiusM });
    const isThePoint = listing.lat === at.lat && listing.lng === at.lng;
    expect(isThePoint).toBe(addressPrecision === "exact");
  });
});

describe("a part of the page is shown once there is enough for it", () => {
  const described: RevisionContent = { type: "house", surfaceDm2: 9_000, rooms: 4 };
  test.each<[PreviewPart, RevisionContent, RevisionContent]>([
    ["photos", { photos: [] }, { photos: [{ key: "a", alt: "" }] }],
    ["description", { description: "" }, { description: "Une maison." }],
    ["details", { type: "house", rooms: 4 }, described],
    ["rooms", { floorPlans: [] }, { floorPlans: [{ key: "a", label: "Plan 1" }] }],
    ["rooms", { roomTable: [{ id: "a", name: "" }] }, { roomTable: [{ id: "a", name: "Séjour" }] }],
    ["energy", { energyUse: 200 }, { energyClass: "D" }],
    ["location", { lat: 48, lng: 2 }, { lat: 48, lng: 2, communeCode: "35238" }],
    ["mentions", described, { ...described, priceCents: 100_000_00 }],
  ])("%s", (part, before, after) => {
    expect(previewParts(before).has(part)).toBe(false);
    expect(previewParts(after).has(part)).toBe(true);
  });
});

test("energy costs and the copropriété are shown when all that the law asks of them is known", () => {
  const costs = { energyCostMinCents: 980_00, energyCostMaxCents: 1_380_00 };
  expect(preview(costs).energyCost).toBeNull();
  expect(preview({ ...costs, energyCostYear: 2_021 }).energyCost).toEqual({
    minCents: 980_00,
    maxCents: 1_380_00,
    year: 2_021,
  });
  expect(preview({ isCoowned: true }).coownership).toBeNull();
  expect(preview({ isCoowned: false, coownershipLots: 12 }).coownership).toBeNull();
  expect(preview({ isCoowned: true, coownershipLots: 12 }).coownership).toMatchObject({ lots: 12 });
});

describe("rooms", () => {
  const content: RevisionContent = {
    roomTable: [
      { id: "a", name: "", areaDm2: 900 },
      { id: "b", name: "Séjour", areaDm2: 2_450, level: "Étage" },
      { id: "c", name: "Cave" },
    ],
    photos: [
      { key: "p1", alt: "La cave", room: "c" },
      { key: "p2", alt: "", room: "b" },
      { key: "p3", alt: "", room: "gone" },
      { key: "p4", alt: "", room: "a" },
    ],
    floorPlans: [{ key: "plan", label: "Étage" }],
  };

  test("with a name are shown, with plans and the tour that photos make of them", () => {
    expect(previewRooms(content)).toEqual({
      rooms: [
        { name: "Séjour", areaDm2: 2_450, level: "Étage" },
        { name: "Cave", areaDm2: null, level: null },
      ],
      plans: [{ label: "Étage", mediaKey: "plan" }],
      stations: [
        expect.objectContaining({ number: 1, name: "Séjour" }),
        expect.objectContaining({ number: 2, name: "Cave" }),
      ],
    });
  });

  test("are named by their photos; one that is gone, or has no name, is not", () => {
    expect(preview(content)).toMatchObject({ hasTour: true });
    expect(preview(content).photos.map(({ room }) => room)).toEqual([
      "Cave",
      "Séjour",
      undefined,
      undefined,
    ]);
  });
});
