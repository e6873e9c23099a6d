import { personId } from "../../../lib/catalogue/ids.ts";
import {
  type CatalogueContext,
  type GeneratedProperty,
  generateListing,
} from "../../../lib/catalogue/listing.ts";
import { choosePhotos } from "../../../lib/catalogue/photos.ts";
import { searchTextOf } from "../../../lib/search/interpret/words.ts";
import { toDbInstant } from "../../../lib/server/db/instants.ts";
import type { SqlValue } from "./bulk.ts";

/** The rows of consecutive listings, as flat arrays in the order of the columns below. */
export interface CatalogueChunk {
  count: number;
  properties: SqlValue[];
  photos: SqlValue[];
  slots: SqlValue[];
  /** Numbers of the sellers and ambassadors that the listings name, each once. */
  sellers: number[];
  ambassadors: number[];
}

export const PROPERTY_COLUMNS = [
  "id",
  "sellerId",
  "ambassadorId",
  "status",
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
  "communeCode",
  "postalCode",
  "lat",
  "lng",
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
  "viewCount",
  "favoriteCount",
  "searchText",
  "createdAt",
  "updatedAt",
  "publishedAt",
  "soldAt",
  "withdrawnAt",
] as const;

export const PHOTO_COLUMNS = ["propertyId", "position", "mediaKey", "alt"] as const;

export const SLOT_COLUMNS = ["id", "propertyId", "startsAt", "endsAt"] as const;

function instantOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : toDbInstant(new Date(milliseconds));
}

function pushProperty(values: SqlValue[], property: GeneratedProperty): void {
  const { title, neighbourhood, description, coownershipProceedings, ambassadorIndex } = property;
  values.push(
    property.id,
    personId("seller", property.sellerIndex),
    ambassadorIndex === null ? null : personId("ambassador", ambassadorIndex),
    property.status,
    property.type,
    title,
    description,
    property.priceCents,
    property.surfaceDm2,
    property.landSurfaceM2,
    property.rooms,
    property.bedrooms,
    property.bathrooms,
    property.floor,
    property.floorCount,
    property.builtYear,
    JSON.stringify(property.features),
    property.address,
    neighbourhood,
    property.communeCode,
    property.postalCode,
    property.lat,
    property.lng,
    property.energyClass,
    property.ghgClass,
    property.energyUse,
    property.ghgEmission,
    property.energyCostMinCents,
    property.energyCostMaxCents,
    property.energyCostYear,
    property.coownershipLots,
    property.coownershipChargesCents,
    coownershipProceedings === null ? null : Number(coownershipProceedings),
    property.viewCount,
    property.favoriteCount,
    searchTextOf(title, neighbourhood, description),
    toDbInstant(new Date(property.createdAt)),
    toDbInstant(new Date(property.updatedAt)),
    instantOrNull(property.publishedAt),
    instantOrNull(property.soldAt),
    instantOrNull(property.withdrawnAt),
  );
}

/** Generates the rows of the listings numbered from `first` on. */
export function catalogueChunk(
  first: number,
  count: number,
  context: CatalogueContext,
): CatalogueChunk {
  const chunk: CatalogueChunk = {
    count,
    properties: [],
    photos: [],
    slots: [],
    sellers: [],
    ambassadors: [],
  };
  const sellers = new Set<number>();
  const ambassadors = new Set<number>();
  for (let index = first; index < first + count; index += 1) {
    const { property, slots, photoSubject } = generateListing(index, context);
    pushProperty(chunk.properties, property);
    choosePhotos(photoSubject, property.builtYear).forEach(({ mediaKey, alt }, position) => {
      chunk.photos.push(property.id, position, mediaKey, alt);
    });
    for (const { id, startsAt, endsAt } of slots) {
      chunk.slots.push(id, property.id, slotInstant(startsAt), slotInstant(endsAt));
    }
    sellers.add(property.sellerIndex);
    if (property.ambassadorIndex !== null) ambassadors.add(property.ambassadorIndex);
  }
  chunk.sellers = [...sellers];
  chunk.ambassadors = [...ambassadors];
  return chunk;
}

/** Visit times are the same few hundred for every listing. */
const slotInstants = new Map<number, string>();

function slotInstant(milliseconds: number): string {
  const known = slotInstants.get(milliseconds);
  if (known !== undefined) return known;
  const text = toDbInstant(new Date(milliseconds));
  slotInstants.set(milliseconds, text);
  return text;
}
