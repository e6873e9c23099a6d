import { SearchScreen } from "@/components/search/SearchScreen";
import { SEARCH_META } from "@/lib/content/fr/search";
import { pack } from "@/lib/kernel/packed";
import { BUY_DOOR } from "@/lib/search/doors";
import { searchHeading } from "@/lib/search/seo";
import { env } from "@/lib/server/env";
import { Head } from "../../head";
import { loadSearchFrom, type SearchPageProps, searchHead } from "../recherche/load";

/** /acheter: everything for sale, on the same screen as a search. */
export default async function AllListings({ searchParams }: SearchPageProps) {
  const view = loadSearchFrom(await searchParams);
  const heading = searchHeading(view.criteria, view.interpretation);
  return (
    <>
      <Head {...searchHead(view, heading ?? SEARCH_META.buyTitle)} />
      <SearchScreen
        door={BUY_DOOR}
        view={pack(view)}
        heading={heading ?? SEARCH_META.buyHeading}
        tileStyleUrl={env().TILE_STYLE_URL ?? null}
      />
    </>
  );
}
