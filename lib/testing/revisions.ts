import type { RevisionContent } from "../revisions/content.ts";

/** A home of which nothing is missing, in the commune of `communeRow()`: a flat in a copropriété. */
export function completeContent(overrides: RevisionContent = {}): RevisionContent {
  return {
    type: "apartment",
    address: "12 rue de Paris",
    postalCode: "35000",
    communeCode: "35238",
    lat: 48.1113,
    lng: -1.6702,
    addressId: "35238_6844_00012",
    lot: "B12",
    addressPrecision: "street",
    title: "Appartement traversant près du Thabor",
    description:
      "Au deuxième étage d’un immeuble de 1930, trois pièces traversantes et lumineuses, à cinq minutes du parc.",
    surfaceDm2: 6_350,
    rooms: 3,
    bedrooms: 2,
    bathrooms: 1,
    floor: 2,
    floorCount: 4,
    builtYear: 1930,
    features: ["balcon", "cave"],
    dpeNumber: "2435E0000000A",
    dpeDoneOn: "2024-03-12",
    energyClass: "D",
    ghgClass: "C",
    energyUse: 210,
    ghgEmission: 24,
    energyCostMinCents: 980_00,
    energyCostMaxCents: 1_380_00,
    energyCostYear: 2021,
    isCoowned: true,
    coownershipLots: 18,
    coownershipChargesCents: 1_450_00,
    coownershipProceedings: false,
    photos: [{ key: "a".repeat(32), alt: "Le salon" }],
    priceCents: 289_000_00,
    availability: [{ weekday: 3, startMinute: 1_020, endMinute: 1_140 }],
    ...overrides,
  };
}
