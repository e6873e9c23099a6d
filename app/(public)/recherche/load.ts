import type { RelaxationView } from "@/components/search/NoResults";
import type { SearchView } from "@/components/search/SearchScreen";
import { shownCard } from "@/lib/listings/shown-card";
import { placeText } from "@/lib/search/places/rules";
import { mapBounds, placeBounds, searchListings, searchRelaxations } from "@/lib/search/queries";
import { figuresAsFilters } from "@/lib/search/relaxations";
import { parseSearchParams, type RawParameters, type SearchProblem } from "@/lib/search/schemas";
import { canonicalPath, searchDescription } from "@/lib/search/seo";
import type { Interpretation, SearchCriteria } from "@/lib/search-index/criteria";
import type { HeadProps } from "../../head";

/** What a page of the search screen receives from Next. */
export interface SearchPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

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
  const page = searchListings(criteria);
  const relaxations =
    page.items.length === 0
      ? [...aroundPlace(criteria, page.interpretation), ...searchRelaxations(criteria)]
      : [];
  // Where nothing is for sale the map still shows where that is.
  const bounds = mapBounds(criteria) ?? placeBounds(page.interpretation);
  const wrong = problems.map(({ parameter }) => parameter);
  // A cursor of another list: its first page is shown instead.
  if (page.cursorRefused) wrong.push("cursor");
  const items = page.items.map(shownCard);
  return { ...page, items, bounds, relaxations, criteria, problems: wrong };
}

/** The same, from the address's parameters. */
export function loadSearchFrom(raw: RawParameters): SearchView {
  const { criteria, problems } = parseSearchParams(raw);
  return loadSearch(criteria, problems);
}

/** What a search says of itself: one address for it, or that it is not to be kept. */
export function searchHead(view: SearchView, title: string): HeadProps {
  const { criteria, interpretation, total, problems } = view;
  return {
    title,
    description: searchDescription(criteria, interpretation, total),
    path: problems.length === 0 ? canonicalPath(criteria, interpretation, total) : null,
  };
}
