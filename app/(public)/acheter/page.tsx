import { SEARCH_META } from "@/lib/search/copy";
import { BUY_ENTRY } from "@/lib/search/entries";
import { loadSearchFrom, type SearchPageProps, searchMetadata } from "../recherche/load";
import { Results } from "../recherche/results";

export async function generateMetadata({ searchParams }: SearchPageProps) {
  return searchMetadata(await loadSearchFrom(BUY_ENTRY, await searchParams), SEARCH_META.buyTitle);
}

/** /acheter: everything for sale, on the same screen as a search. */
export default async function BuyPage({ searchParams }: SearchPageProps) {
  return (
    <Results entry={BUY_ENTRY} parameters={await searchParams} heading={SEARCH_META.buyHeading} />
  );
}
