import { publicAddress, publicPoint, SHOWN_RADIUS_M } from "../listings/location/rules.ts";
import { pricePerM2Cents } from "../listings/rules.ts";
import type { ListingDetail } from "../listings/views.ts";
import { sellerPackage } from "../mandates/rules.ts";
import type { AddressCommune } from "./communes/views.ts";
import type { RevisionContent } from "./content.ts";

/** A commune as pages of listings show it. */
export interface PreviewCommune extends AddressCommune {
  slug: string;
  departmentCode: string;
  departmentName: string;
}

/** Of a preview the circle is drawn somewhere: a published listing has a seed of its own. */
const PREVIEW_SEED = "4f1c93d27ab05e68";

/**
 * A listing's public page, from what its revision says; null while what the page can't do without is missing.
 */
export function previewOf(
  { id, content }: { id: string; content: RevisionContent },
  commune: PreviewCommune | null,
  now: Date,
): ListingDetail | null {
  const { type, lat, lng, surfaceDm2, rooms, title, priceCents } = content;
  if (!commune || !type || !surfaceDm2 || !rooms || !title || !priceCents) return null;
  if (lat === undefined || lng === undefined) return null;
  const { addressPrecision = "street", energyCostMinCents, energyCostMaxCents } = content;
  const point = publicPoint({ lat, lng, addressPrecision, blurSeed: PREVIEW_SEED });
  const { tierName, feeCents } = sellerPackage(null, priceCents);
  const at = now.toISOString();
  const { energyCostYear } = content;
  const knowsCost =
    energyCostMinCents !== undefined &&
    energyCostMaxCents !== undefined &&
    energyCostYear !== undefined;
  return {
    id,
    state: "active",
    title,
    type,
    priceCents,
    pricePerM2Cents: pricePerM2Cents(priceCents, surfaceDm2),
    surfaceDm2,
    rooms,
    bedrooms: content.bedrooms ?? 0,
    bathrooms: content.bathrooms ?? 0,
    city: commune.name,
    postalCode: content.postalCode ?? "",
    neighbourhood: content.neighbourhood ?? null,
    citySlug: commune.slug,
    ...point,
    address: publicAddress({ address: content.address ?? "", addressPrecision }),
    energyClass: content.energyClass ?? null,
    ghgClass: content.ghgClass ?? null,
    package: { tierName, feeCents },
    features: content.features ?? [],
    publishedAt: at,
    isDemonstration: false,
    ambassador: null,
    description: content.description ?? "",
    landSurfaceM2: content.landSurfaceM2 ?? null,
    floor: content.floor ?? null,
    floorCount: content.floorCount ?? null,
    builtYear: content.builtYear ?? null,
    addressPrecision,
    circleRadiusM: SHOWN_RADIUS_M[addressPrecision],
    transport: content.transport || null,
    communeCode: commune.code,
    departmentCode: commune.departmentCode,
    departmentName: commune.departmentName,
    communeCentre:
      commune.lat === null || commune.lng === null ? null : { lat: commune.lat, lng: commune.lng },
    virtualTourUrl: content.virtualTourUrl ?? null,
    hasFloorPlan: false,
    hasTour: false,
    photos: (content.photos ?? []).map(({ key, alt }) => ({ mediaKey: key, alt })),
    energyUse: content.energyUse ?? null,
    ghgEmission: content.ghgEmission ?? null,
    energyCost: knowsCost
      ? { minCents: energyCostMinCents, maxCents: energyCostMaxCents, year: energyCostYear }
      : null,
    coownership:
      content.isCoowned && content.coownershipLots !== undefined
        ? {
            lots: content.coownershipLots,
            yearlyChargesCents: content.coownershipChargesCents ?? 0,
            proceedings: content.coownershipProceedings ?? false,
          }
        : null,
    statistics: {
      views: 0,
      favorites: 0,
      daysOnline: 0,
      averageDaysOnline: 0,
      averageIsIndicative: true,
    },
    createdAt: at,
    updatedAt: at,
  };
}
