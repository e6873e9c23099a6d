import { SearchScreen } from "@/components/search/SearchScreen";
import { SEARCH_META } from "@/lib/content/fr/search";
import { pack } from "@/lib/kernel/packed";
import { SEARCH_DOOR } from "@/lib/search/doors";
import { searchHeading } from "@/lib/search/seo";
import { env } from "@/lib/server/env";
import { Head } from "../../head";
import { loadSearchFrom, type SearchPageProps, searchHead } from "./load";

/** /recherche: what a search finds. */
export default async function SearchResults({ searchParams }: SearchPageProps) {
  const view = loadSearchFrom(await searchParams);
  const heading = searchHeading(view.criteria, view.interpretation);
  return (
    <>
      <Head {...searchHead(view, heading ?? SEARCH_META.searchTitle)} />
      <SearchScreen
        door={SEARCH_DOOR}
        view={pack(view)}
        heading={heading ?? SEARCH_META.searchHeading}
        tileStyleUrl={env().TILE_STYLE_URL ?? null}
      />
    </>
  );
}
