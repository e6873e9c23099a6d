import type { CardFields } from "../listings/card-fields.ts";

/**
 * A favourite: with its card where the listing has a page; what is left of it where it has none any
 * more.
 */
export type FavoriteView =
  | { kind: "listing"; id: string; sold: boolean; card: CardFields }
  | { kind: "gone"; id: string; title: string; city: string; withdrawn: boolean };

/** Some favourites, the one added last first. */
export interface FavoritesView {
  items: FavoriteView[];
  total: number;
  nextCursor: string | null;
}
