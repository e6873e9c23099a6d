import { BUDGET_FIELDS } from "@/lib/financing/budget-inputs";
import { COST_FIELDS, costParameters } from "@/lib/financing/cost-inputs";
import { typedNumber } from "@/lib/financing/inputs";
import { homeCostsOf } from "@/lib/listings/home-costs";
import type { ListingDetail } from "@/lib/listings/views";
import { estimateRoutes } from "@/lib/routes/estimates";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { surroundings } from "@/lib/search/boxes";
import { buyPath, searchPath } from "@/lib/search/url";
import type { BoundingBox } from "@/lib/search-index/criteria";

/** How far what is called around reaches, in kilometres. */
const AROUND_KM = 2;
/** What the map shows first: the streets, around a circle at least twice as wide as it. */
const STREETS_KM = 0.8;
const CIRCLE_SHARE = 2.2;

/**
 * Where a listing's page leads to, and what its map shows first: made by the server, so that the page's scripts do
 * without the addresses of searches.
 */
export interface ListingWays {
  /** The other listings of the city. */
  city: string;
  /** Those around the home. */
  nearby: string;
  /** The past sales around the home; null where it has no page of its own. */
  sales: string | null;
  /** The buyer's simulation of it; the page adds the loan that it shows. */
  financing: string;
  mapBox: BoundingBox;
}

export function listingWays(listing: ListingDetail): ListingWays {
  const { state, city, citySlug, circleRadiusM } = listing;
  const streetsKm = Math.max(STREETS_KM, (CIRCLE_SHARE * circleRadiusM) / 1_000);
  return {
    // The page of a city exists as long as one of its listings is on the market.
    city: state === "sold" ? buyPath({ location: city }) : routes.city(citySlug),
    nearby: searchPath({ bbox: surroundings(listing, AROUND_KM) }),
    sales: estimateRoutes.salesNear(listing.id),
    financing: spaceRoutes.buyer.financingWith({
      [COST_FIELDS.listing]: listing.id,
      [BUDGET_FIELDS.price]: typedNumber(listing.priceCents),
      ...costParameters(homeCostsOf(listing)),
    }),
    mapBox: surroundings(listing, streetsKm),
  };
}
