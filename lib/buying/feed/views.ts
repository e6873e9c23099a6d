import type { FavoriteView } from "../../favorites/views.ts";
import type { CardFields } from "../../listings/card-fields.ts";
import type { SearchCriteria } from "../../search-index/criteria.ts";
import type { AlertKind } from "../alerts/rules.ts";

/** What a saved search finds now, the news first. */
export interface SearchFeed {
  id: string;
  name: string;
  criteria: SearchCriteria;
  total: number;
  homes: {
    card: CardFields;
    /** What happened to it over the last days; null where nothing did. */
    news: AlertKind | null;
  }[];
}

/** What there is for a buyer today. */
export interface BuyerFeed {
  searches: SearchFeed[];
  /** Favourites whose price went down. */
  drops: Extract<FavoriteView, { kind: "listing" }>[];
}
