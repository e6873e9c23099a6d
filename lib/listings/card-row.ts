import type {
  AddressPrecision,
  EnergyClass,
  Feature,
  PropertyType,
} from "../kernel/property-kinds.ts";
import { type MandateRow, packageOf } from "../mandates/rules.ts";
import { MANDATE_FIELDS } from "../mandates/sql.ts";
import { COST_COLUMNS, type CostRow } from "./home-costs.ts";
import { publicAddress } from "./location/rules.ts";
import { pricePerM2Cents } from "./rules.ts";
import type { CardOnly, ListingCard } from "./views.ts";

/** The columns that cards and pages share, of `propertiesWithCard` (lib/listings/queries/properties-with-card.ts). */
export const CARD_COLUMNS = [
  "p.id",
  "p.title",
  "p.type",
  "p.status",
  "p.priceCents",
  "p.surfaceDm2",
  "p.rooms",
  "p.bedrooms",
  "p.floor",
  "p.floorCount",
  "p.landSurfaceM2",
  "p.postalCode",
  "p.neighbourhood",
  "p.publicLat",
  "p.publicLng",
  "p.energyClass",
  "p.features",
  "p.publishedAt",
  "p.isDemonstration",
  "p.address",
  "p.addressPrecision",
  "p.ghgClass",
  ...COST_COLUMNS,
  ...MANDATE_FIELDS,
  "c.name as city",
  "c.slug as citySlug",
  "a.firstName as ambassadorFirstName",
] as const;

export interface CardRow extends MandateRow, CostRow {
  id: string;
  title: string;
  type: PropertyType;
  status: string;
  priceCents: number;
  surfaceDm2: number;
  rooms: number;
  bedrooms: number;
  floor: number | null;
  floorCount: number | null;
  landSurfaceM2: number | null;
  postalCode: string;
  neighbourhood: string | null;
  publicLat: number;
  publicLng: number;
  /** The whole of it: see `publicAddress`. */
  address: string;
  addressPrecision: AddressPrecision;
  energyClass: EnergyClass | null;
  ghgClass: EnergyClass | null;
  features: string;
  publishedAt: string;
  isDemonstration: boolean | 0 | 1;
  city: string;
  citySlug: string;
  ambassadorFirstName: string | null;
}

/** What a card and the page of a listing have in common, from its row. */
export function baseView(row: CardRow): Omit<ListingCard, CardOnly> {
  const { tierName, feeCents } = packageOf(row);
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    priceCents: row.priceCents,
    pricePerM2Cents: pricePerM2Cents(row.priceCents, row.surfaceDm2),
    surfaceDm2: row.surfaceDm2,
    rooms: row.rooms,
    bedrooms: row.bedrooms,
    floor: row.floor,
    floorCount: row.floorCount,
    landSurfaceM2: row.landSurfaceM2,
    city: row.city,
    postalCode: row.postalCode,
    neighbourhood: row.neighbourhood,
    citySlug: row.citySlug,
    lat: row.publicLat,
    lng: row.publicLng,
    address: publicAddress(row),
    energyClass: row.energyClass,
    ghgClass: row.ghgClass,
    package: { tierName, feeCents },
    features: JSON.parse(row.features) as Feature[],
    publishedAt: new Date(row.publishedAt).toISOString(),
    isDemonstration: Boolean(row.isDemonstration),
    ambassador: row.ambassadorFirstName === null ? null : { firstName: row.ambassadorFirstName },
  };
}
