import type { Metadata } from "next";
import { cache } from "react";
import type { RelaxationView } from "@/components/search/NoResults";
import type { SearchView } from "@/components/search/SearchScreen";
import { shownCard } from "@/lib/listings/shown-card";
import type { Interpretation, SearchCriteria } from "@/lib/search/criteria";
import { placeText } from "@/lib/search/places";
import { mapBounds, placeBounds, searchListings, searchRelaxations } from "@/lib/search/queries";
import { figuresAsFilters } from "@/lib/search/relaxations";
import { parseSearchParams, type RawParameters, type SearchProblem } from "@/lib/search/schemas";
import { canonicalPath, searchDescription } from "@/lib/search/seo";
import { toSearchParams } from "@/lib/search/url";

/** What a page of the search screen receives from Next. */
export interface SearchPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** One search per request, though the page and its metadata both need it. */
const findOnce = cache((query: string) => {
  const { criteria } = parseSearchParams(new URLSearchParams(query));
  const page = searchListings(criteria);
  const relaxations =
    page.items.length === 0
      ? [...aroundPlace(criteria, page.interpretation), ...searchRelaxations(criteria)]
      : [];
  // Where nothing is for sale the map still shows where that is.
  const bounds = mapBounds(criteria) ?? placeBounds(page.interpretation);
  return { ...page, items: page.items.map(shownCard), bounds, relaxations };
});

/** Around a commune where nothing is found: the same search in its whole department. */
function aroundPlace(criteria: SearchCriteria, said: Interpretation): RelaxationView[] {
  const [place] = said.places;
  if (place?.kind !== "commune") return [];
  const wider = {
    ...figuresAsFilters(criteria, said),
    location: place.departmentCode,
    cursor: null,
  };
  const { total, interpretation } = searchListings(wider);
  const [department] = interpretation.places;
  if (total === 0 || department === undefined) return [];
  const location = placeText(department);
  return [{ parameter: "location", criteria: { ...wider, location }, total }];
}

/** Everything the search screen shows for these criteria. */
export function loadSearch(
  criteria: SearchCriteria,
  problems: readonly SearchProblem[],
): SearchView {
  const found = findOnce(toSearchParams(criteria).toString());
  const wrong = problems.map(({ parameter }) => parameter);
  // A cursor of another list: its first page is shown instead.
  if (found.cursorRefused) wrong.push("cursor");
  return { ...found, criteria, problems: wrong };
}

/** The same, from the address's parameters. */
export function loadSearchFrom(raw: RawParameters): SearchView {
  const { criteria, problems } = parseSearchParams(raw);
  return loadSearch(criteria, problems);
}

/** What search engines are told of a search: one address for it, or that it is not to be kept. */
export function searchMetadata(view: SearchView, title: string): Metadata {
  const { criteria, interpretation, total, problems } = view;
  const canonical = problems.length === 0 ? canonicalPath(criteria, interpretation, total) : null;
  return {
    title,
    description: searchDescription(criteria, interpretation, total),
    ...(canonical === null
      ? { robots: { index: false, follow: true } }
      : { alternates: { canonical } }),
  };
}
