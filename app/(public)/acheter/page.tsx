import type { Metadata } from "next";
import { SearchScreen } from "@/components/search/SearchScreen";
import { SEARCH_META } from "@/lib/content/fr/search";
import { pack } from "@/lib/kernel/packed";
import { BUY_DOOR } from "@/lib/search/doors";
import { searchHeading } from "@/lib/search/seo";
import { env } from "@/lib/server/env";
import { loadSearchFrom, type SearchPageProps, searchMetadata } from "../recherche/load";

export async function generateMetadata({ searchParams }: SearchPageProps): Promise<Metadata> {
  const view = loadSearchFrom(await searchParams);
  const heading = searchHeading(view.criteria, view.interpretation);
  return searchMetadata(view, heading ?? SEARCH_META.buyTitle);
}

/** /acheter: everything for sale, on the same screen as a search. */
export default async function AllListings({ searchParams }: SearchPageProps) {
  const view = loadSearchFrom(await searchParams);
  const heading = searchHeading(view.criteria, view.interpretation);
  return (
    <SearchScreen
      door={BUY_DOOR}
      view={pack(view)}
      heading={heading ?? SEARCH_META.buyHeading}
      tileStyleUrl={env().TILE_STYLE_URL ?? null}
    />
  );
}
