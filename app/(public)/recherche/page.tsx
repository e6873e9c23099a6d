import { SEARCH_META } from "@/lib/search/copy";
import { SEARCH_DOOR } from "@/lib/search/doors";
import type { SearchPageProps } from "./load";
import { Results } from "./results";

/** /recherche: what a search finds. */
export default async function SearchPage({ searchParams }: SearchPageProps) {
  return (
    <Results
      door={SEARCH_DOOR}
      parameters={await searchParams}
      title={SEARCH_META.searchTitle}
      heading={SEARCH_META.searchHeading}
    />
  );
}
