import type { EnergyClass, Feature, PropertyType } from "../kernel/property-kinds.ts";
import { type EngineDocument, featureMask, qualityScore } from "../search-index/document.ts";

/** The columns the index needs of a listing, from `Property p` joined to `Commune c`. */
export const DOCUMENT_COLUMNS = `
  p.id, p.type, p.priceCents, p.surfaceDm2, p.rooms, p.bedrooms, p.energyClass, p.features,
  p.communeCode, c.departmentCode, p.postalCode, p.neighbourhood, p.publicLat, p.publicLng,
  p.publishedAt, p.searchText,
  length(p.description) AS descriptionLength,
  (SELECT count(*) FROM PropertyPhoto WHERE propertyId = p.id) AS photoCount`;

export interface DocumentRow {
  id: string;
  type: PropertyType;
  priceCents: number;
  surfaceDm2: number;
  rooms: number;
  bedrooms: number;
  energyClass: EnergyClass | null;
  features: string;
  communeCode: string;
  departmentCode: string;
  postalCode: string;
  neighbourhood: string | null;
  publicLat: number;
  publicLng: number;
  publishedAt: string;
  searchText: string;
  descriptionLength: number;
  photoCount: number;
}

/** What the index keeps of a row. */
export function documentOf(row: DocumentRow): EngineDocument {
  const features = JSON.parse(row.features) as Feature[];
  return {
    id: row.id,
    type: row.type,
    priceCents: row.priceCents,
    surfaceDm2: row.surfaceDm2,
    rooms: row.rooms,
    bedrooms: row.bedrooms,
    energyClass: row.energyClass,
    features: featureMask(features),
    communeCode: row.communeCode,
    departmentCode: row.departmentCode,
    postalCode: row.postalCode,
    neighbourhood: row.neighbourhood ?? "",
    // Searches by area compare what the public sees: narrow ones would find the home otherwise.
    lat: row.publicLat,
    lng: row.publicLng,
    publishedAt: Date.parse(row.publishedAt),
    searchText: row.searchText,
    quality: qualityScore({
      photoCount: row.photoCount,
      hasEnergy: row.energyClass !== null,
      descriptionLength: row.descriptionLength,
      featureCount: features.length,
    }),
  };
}
