import { publicAddress, publicPoint, SHOWN_RADIUS_M } from "../listings/location/rules.ts";
import { namedPhotos, type PlacedPhoto, tourStations } from "../listings/rooms/tour.ts";
import type { ListingRooms } from "../listings/rooms/views.ts";
import { pricePerM2Cents } from "../listings/rules.ts";
import type { ListingDetail, ListingPhoto } from "../listings/views.ts";
import { packageAtPrice } from "../mandates/coverage.ts";
import type { MandateTerms } from "../mandates/rules.ts";
import type { AddressCommune } from "./communes.ts";
import type { RevisionContent } from "./content.ts";
import { PREVIEW_COPY } from "./copy.ts";
import { FIELD_NAMES, type FieldsWith, rowOf } from "./fields.ts";
import { namedRooms, roomPosition } from "./rooms.ts";

/** A commune as pages of listings show it. */
export interface PreviewCommune extends Omit<AddressCommune, "around"> {
  slug: string;
  departmentCode: string;
  departmentName: string;
}

/** What a preview shows beside what its revision says. */
export interface PreviewSurroundings {
  /** Of the content's commune code; null while there is none. */
  commune: PreviewCommune | null;
  /** Who takes care of the home; null for nobody. */
  looper: { firstName: string } | null;
  /** What the mandate in force fixes. */
  mandate?: MandateTerms | null;
}

/** Of a preview the circle is drawn somewhere: a published listing has a seed of its own. */
const PREVIEW_SEED = "4f1c93d27ab05e68";

/** The fields that the page has as they are, under their own names. */
type PlainField = FieldsWith<{ empty: unknown }>;
const PLAIN_FIELDS = FIELD_NAMES.filter(
  (field): field is PlainField => rowOf(field).empty !== undefined,
);

/** What the page has of those: what their rows say where nothing is written. */
const plainOf = (content: RevisionContent) =>
  Object.fromEntries(
    PLAIN_FIELDS.map((field) => {
      const value = content[field];
      return [field, value === undefined || value === "" ? rowOf(field).empty : value];
    }),
  ) as Pick<ListingDetail, PlainField>;

/** Of a preview nothing is counted yet. */
const NO_STATISTICS: ListingDetail["statistics"] = {
  views: 0,
  favorites: 0,
  daysOnline: 0,
  averageDaysOnline: 0,
  averageIsIndicative: true,
};

/**
 * A listing's public page, from what its revision says so far. A text that is missing has words in its place,
 * a figure is 0: no listing that is published has one, and the page leaves it out.
 */
export function previewOf(
  { id, content }: { id: string; content: RevisionContent },
  { commune, looper, mandate = null }: PreviewSurroundings,
  now: Date,
): ListingDetail {
  const plain = plainOf(content);
  const { addressPrecision, priceCents, surfaceDm2 } = plain;
  const { lat = 0, lng = 0 } = content;
  const { tierName, feeCents } =
    priceCents > 0 ? packageAtPrice(mandate, priceCents) : { tierName: "", feeCents: 0 };
  const at = now.toISOString();
  return {
    ...plain,
    id,
    state: "active",
    title: content.title || PREVIEW_COPY.title,
    pricePerM2Cents: surfaceDm2 > 0 ? pricePerM2Cents(priceCents, surfaceDm2) : 0,
    city: commune?.name ?? PREVIEW_COPY.city,
    citySlug: commune?.slug ?? "",
    ...publicPoint({ lat, lng, addressPrecision, blurSeed: PREVIEW_SEED }),
    address: publicAddress({ address: content.address ?? "", addressPrecision }),
    package: { tierName, feeCents },
    publishedAt: at,
    isDemonstration: false,
    ambassador: looper && { firstName: looper.firstName, city: null, hasPhone: false },
    circleRadiusM: SHOWN_RADIUS_M[addressPrecision],
    communeCode: commune?.code ?? "",
    departmentCode: commune?.departmentCode ?? "",
    departmentName: commune?.departmentName ?? "",
    communeCentre: centreOf(commune),
    hasTour: previewRooms(content).stations.length > 0,
    photos: previewPhotos(content),
    energyCost: energyCostOf(content),
    coownership: coownershipOf(content),
    propertyTax: propertyTaxOf(content),
    statistics: NO_STATISTICS,
    createdAt: at,
    updatedAt: at,
    confirmedAt: null,
  };
}

