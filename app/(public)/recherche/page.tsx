import { SEARCH_META } from "@/lib/search/copy";
import { SEARCH_ENTRY } from "@/lib/search/entries";
import { loadSearchFrom, type SearchPageProps, searchMetadata } from "./load";
import { Results } from "./results";

export async function generateMetadata({ searchParams }: SearchPageProps) {
  return searchMetadata(
    await loadSearchFrom(SEARCH_ENTRY, await searchParams),
    SEARCH_META.searchTitle,
  );
}

/** /recherche: what a search finds. */
export default async function SearchPage({ searchParams }: SearchPageProps) {
  return (
    <Results
      entry={SEARCH_ENTRY}
      parameters={await searchParams}
      heading={SEARCH_META.searchHeading}
    />
  );
}
