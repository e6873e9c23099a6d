import { SEARCH_META } from "@/lib/search/copy";
import { BUY_DOOR } from "@/lib/search/doors";
import type { SearchPageProps } from "../recherche/load";
import { Results } from "../recherche/results";

/** /acheter: everything for sale, on the same screen as a search. */
export default async function BuyPage({ searchParams }: SearchPageProps) {
  return (
    <Results
      door={BUY_DOOR}
      parameters={await searchParams}
      title={SEARCH_META.buyTitle}
      heading={SEARCH_META.buyHeading}
    />
  );
}
