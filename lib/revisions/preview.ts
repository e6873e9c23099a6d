import { publicAddress, publicPoint, SHOWN_RADIUS_M } from "../listings/location/rules.ts";
import { pricePerM2Cents } from "../listings/rules.ts";
import type { ListingDetail } from "../listings/views.ts";
import { packageAtPrice } from "../mandates/coverage.ts";
import type { MandateTerms } from "../mandates/rules.ts";
import type { AddressCommune } from "./communes/views.ts";
import type { RevisionContent } from "./content.ts";
import { PREVIEW_COPY } from "./copy.ts";

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
  const { addressPrecision = "street", priceCents = 0, surfaceDm2 = 0 } = content;
  const { lat = 0, lng = 0 } = content;
  const { tierName, feeCents } =
    priceCents > 0 ? packageAtPrice(mandate, priceCents) : { tierName: "", feeCents: 0 };
  const at = now.toISOString();
  return {
    id,
    state: "active",
    title: content.title || PREVIEW_COPY.title,
    type: content.type ?? "apartment",
    priceCents,
    pricePerM2Cents: surfaceDm2 > 0 ? pricePerM2Cents(priceCents, surfaceDm2) : 0,
    surfaceDm2,
    rooms: content.rooms ?? 0,
    bedrooms: content.bedrooms ?? 0,
    bathrooms: content.bathrooms ?? 0,
    city: commune?.name ?? PREVIEW_COPY.city,
    postalCode: content.postalCode ?? "",
    neighbourhood: content.neighbourhood || null,
    citySlug: commune?.slug ?? "",
    ...publicPoint({ lat, lng, addressPrecision, blurSeed: PREVIEW_SEED }),
    address: publicAddress({ address: content.address ?? "", addressPrecision }),
    energyClass: content.energyClass ?? null,
    ghgClass: content.ghgClass ?? null,
    package: { tierName, feeCents },
    features: content.features ?? [],
    publishedAt: at,
    isDemonstration: false,
    ambassador: looper && { firstName: looper.firstName, city: null, hasPhone: false },
    description: content.description ?? "",
    landSurfaceM2: content.landSurfaceM2 ?? null,
    floor: content.floor ?? null,
    floorCount: content.floorCount ?? null,
    builtYear: content.builtYear ?? null,
    addressPrecision,
    circleRadiusM: SHOWN_RADIUS_M[addressPrecision],
    transport: content.transport || null,
    communeCode: commune?.code ?? "",
    departmentCode: commune?.departmentCode ?? "",
    departmentName: commune?.departmentName ?? "",
    communeCentre: centreOf(commune),
    virtualTourUrl: content.virtualTourUrl ?? null,
    hasFloorPlan: (content.floorPlans?.length ?? 0) > 0,
    hasTour: false,
    photos: (content.photos ?? []).map(({ key, alt }) => ({ mediaKey: key, alt })),
    energyUse: content.energyUse ?? null,
    ghgEmission: content.ghgEmission ?? null,
    energyCost: energyCostOf(content),
    coownership: coownershipOf(content),
    statistics: NO_STATISTICS,
    createdAt: at,
    updatedAt: at,
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

/** A part of a preview that shows what a listing of nothing yet would lie about. */
export type PreviewPart =
  | "photos"
  | "description"
  | "details"
  | "plans"
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
    plans: (content.floorPlans?.length ?? 0) > 0,
    energy: content.energyClass !== undefined || content.ghgClass !== undefined,
    location: lat !== undefined && lng !== undefined && communeCode !== undefined,
    mentions: isDescribed && Boolean(priceCents),
  };
  const parts = Object.entries(has).flatMap(([part, isThere]) => (isThere ? [part] : []));
  return new Set(parts as PreviewPart[]);
}
