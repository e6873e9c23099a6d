import type { CardFields } from "../listings/card-fields.ts";
import type { PriceDrop } from "../listings/price-drop.ts";
import type { FavoriteMark } from "./rules.ts";

/** What somebody thinks of a favourite. */
export interface Judgement {
  mark: FavoriteMark | null;
  note: string | null;
}

/**
 * A favourite: with its card where the listing has a page; what remains of it where it has none any
 * more.
 */
export type FavoriteView = Judgement &
  (
    | { kind: "listing"; id: string; sold: boolean; card: CardFields; drop: PriceDrop | null }
    | { kind: "gone"; id: string; title: string; city: string; withdrawn: boolean }
  );

/** Some favourites, the one added last first. */
export interface FavoritesView {
  items: FavoriteView[];
  total: number;
  nextCursor: string | null;
}
