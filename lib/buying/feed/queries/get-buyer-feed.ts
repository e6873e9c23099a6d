import { listHiddenIds } from "../../../favorites/hidden/queries/list-hidden-listings.ts";
import { listDroppedFavorites } from "../../../favorites/queries/list-dropped-favorites.ts";
import { cardFields } from "../../../listings/card-fields.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { searchListings } from "../../../search/queries/search-listings.ts";
import { newsOfSearches } from "../../alerts/queries/news-of-searches.ts";
import { listSavedSearches } from "../../saved-searches/queries/list-saved-searches.ts";
import type { BuyerFeed, SearchFeed } from "../views.ts";

/** Searches whose homes are shown, the last ones; homes of each; drops. */
const MOST_SEARCHES = 4;

const HOMES = 3;

const DROPS = 3;

/**
 * What there is for a buyer today: the newest homes of their searches, those that something happened to
 * first, and the favourites that became cheaper.
 * @throws {DomainError} request.forbidden
 */
export async function getBuyerFeed(actor: Actor, now = new Date()): Promise<BuyerFeed> {
  authorize(actor, "buying.read");
  const searches = (await listSavedSearches(actor)).slice(0, MOST_SEARCHES);
  const drops = await listDroppedFavorites(actor, DROPS, now);
  if (searches.length === 0) return { searches: [], drops };
  const hidden = new Set(await listHiddenIds(actor));
  const news = await newsOfSearches(searches, now);
  const feeds = searches.map(async ({ id, name, criteria }): Promise<SearchFeed> => {
    const { items, total } = await searchListings({ ...criteria, sort: "newest" });
    const happened = news.get(id);
    const homes = items
      .filter((card) => !hidden.has(card.id))
      .map((card) => ({ card: cardFields(card, now), news: happened?.get(card.id) ?? null }));
    const inOrder = [...homes.filter((home) => home.news), ...homes.filter((home) => !home.news)];
    return { id, name, criteria, total, homes: inOrder.slice(0, HOMES) };
  });
  return { searches: await Promise.all(feeds), drops };
}
