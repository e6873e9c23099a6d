import { encode } from "@googlemaps/polyline-codec";
import { routes } from "../routes/public.ts";
import { type LatLng, NO_CRITERIA, type SearchCriteria } from "../search-index/criteria.ts";

/** Decimals of a degree in the search URL, of boxes and outlines: about one metre. */
export const POLYLINE_PRECISION = 5;

/** Degrees at the precision of the search URL. */
export function roundDegrees(degrees: number): number {
  return Number(degrees.toFixed(POLYLINE_PRECISION));
}

/** An outline as the URL carries it. */
export function encodePolygon(points: readonly LatLng[]): string {
  return encode(
    points.map(([lat, lng]) => [lat, lng]),
    POLYLINE_PRECISION,
  );
}

/** Cents as the search URL writes them: "350000", "350000.50". */
export const eurosInUrl = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** The parameter that holds a text of which the address's filters were read. */
export const TYPED = "typed";

/** A count's bounds as the search URL writes them: "3", "2-3", "0-3". */
export const countInUrl = (min: number | null, max: number | null): string | null =>
  max !== null ? `${min ?? 0}-${max}` : min === null ? null : String(min);

/** Hundredths of m² as the search URL writes them: "63", "63.5". */
export const squareMetresInUrl = (hundredths: number): string => String(hundredths / 100);

/**
 * The canonical search URL's parameters: one fixed order, what is absent or at its default left
 * out. `parseSearchParams` reads them back to the same criteria.
 */
export function toSearchParams(given: Partial<SearchCriteria>): URLSearchParams {
  const criteria = { ...NO_CRITERIA, ...given };
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | null) => {
    if (value !== null) params.append(name, String(value));
  };
  const euros = (cents: number | null) => (cents === null ? null : eurosInUrl(cents));
  const hundredth = (value: number | null) => (value === null ? null : squareMetresInUrl(value));
  set("location", criteria.location || null);
  for (const type of criteria.types) set("type", type);
  set("minPrice", euros(criteria.minPriceCents));
  set("maxPrice", euros(criteria.maxPriceCents));
  set("minSurface", hundredth(criteria.minSurfaceDm2));
  set("maxSurface", hundredth(criteria.maxSurfaceDm2));
  set("minRooms", countInUrl(criteria.minRooms, criteria.maxRooms));
  set("minBedrooms", countInUrl(criteria.minBedrooms, criteria.maxBedrooms));
  set("minBathrooms", criteria.minBathrooms);
  set("minPriceM2", euros(criteria.minPricePerM2Cents));
  set("maxPriceM2", euros(criteria.maxPricePerM2Cents));
  set("maxMonthly", euros(criteria.maxMonthlyCents));
  set("energy", criteria.worstEnergy);
  for (const feature of criteria.features) set("feature", feature);
  for (const storey of criteria.storeys) set("floor", storey);
  set("confirmed", criteria.confirmedDays);
  if (criteria.bbox) {
    const { west, south, east, north } = criteria.bbox;
    set("bbox", [west, south, east, north].map(roundDegrees).join(","));
  }
  if (criteria.polygon) set("polygon", encodePolygon(criteria.polygon));
  if (criteria.sort !== NO_CRITERIA.sort) set("sort", criteria.sort);
  set("cursor", criteria.cursor);
  return params;
}

function withCriteria(path: string, criteria: Partial<SearchCriteria>): string {
  const query = toSearchParams(criteria).toString();
  return query ? `${path}?${query}` : path;
}

/** An address of the search with the text that its filters were read of. */
export function withTyped(href: string, typed: string): string {
  const separator = href.includes("?") ? "&" : "?";
  return `${href}${separator}${new URLSearchParams({ [TYPED]: typed })}`;
}

/** The search page of these criteria. */
export function searchPath(criteria: Partial<SearchCriteria>): string {
  return withCriteria(routes.search, criteria);
}

/** The page of homes for sale, of these criteria. */
export function buyPath(criteria: Partial<SearchCriteria>): string {
  return withCriteria(routes.buy, criteria);
}
