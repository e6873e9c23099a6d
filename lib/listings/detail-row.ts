import { baseView, CARD_COLUMNS, type CardRow } from "./card-row.ts";
import { FACT_COLUMNS, factsOf, type ListingFacts } from "./facts.ts";
import { energyCostOf, propertyTaxOf } from "./home-costs.ts";
import { SHOWN_RADIUS_M } from "./location/rules.ts";
import { externalTourUrl } from "./rooms/tour.ts";
import type { ListingDetail, ListingPhoto, ListingStatistics } from "./views.ts";

/** The columns of a listing's page, of `propertiesWithCard` (lib/listings/queries/properties-with-card.ts). */
export const DETAIL_COLUMNS = [
  ...CARD_COLUMNS,
  ...FACT_COLUMNS,
  "p.communeCode",
  "p.virtualTourUrl",
  "p.coownershipProceedings",
  "p.viewCount",
  "p.favoriteCount",
  "p.createdAt",
  "p.updatedAt",
  "p.confirmedAt",
  "p.soldAt",
  "c.departmentCode",
  "c.departmentName",
  "c.lat as communeLat",
  "c.lng as communeLng",
  "a.city as ambassadorCity",
] as const;

export interface DetailRow extends CardRow, ListingFacts {
  communeCode: string;
  virtualTourUrl: string | null;
  coownershipProceedings: boolean | 0 | 1 | null;
  viewCount: number;
  favoriteCount: number;
  createdAt: string;
  updatedAt: string;
  confirmedAt: string | null;
  soldAt: string | null;
  departmentCode: string;
  departmentName: string;
  communeLat: number | null;
  communeLng: number | null;
  ambassadorCity: string | null;
  /** Never shown to everybody: only that there is one. */
  workPhone: string | null;
}

/** The listing page's view of a row whose status is public. */
export function detailView(
  row: DetailRow,
  state: ListingDetail["state"],
  {
    photos,
    hasTour,
    statistics,
  }: { photos: ListingPhoto[]; hasTour: boolean; statistics: ListingStatistics },
): ListingDetail {
  const { communeLat, communeLng } = row;
  return {
    ...baseView(row),
    ...factsOf(row),
    state,
    addressPrecision: row.addressPrecision,
    circleRadiusM: SHOWN_RADIUS_M[row.addressPrecision],
    communeCode: row.communeCode,
    departmentCode: row.departmentCode,
    departmentName: row.departmentName,
    communeCentre:
      communeLat === null || communeLng === null ? null : { lat: communeLat, lng: communeLng },
    virtualTourUrl: externalTourUrl(row.virtualTourUrl),
    hasTour,
    photos,
    energyCost: energyCostOf(row),
    coownership:
      row.coownershipLots === null
        ? null
        : {
            lots: row.coownershipLots,
            yearlyChargesCents: row.coownershipChargesCents ?? 0,
            proceedings: Boolean(row.coownershipProceedings),
          },
    propertyTax: propertyTaxOf(row),
    statistics,
    ambassador:
      row.ambassadorFirstName === null
        ? null
        : {
            firstName: row.ambassadorFirstName,
            city: row.ambassadorCity,
            hasPhone: row.workPhone !== null,
          },
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    // Of a home that is sold or under offer it says nothing any more.
    confirmedAt:
      state === "active" && row.confirmedAt !== null
        ? new Date(row.confirmedAt).toISOString()
        : null,
  };
}
