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
  const news = searches.map(async ({ id, criteria }) => {
    const found = await listings?.find({ ...criteria, sort: "newest" });
    const lines = recentLinesOf(events, new Set(found?.ids));
    return [id, new Map(lines.map(({ listingId, what }) => [listingId, what]))] as const;
  });
  return new Map(await Promise.all(news));
}
