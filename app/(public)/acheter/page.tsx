import { SEARCH_META } from "@/lib/search/copy";
import { BUY_DOOR } from "@/lib/search/doors";
import { loadSearchFrom, type SearchPageProps, searchMetadata } from "../recherche/load";
import { Results } from "../recherche/results";

export async function generateMetadata({ searchParams }: SearchPageProps) {
  return searchMetadata(loadSearchFrom(await searchParams), SEARCH_META.buyTitle);
}

/** /acheter: everything for sale, on the same screen as a search. */
export default async function BuyPage({ searchParams }: SearchPageProps) {
  return (
    <Results door={BUY_DOOR} parameters={await searchParams} heading={SEARCH_META.buyHeading} />
  );
}
