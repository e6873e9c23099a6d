import { pageActor } from "@/lib/auth/page-actor";
import { listFavorites } from "@/lib/favorites/queries/list-favorites";
import { type Parameters, textOf } from "@/lib/kernel/parameters";
import { pageMetadata } from "../../../page-metadata";
import { judgeFavoriteAction, removeFavoriteAction } from "./actions";
import { FAVORITES } from "./copy";
import { FavoritesScreen } from "./FavoritesScreen";

export const metadata = pageMetadata({ title: FAVORITES.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/buyer/favorites");
  const { suite } = await searchParams;
  return (
    <FavoritesScreen
      view={await listFavorites(actor, { after: textOf(suite) })}
      remove={removeFavoriteAction}
      judge={judgeFavoriteAction}
    />
  );
}