/** The photos, and where the rooms stand that they show. */
function placedPhotos(content: RevisionContent): PlacedPhoto[] {
  const rooms = namedRooms(content);
  return (content.photos ?? []).map(({ key, alt, room }) => ({
    mediaKey: key,
    alt,
    roomPosition: roomPosition({ room }, rooms),
  }));
}

/** The photos as the listing's public page shows them, with the names of their rooms. */
export const previewPhotos = (content: RevisionContent): ListingPhoto[] =>
  namedPhotos(namedRooms(content), placedPhotos(content));

/** The rooms, plans and tour of a listing's public page, from what its revision says so far. */
export function previewRooms(content: RevisionContent): ListingRooms {
  const rooms = namedRooms(content).map(({ name, areaDm2 = null, level = null }) => ({
    name,
    areaDm2,
    level,
  }));
  return {
    rooms,
    plans: (content.floorPlans ?? []).map(({ key, label }) => ({ label, mediaKey: key })),
    stations: tourStations(rooms, placedPhotos(content)),
  };
}

const centreOf = (commune: PreviewCommune | null): ListingDetail["communeCentre"] =>
  commune === null || commune.lat === null || commune.lng === null
    ? null
    : { lat: commune.lat, lng: commune.lng };

function energyCostOf({
  energyCostMinCents,
  energyCostMaxCents,
  energyCostYear,
}: RevisionContent): ListingDetail["energyCost"] {
  if (energyCostMinCents === undefined || energyCostMaxCents === undefined) return null;
  if (energyCostYear === undefined) return null;
  return { minCents: energyCostMinCents, maxCents: energyCostMaxCents, year: energyCostYear };
}

function coownershipOf({
  isCoowned,
  coownershipLots,
  coownershipChargesCents = 0,
  coownershipProceedings = false,
}: RevisionContent): ListingDetail["coownership"] {
  if (!isCoowned || coownershipLots === undefined) return null;
  return {
    lots: coownershipLots,
    yearlyChargesCents: coownershipChargesCents,
    proceedings: coownershipProceedings,
  };
}

const propertyTaxOf = ({
  propertyTaxCents,
  propertyTaxYear,
}: RevisionContent): ListingDetail["propertyTax"] =>
  propertyTaxCents === undefined || propertyTaxYear === undefined
    ? null
    : { yearlyCents: propertyTaxCents, year: propertyTaxYear };

/** A part of a preview that shows what a listing of nothing yet would lie about. */
export type PreviewPart =
  | "photos"
  | "description"
  | "details"
  | "rooms"
  | "energy"
  | "location"
  | "mentions";

/** The parts of the page that the content has enough for. */
export function previewParts(content: RevisionContent): ReadonlySet<PreviewPart> {
  const { type, surfaceDm2, rooms, priceCents, lat, lng, communeCode } = content;
  const isDescribed = type !== undefined && Boolean(surfaceDm2) && Boolean(rooms);
  const has: Record<PreviewPart, boolean> = {
    photos: (content.photos?.length ?? 0) > 0,
    description: Boolean(content.description),
    details: isDescribed,
    rooms: (content.floorPlans?.length ?? 0) > 0 || namedRooms(content).length > 0,
    energy: content.energyClass !== undefined || content.ghgClass !== undefined,
    location: lat !== undefined && lng !== undefined && communeCode !== undefined,
    mentions: isDescribed && Boolean(priceCents),
  };
  const parts = Object.entries(has).flatMap(([part, isThere]) => (isThere ? [part] : []));
  return new Set(parts as PreviewPart[]);
}
