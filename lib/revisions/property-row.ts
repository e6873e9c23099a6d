import type {
  AddressPrecision,
  EnergyClass,
  Feature,
  PropertyType,
} from "../kernel/property-kinds.ts";
import type { NamedHome } from "../mandates/names.ts";
import type { RevisionContent } from "./content.ts";

/** The columns of a property that a revision writes. */
export interface HomeRow {
  type: PropertyType;
  title: string;
  description: string;
  priceCents: number;
  surfaceDm2: number;
  landSurfaceM2: number | null;
  rooms: number;
  bedrooms: number;
  bathrooms: number;
  floor: number | null;
  floorCount: number | null;
  builtYear: number | null;
  features: Feature[];
  address: string;
  neighbourhood: string | null;
  transport: string | null;
  communeCode: string;
  postalCode: string;
  lat: number;
  lng: number;
  addressPrecision: AddressPrecision;
  addressId: string | null;
  lot: string | null;
  parcelId: string | null;
  virtualTourUrl: string | null;
  dpeNumber: string | null;
  dpeDoneOn: string | null;
  energyClass: EnergyClass | null;
  ghgClass: EnergyClass | null;
  energyUse: number | null;
  ghgEmission: number | null;
  energyCostMinCents: number | null;
  energyCostMaxCents: number | null;
  energyCostYear: number | null;
  coownershipLots: number | null;
  coownershipChargesCents: number | null;
  coownershipProceedings: boolean | null;
}

/** The names of those columns. */
export const HOME_COLUMNS = [
  "type",
  "title",
  "description",
  "priceCents",
  "surfaceDm2",
  "landSurfaceM2",
  "rooms",
  "bedrooms",
  "bathrooms",
  "floor",
  "floorCount",
  "builtYear",
  "features",
  "address",
  "neighbourhood",
  "transport",
  "communeCode",
  "postalCode",
  "lat",
  "lng",
  "addressPrecision",
  "addressId",
  "lot",
  "parcelId",
  "virtualTourUrl",
  "dpeNumber",
  "dpeDoneOn",
  "energyClass",
  "ghgClass",
  "energyUse",
  "ghgEmission",
  "energyCostMinCents",
  "energyCostMaxCents",
  "energyCostYear",
  "coownershipLots",
  "coownershipChargesCents",
  "coownershipProceedings",
] as const satisfies readonly (keyof HomeRow)[];

/** Texts and figures that a complete revision has. @throws {RangeError} for one that lacks a field */
function needed<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError("a revision without issues lacks a field");
  return value;
}

/**
 * The property that a revision without issues describes (publication.ts).
 * @throws {RangeError} for one that has some
 */
export function homeRowOf(content: RevisionContent): HomeRow {
  const isCoowned = content.isCoowned === true;
  return {
    type: needed(content.type),
    title: needed(content.title),
    description: needed(content.description),
    priceCents: needed(content.priceCents),
    surfaceDm2: needed(content.surfaceDm2),
    landSurfaceM2: content.landSurfaceM2 ?? null,
    rooms: needed(content.rooms),
    bedrooms: needed(content.bedrooms),
    bathrooms: needed(content.bathrooms),
    floor: content.floor ?? null,
    floorCount: content.floorCount ?? null,
    builtYear: content.builtYear ?? null,
    features: content.features ?? [],
    address: needed(content.address),
    neighbourhood: content.neighbourhood || null,
    transport: content.transport || null,
    communeCode: needed(content.communeCode),
    postalCode: needed(content.postalCode),
    lat: needed(content.lat),
    lng: needed(content.lng),
    addressPrecision: content.addressPrecision ?? "street",
    addressId: content.addressId ?? null,
    lot: content.lot || null,
    parcelId: content.parcelId ?? null,
    virtualTourUrl: content.virtualTourUrl ?? null,
    dpeNumber: content.dpeNumber ?? null,
    dpeDoneOn: content.dpeDoneOn ?? null,
    energyClass: content.energyClass ?? null,
    ghgClass: content.ghgClass ?? null,
    energyUse: content.energyUse ?? null,
    ghgEmission: content.ghgEmission ?? null,
    energyCostMinCents: content.energyCostMinCents ?? null,
    energyCostMaxCents: content.energyCostMaxCents ?? null,
    energyCostYear: content.energyCostYear ?? null,
    coownershipLots: isCoowned ? needed(content.coownershipLots) : null,
    coownershipChargesCents: isCoowned ? needed(content.coownershipChargesCents) : null,
    coownershipProceedings: isCoowned ? needed(content.coownershipProceedings) : null,
  };
}

/** The home that a revision without issues describes, as its mandate names it. @param city the name of its commune */
export function namedHomeOf(content: RevisionContent, city: string): NamedHome {
  const { type, address, lot, postalCode, communeCode, parcelId, surfaceDm2, landSurfaceM2 } =
    homeRowOf(content);
  const described = { type, address, lot, postalCode, communeCode, parcelId, surfaceDm2 };
  return { ...described, landSurfaceM2, city };
}

/** What a property has beside its row, in the order of a listing. */
export interface HomeExtras {
  photos: readonly { mediaKey: string; alt: string }[];
  /** Plans that are pictures; drawn ones are not edited. */
  plans: readonly { mediaKey: string; label: string }[];
  /** The seller's windows for visits. */
  windows: readonly { weekday: number; startMinute: number; endMinute: number }[];
}

/** What a property says, as a revision that changes nothing of it. */
export function contentOfHome(
  { features, ...home }: Omit<HomeRow, "features"> & { features: unknown },
  { photos, plans, windows }: HomeExtras,
): RevisionContent {
  const given = Object.entries(home).filter(([, value]) => value !== null);
  const isCoowned = home.coownershipLots !== null;
  return {
    ...(Object.fromEntries(given) as RevisionContent),
    features: features as Feature[],
    isCoowned,
    photos: photos.map(({ mediaKey, alt }) => ({ key: mediaKey, alt })),
    floorPlans: plans.map(({ mediaKey, label }) => ({ key: mediaKey, label })),
    availability: windows.map(({ weekday, startMinute, endMinute }) => ({
      weekday,
      startMinute,
      endMinute,
    })),
  };
}
