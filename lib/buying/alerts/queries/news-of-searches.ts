import { indexListings } from "../../../search/queries/index-listings.ts";
import type { SavedSearchView } from "../../saved-searches/views.ts";
import type { AlertKind } from "../rules.ts";
import { recentEvents, recentLinesOf } from "./recent-events.ts";

/** The listings of each search that something happened to lately: their ids, by the search's. */
export async function newsOfSearches(
  searches: readonly Pick<SavedSearchView, "id" | "criteria">[],
  now: Date,
): Promise<ReadonlyMap<string, ReadonlyMap<string, AlertKind>>> {
  const events = searches.length > 0 ? await recentEvents(now) : [];
  const listings = await indexListings(events.map(({ propertyId }) => propertyId));
  return new Map(
    searches.map(({ id, criteria }) => {
      const found = new Set(listings?.find({ ...criteria, sort: "newest" }).ids);
      return [
        id,
        new Map(recentLinesOf(events, found).map(({ listingId, what }) => [listingId, what])),
      ];
    }),
  );
}
