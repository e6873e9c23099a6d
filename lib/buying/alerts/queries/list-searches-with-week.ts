import { listCards } from "../../../listings/queries/list-cards.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { indexListings } from "../../../search/queries/index-listings.ts";
import { listSavedSearches } from "../../saved-searches/queries/list-saved-searches.ts";
import type { AlertWeekView, SearchWithWeek } from "../../saved-searches/views.ts";
import { type RecentLine, recentEvents, recentLinesOf } from "./recent-events.ts";
import { unwanted } from "./unwanted-listings.ts";

/** Listings that a preview shows of each search. */
const SHOWN = 3;

/**
 * The searches that a person saved, each with what its alert would have sent over the last seven days. One
 * index of what happened is made for all of them.
 * @throws {DomainError} request.forbidden
 */
export async function listSearchesWithWeek(
  actor: Actor,
  now = new Date(),
): Promise<SearchWithWeek[]> {
  authorize(actor, "buying.read");
  const searches = await listSavedSearches(actor);
  if (searches.length === 0) return [];
  const { userId } = actor;
  const recent = await recentEvents(now);
  const silent = await unwanted(
    recent.map(({ propertyId }) => propertyId),
    userId,
  );
  const events = recent.filter(
    ({ sellerId, ambassadorId, propertyId }) =>
      ![sellerId, ambassadorId].includes(userId) && !silent.has(`${userId} ${propertyId}`),
  );
  const listings = await indexListings(events.map(({ propertyId }) => propertyId));
  if (!listings) return searches.map((search) => ({ ...search, week: null }));
  return Promise.all(
    searches.map(async (search) => {
      const { ids, total } = await listings.find({ ...search.criteria, sort: "newest" });
      return {
        ...search,
        week: await weekOf(recentLinesOf(events, new Set(ids)), ids.length, total),
      };
    }),
  );
}

async function weekOf(
  lines: readonly RecentLine[],
  read: number,
  total: number,
): Promise<AlertWeekView> {
  const shown = [...lines].sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, SHOWN);
  const cards = await listCards(shown.map(({ listingId }) => listingId));
  return {
    // A listing whose price rose is found and not reported: exact for the first page, close beyond.
    total: total - (read - lines.length),
    lines: shown.flatMap(({ listingId, what, at, fromCents }) => {
      const card = cards.find(({ id }) => id === listingId);
      if (!card) return [];
      const { id, title, city, priceCents } = card;
      return [{ id, title, city, what, at, priceCents, fromCents }];
    }),
  };
}
