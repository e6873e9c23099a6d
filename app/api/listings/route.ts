import { searchListings } from "@/lib/search/queries";
import { requireSearchParams } from "@/lib/search/schemas";
import { apiRoute, json } from "@/lib/server/api";

/** Search: one page of listings, their number and facet counts. */
export const GET = apiRoute(async (request) => {
  const criteria = requireSearchParams(new URL(request.url).searchParams);
  const { items, total, facets, nextCursor } = await searchListings(criteria);
  return json({ items, total, facets, nextCursor });
});
