import type { FloorPlanView, RoomView } from "@/lib/listings/rooms/views";
import type { ListingDetail, SlotView } from "@/lib/listings/views";
import { previewOf } from "@/lib/revisions/preview";

/** States of the listing page that the sample does not have. */
export const STATES = ["une-photo", "sans-dpe", "texte-long", "visite-virtuelle"] as const;
export type State = (typeof STATES)[number];

const PHOTOS = [1, 8, 15, 22].map((number) => ({
  mediaKey: `pool-apartment-${number}`,
  alt: "Illustration d’un séjour",
}));

/** What a page has of a listing that says nothing. */
const BLANK = previewOf(
  { id: "dev000000000", content: {} },
  { commune: null, looper: null },
  new Date("2026-11-01T09:00:00.000Z"),
);

const ORDINARY: ListingDetail = {
  ...BLANK,
  package: { tierName: "Premium", feeCents: 6_000_00 },
  id: "dev000000000",
  title: "Trois-pièces avec balcon",
  type: "apartment",
  priceCents: 250_000_00,
  pricePerM2Cents: 4_032_00,
  surfaceDm2: 6_200,
  rooms: 3,
  bedrooms: 2,
  bathrooms: 1,
  city: "Rennes",
  postalCode: "35000",
  neighbourhood: null,
  citySlug: "rennes",
  communeCode: "35238",
  departmentCode: "35",
  departmentName: "Ille-et-Vilaine",
  communeCentre: null,
  lat: 48.11,
  lng: -1.68,
  address: "rue de la Monnaie",
  addressPrecision: "street",
  circleRadiusM: 150,
  state: "active",
  description: "Au calme, proche du centre.\n\nDeux chambres sur cour.",
  features: ["balcon"],
  landSurfaceM2: null,
  floor: 0,
  floorCount: 4,
  builtYear: null,
  transport: null,
  virtualTourUrl: null,
  hasTour: false,
  photos: PHOTOS,
  energyClass: "G",
  ghgClass: "G",
  energyUse: 512,
  ghgEmission: 112,
  energyCost: { minCents: 2_130_00, maxCents: 2_960_00, year: 2023 },
  coownership: { lots: 1, yearlyChargesCents: 1_480_00, proceedings: true },
  statistics: {
    views: 0,
    favorites: 0,
    daysOnline: 0,
    averageDaysOnline: 45,
    averageIsIndicative: true,
  },
  ambassador: null,
  publishedAt: "2026-11-01T09:00:00.000Z",
  isDemonstration: false,
  createdAt: "2026-11-01T09:00:00.000Z",
  updatedAt: "2026-11-03T09:00:00.000Z",
  confirmedAt: "2026-11-24T09:00:00.000Z",
};

const OVERRIDES: Record<State, Partial<ListingDetail>> = {
  "une-photo": { photos: PHOTOS.slice(0, 1), features: [] },
  "sans-dpe": {
    energyClass: null,
    ghgClass: null,
    energyUse: null,
    ghgEmission: null,
    energyCost: null,
  },
  "texte-long": {
    title: `Appartement ${"exceptionnellementlumineux".repeat(3)} <b>traversant</b> & calme 🏡`,
    addressPrecision: "exact",
    circleRadiusM: 0,
    address: "1245 bis avenue du Général-de-Gaulle-et-de-la-Libération, bâtiment C",
    city: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson",
    priceCents: 19_990_000_00,
    surfaceDm2: 123_456,
    photos: Array.from({ length: 5 }, () => PHOTOS)
      .flat()
      .map((photo, at) => ({ ...photo, mediaKey: `${photo.mediaKey}${at}` })),
    ambassador: {
      firstName: "Marie-Bénédicte-Alexandrine",
      city: "Les Sables-d’Olonne",
      hasPhone: true,
    },
  },
  "visite-virtuelle": { virtualTourUrl: "https://example.org/visite", hasTour: true },
};

/** Rooms and plans: as many and as long as can be typed, a few without a plan, a plan without rooms, else none. */
export function roomsIn(state: State): { rooms: RoomView[]; plans: FloorPlanView[] } {
  const plans = [{ label: "Plan 1", mediaKey: "plan-thabor-01" }];
  switch (state) {
    case "une-photo":
      return { rooms: [], plans };
    case "sans-dpe":
      return { rooms: [], plans: [] };
    case "texte-long":
      return {
        rooms: Array.from({ length: 40 }, (_, at) => ({
          name: `Chambre${"d’amis".repeat(8)} ${at + 1}`.slice(0, 60),
          areaDm2: at % 7 === 0 ? null : 1_000_000 - at,
          level: at % 2 === 0 ? null : "Rez-de-chaussée surélevé du bâtiment sur cour",
        })),
        plans: [
          { label: "Rez-de-chaussée surélevé du bâtiment sur cour", mediaKey: "x" },
          ...plans,
        ],
      };
    case "visite-virtuelle":
      return {
        rooms: [
          { name: "Séjour", areaDm2: 2_450, level: null },
          { name: "Chambre", areaDm2: 1_125, level: null },
          { name: "Balcon", areaDm2: 400, level: null },
        ],
        plans: [],
      };
  }
}

/** The listing of a state. */
export function listingIn(state: State): ListingDetail {
  return { ...ORDINARY, ...OVERRIDES[state] };
}

/** Slots: many with the long texts, none with a single photo, else two. */
export function slotsIn(state: State): SlotView[] {
  const count = { "une-photo": 0, "sans-dpe": 2, "texte-long": 40, "visite-virtuelle": 2 }[state];
  return Array.from({ length: count }, (_, at) => {
    const startsAt = Date.UTC(2027, 0, 4 + Math.floor(at / 6), 9 + (at % 6));
    return {
      id: `dev${String(at).padStart(9, "0")}`,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(startsAt + 1_800_000).toISOString(),
      host: { firstName: "Nadia", isLooper: true },
      types: ["physical"],
    };
  });
}
