import { publicLocation } from "../../lib/listings/location/rules.ts";
import { toDbInstant } from "../../lib/platform/db/instants.ts";
import { searchTextOf } from "../../lib/search-index/text/words.ts";
import { type PersonKind, personId } from "../catalogue/ids.ts";
import {
  type CatalogueContext,
  type GeneratedListing,
  type GeneratedProperty,
  generateListing,
} from "../catalogue/listing.ts";
import { personOf } from "../catalogue/people.ts";
import { choosePhotos } from "../catalogue/photos.ts";
import type { SqlValue } from "./bulk.ts";
import { offeredHome } from "./offered-home.ts";

/** The rows of consecutive listings, as flat arrays in the order of the columns below. */
export interface CatalogueChunk {
  count: number;
  properties: SqlValue[];
  photos: SqlValue[];
  slots: SqlValue[];
  offers: SqlValue[];
  periods: SqlValue[];
  /** Numbers of the people that the listings name, each once. */
  people: Record<PersonKind, number[]>;
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
  "addressPrecision",
  "blurSeed",
  "publicLat",
  "publicLng",
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
  "searchText",
  "isDemonstration",
  "createdAt",
  "updatedAt",
  "publishedAt",
  "soldAt",
  "withdrawnAt",
] as const;

/** No home of the catalogue is for sale (decision 0012). */
const DEMONSTRATION = 1;

export const PHOTO_COLUMNS = ["propertyId", "position", "mediaKey", "alt"] as const;

export const SLOT_COLUMNS = ["id", "propertyId", "hostId", "startsAt", "endsAt"] as const;

export const OFFER_COLUMNS = [
  "id",
  "propertyId",
  "buyerId",
  "authorId",
  "home",
  "buyerName",
  "buyerEmail",
  "buyerPhone",
  "amountCents",
  "status",
  "financingType",
  "financingApproved",
  "expiryDate",
  "expiresAt",
  "createdAt",
  "updatedAt",
  "decidedAt",
] as const;

export const PERIOD_COLUMNS = ["propertyId", "status", "startedAt", "endedAt"] as const;

function instantOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : toDbInstant(new Date(milliseconds));
}

function pushProperty(values: SqlValue[], property: GeneratedProperty): void {
  const { title, neighbourhood, description, coownershipProceedings, ambassadorIndex } = property;
  const { publicLat, publicLng } = publicLocation(property);
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
    property.addressPrecision,
    property.blurSeed,
    publicLat,
    publicLng,
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
    searchTextOf(title, neighbourhood, description),
    DEMONSTRATION,
    toDbInstant(new Date(property.createdAt)),
    toDbInstant(new Date(property.updatedAt)),
    instantOrNull(property.publishedAt),
    instantOrNull(property.soldAt),
    instantOrNull(property.withdrawnAt),
  );
}

/** The person who shows a home: its looper, or else its seller. */
const hostOf = ({ ambassadorIndex, sellerIndex }: GeneratedProperty): string =>
  ambassadorIndex === null
    ? personId("seller", sellerIndex)
    : personId("ambassador", ambassadorIndex);

/** The accepted offer that a listing under offer, or sold, is so by. */
function pushOffer(values: SqlValue[], { property, offer, place }: GeneratedListing): void {
  if (!offer) return;
  const buyer = personOf("buyer", offer.buyerIndex);
  const acceptedAt = toDbInstant(new Date(offer.acceptedAt));
  values.push(
    offer.id,
    property.id,
    buyer.id,
    buyer.id,
    JSON.stringify(offeredHome(property, place.commune.name)),
    `${buyer.firstName} ${buyer.lastName}`,
    buyer.email,
    buyer.phone,
    offer.amountCents,
    "accepted",
    offer.financingType,
    Number(offer.financingApproved),
    offer.expiryDate,
    toDbInstant(new Date(offer.expiresAt)),
    toDbInstant(new Date(offer.madeAt)),
    acceptedAt,
    acceptedAt,
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
    offers: [],
    periods: [],
    people: { seller: [], ambassador: [], buyer: [] },
  };
  const sellers = new Set<number>();
  const ambassadors = new Set<number>();
  const buyers = new Set<number>();
  for (let index = first; index < first + count; index += 1) {
    const listing = generateListing(index, context);
    const { property, slots, offer, period, photoSubject } = listing;
    pushProperty(chunk.properties, property);
    choosePhotos(photoSubject, property.builtYear).forEach(({ mediaKey, alt }, position) => {
      chunk.photos.push(property.id, position, mediaKey, alt);
    });
    const host = hostOf(property);
    for (const { id, startsAt, endsAt } of slots) {
      chunk.slots.push(id, property.id, host, slotInstant(startsAt), slotInstant(endsAt));
    }
    pushOffer(chunk.offers, listing);
    if (period) {
      const { status, startedAt, endedAt } = period;
      const started = toDbInstant(new Date(startedAt));
      chunk.periods.push(property.id, status, started, instantOrNull(endedAt));
    }
    if (offer) buyers.add(offer.buyerIndex);
    sellers.add(property.sellerIndex);
    if (property.ambassadorIndex !== null) ambassadors.add(property.ambassadorIndex);
  }
  chunk.people = { seller: [...sellers], ambassador: [...ambassadors], buyer: [...buyers] };
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
