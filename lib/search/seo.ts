import { capitalised, formatCount } from "../kernel/format.ts";
import { routes } from "../routes/public.ts";
import type { Interpretation, SearchCriteria } from "../search-index/criteria.ts";
import { hasFilters } from "../search-index/filters-of-text.ts";
import { SEARCH_META } from "./copy.ts";
import { effectiveTypes, typesPhrase, wherePhrase } from "./labels.ts";
import { placeText } from "./places/rules.ts";
import { searchPath, toSearchParams } from "./url.ts";

/** The page's heading: "Maisons à vendre à Rennes"; null when nothing names a type or a place. */
export function searchHeading(
  criteria: SearchCriteria,
  interpretation: Interpretation,
): string | null {
  const types = effectiveTypes(criteria, interpretation);
  const where = wherePhrase(criteria, interpretation);
  if (types.length === 0 && where === "") return null;
  return capitalised(`${typesPhrase(types)} à vendre ${where}`.trimEnd());
}

/** The sentence that search engines show: what there is, then what the site promises. */
export function searchDescription(
  criteria: SearchCriteria,
  interpretation: Interpretation,
  total: number,
): string {
  const what = typesPhrase(effectiveTypes(criteria, interpretation));
  const where = wherePhrase(criteria, interpretation) || "en France";
  const listings = formatCount(total, "annonce", "annonces");
  return `${capitalised(what)} à vendre ${where}\u00a0: ${listings} avec prix, surface, DPE et carte. ${SEARCH_META.promise}`;
}

/**
 * The one address that search engines should keep for a search, or null when they should keep
 * none. Kept: the whole catalogue, one type, one place, or one type in one place; first page,
 * default order, at least one listing.
 */
export function canonicalPath(
  criteria: SearchCriteria,
  interpretation: Interpretation,
  total: number,
): string | null {
  const { location, types, ...rest } = criteria;
  const { places, words, ignored } = interpretation;
  const [place] = places;
  const refined =
    toSearchParams(rest).size > 0 ||
    words.length + ignored.length > 0 ||
    hasFilters(interpretation);
  if (refined || total === 0 || types.length > 1 || places.length > 1) return null;
  if (location === null) return types.length === 0 ? routes.buy : searchPath({ types });
  if (place === undefined) return null;
  if (place.kind === "commune" && types.length === 0) return routes.city(place.slug);
  return searchPath({ location: placeText(place), types });
}
