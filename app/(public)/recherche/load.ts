import type { Metadata } from "next";
import { cache } from "react";
import type { RelaxationView } from "@/components/search/NoResults";
import type { SearchView } from "@/components/search/SearchScreen";
import { cardFields } from "@/lib/listings/card-fields";
import { placeText } from "@/lib/search/places/rules";
import { mapBounds, placeBounds } from "@/lib/search/queries/map-bounds";
import { searchListings } from "@/lib/search/queries/search-listings";
import { searchRelaxations } from "@/lib/search/queries/search-relaxations";
import { figuresAsFilters } from "@/lib/search/relaxations";
import { parseSearchParams, type RawParameters, type SearchProblem } from "@/lib/search/schemas";
import { canonicalPath, searchDescription, searchHeading } from "@/lib/search/seo";
import type { Interpretation, SearchCriteria } from "@/lib/search-index/criteria";
import { pageMetadata } from "../../page-metadata";

/** What a page of the search screen receives from Next. */
export interface SearchPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Around a commune where nothing is found: the same search in its whole department. */
async function aroundPlace(
  criteria: SearchCriteria,
  reading: Interpretation,
): Promise<RelaxationView[]> {
  const [place] = reading.places;
  if (place?.kind !== "commune") return [];
  const wider = {
    ...figuresAsFilters(criteria, reading),
    location: place.departmentCode,
    cursor: null,
  };
  const { total, interpretation } = await searchListings(wider);
  const [department] = interpretation.places;
  if (total === 0 || department === undefined) return [];
  const location = placeText(department);
  return [{ parameter: "location", criteria: { ...wider, location }, total }];
}

/** Everything the search screen shows for these criteria. */
export async function loadSearch(
  criteria: SearchCriteria,
  problems: readonly SearchProblem[],
): Promise<SearchView> {
  const page = await searchListings(criteria);
  const relaxations =
    page.items.length === 0
      ? [
          ...(await aroundPlace(criteria, page.interpretation)),
          ...(await searchRelaxations(criteria)),
        ]
      : [];
  // Where nothing is for sale the map still shows where that is.
  const bounds = (await mapBounds(criteria)) ?? placeBounds(page.interpretation);
  const wrong = problems.map(({ parameter }) => parameter);
  const wrongTexts = Object.fromEntries(
    problems.flatMap(({ parameter, text }) => (text === null ? [] : [[parameter, text]])),
  );
  // A cursor of another list: its first page is shown instead.
  if (page.isCursorInvalid) wrong.push("cursor");
  const items = page.items.map(cardFields);
  return { ...page, items, bounds, relaxations, criteria, problems: wrong, wrongTexts };
}

const loadOnce = cache((parameters: string): Promise<SearchView> => {
  const { criteria, problems } = parseSearchParams(JSON.parse(parameters));
  return loadSearch(criteria, problems);
});

/** The same, from the address's parameters: once a request, for the page and its metadata. */
export const loadSearchFrom = (raw: RawParameters): Promise<SearchView> =>
  loadOnce(JSON.stringify(raw));

/** The one address of what a search shows; null where search engines are to index nothing. */
export function searchCanonicalPath(view: SearchView): string | null {
  const { criteria, interpretation, total, problems } = view;
  return problems.length === 0 ? canonicalPath(criteria, interpretation, total) : null;
}

/** @param title where the criteria make none. */
export function searchMetadata(view: SearchView, title: string): Metadata {
  const { criteria, interpretation, total } = view;
  return pageMetadata({
    title: searchHeading(criteria, interpretation) ?? title,
    description: searchDescription(criteria, interpretation, total),
    path: searchCanonicalPath(view),
  });
}
