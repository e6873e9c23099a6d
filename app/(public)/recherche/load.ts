import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { NearView } from "@/components/search/NearInstead";
import type { RelaxationView } from "@/components/search/NoResults";
import type { SearchView } from "@/components/search/SearchScreen";
import { cardFields } from "@/lib/listings/card-fields";
import { entryHref, type SearchEntry } from "@/lib/search/entries";
import { ignoredLabel, wherePhrase } from "@/lib/search/labels";
import { placeText } from "@/lib/search/places/rules";
import { filteredCriteria } from "@/lib/search/queries/filtered-criteria";
import { interpretLocation } from "@/lib/search/queries/interpret-location";
import { mapBounds, placeBounds } from "@/lib/search/queries/map-bounds";
import { searchListings } from "@/lib/search/queries/search-listings";
import { searchRelaxations } from "@/lib/search/queries/search-relaxations";
import { textAsFilters } from "@/lib/search/relaxations";
import { parseSearchParams, type RawParameters, type SearchProblem } from "@/lib/search/schemas";
import { canonicalPath, searchDescription, searchHeading } from "@/lib/search/seo";
import { withTyped } from "@/lib/search/url";
import {
  type Interpretation,
  isByMonthlyCost,
  type SearchCriteria,
} from "@/lib/search-index/criteria";
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
    ...textAsFilters(criteria, reading),
    location: place.departmentCode,
    cursor: null,
  };
  const { total, interpretation } = await searchListings(wider);
  const [department] = interpretation.places;
  if (total === 0 || department === undefined) return [];
  const location = placeText(department);
  return [{ parameter: "location", criteria: { ...wider, location }, total }];
}

/** The homes of the place that a search names, where it finds none by the words beside: a neighbourhood without homes. */
async function nearInstead(
  criteria: SearchCriteria,
  { places, words }: Interpretation,
  now: Date,
): Promise<NearView | null> {
  const [place, another] = places;
  if (place === undefined || another !== undefined || words.length === 0) return null;
  const near = { ...criteria, location: placeText(place), cursor: null };
  const { items, total, interpretation } = await searchListings(near);
  if (total === 0) return null;
  const where = wherePhrase(near, { places, words: [] });
  const byMonthlyCost = isByMonthlyCost(near, interpretation);
  const cards = items.map((card) => cardFields(card, now, { byMonthlyCost }));
  return { items: cards, total, criteria: near, words: words.join(" "), where };
}

/** Everything the search screen shows for these criteria. */
export async function loadSearch(
  criteria: SearchCriteria,
  problems: readonly SearchProblem[],
  typed: string | null = null,
): Promise<SearchView> {
  const now = new Date();
  const page = await searchListings(criteria);
  const relaxations =
    page.items.length === 0
      ? [
          ...(await aroundPlace(criteria, page.interpretation)),
          ...(await searchRelaxations(criteria)),
        ]
      : [];
  const near = page.total === 0 ? await nearInstead(criteria, page.interpretation, now) : null;
  // Where nothing is for sale the map still shows where that is.
  const bounds = (await mapBounds(criteria)) ?? (await placeBounds(page.interpretation));
  const wrong = problems.map(({ parameter }) => parameter);
  const wrongTexts = Object.fromEntries(
    problems.flatMap(({ parameter, text }) => (text === null ? [] : [[parameter, text]])),
  );
  // A cursor of another list: its first page is shown instead.
  if (page.isCursorInvalid) wrong.push("cursor");
  const byMonthlyCost = isByMonthlyCost(criteria, page.interpretation);
  const items = page.items.map((card) => cardFields(card, now, { byMonthlyCost }));
  const ignored = typed === null ? null : ignoredLabel(await interpretLocation(typed));
  return {
    ...page,
    items,
    bounds,
    relaxations,
    near,
    criteria,
    problems: wrong,
    wrongTexts,
    typed: typed === null ? null : { text: typed, ignored },
  };
}

const loadOnce = cache(async (path: string, parameters: string): Promise<SearchView> => {
  const { criteria, problems, typed } = parseSearchParams(JSON.parse(parameters));
  // A wrong parameter is named on this page: the other one would not know of it.
  const filtered = problems.length === 0 ? await filteredCriteria(criteria) : null;
  if (filtered !== null && criteria.location !== null) {
    const href = entryHref({ path, ownPlace: null }, filtered);
    redirect(withTyped(href, criteria.location));
  }
  return loadSearch(criteria, problems, typed);
});

/**
 * The same, from the address's parameters: once a request, for the page and its metadata. An address whose text says
 * more than a place leads to the one with its filters: it is the one that is shared, and its form shows them.
 */
export const loadSearchFrom = ({ path }: SearchEntry, raw: RawParameters): Promise<SearchView> =>
  loadOnce(path, JSON.stringify(raw));

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
