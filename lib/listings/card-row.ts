import type { EnergyClass, Feature, PropertyType } from "./kinds.ts";
import { pricePerM2Cents } from "./rules.ts";
import type { CardOnly, ListingCard } from "./views.ts";

/** The columns that cards and pages share, from `Property p`, `Commune c` and the looper `a` (optional). */
export const CARD_COLUMNS = `
  p.id, p.title, p.type, p.status, p.priceCents, p.surfaceDm2, p.rooms, p.bedrooms, p.postalCode,
  p.neighbourhood, p.lat, p.lng, p.energyClass, p.features, p.publishedAt,
  c.name AS city, c.slug AS citySlug, a.firstName AS ambassadorFirstName`;

export interface CardRow {
  id: string;
  title: string;
  type: PropertyType;
  status: string;
  priceCents: number;
  surfaceDm2: number;
  rooms: number;
  bedrooms: number;
  postalCode: string;
  neighbourhood: string | null;
  lat: number;
  lng: number;
  energyClass: EnergyClass | null;
  features: string;
  publishedAt: string;
  city: string;
  citySlug: string;
  ambassadorFirstName: string | null;
}

/** What a card and the page of a listing have in common, from its row. */
export function baseView(row: CardRow): Omit<ListingCard, CardOnly> {
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    priceCents: row.priceCents,
    pricePerM2Cents: pricePerM2Cents(row.priceCents, row.surfaceDm2),
    surfaceDm2: row.surfaceDm2,
    rooms: row.rooms,
    bedrooms: row.bedrooms,
    city: row.city,
    postalCode: row.postalCode,
    neighbourhood: row.neighbourhood,
    citySlug: row.citySlug,
    lat: row.lat,
    lng: row.lng,
    energyClass: row.energyClass,
    features: JSON.parse(row.features) as Feature[],
    publishedAt: new Date(row.publishedAt).toISOString(),
    ambassador: row.ambassadorFirstName === null ? null : { firstName: row.ambassadorFirstName },
  };
}
