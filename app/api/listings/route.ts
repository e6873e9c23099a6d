import { apiRoutes } from "@/lib/auth/api-route";
import { INVALID_VALUE } from "@/lib/content/errors";
import { DomainError } from "@/lib/kernel/errors";
import { json } from "@/lib/platform/problem";
import { cardJson } from "@/lib/search/card-cache";
import { searchListings } from "@/lib/search/queries/search-listings";
import { requireSearchParams } from "@/lib/search/schemas";

/** Search: one page of listings, their number and facet counts. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async (request) => {
    const criteria = requireSearchParams(new URL(request.url).searchParams);
    const { items, total, facets, nextCursor, isCursorInvalid } = await searchListings(criteria);
    // A program that pages would take the first page for the next one, and never end.
    if (isCursorInvalid)
      throw new DomainError("search.invalid-parameters", { cursor: INVALID_VALUE });
    const around = JSON.stringify({ total, facets, nextCursor });
    return json(`{"items":[${items.map(cardJson).join()}],${around.slice(1)}`);
  },
});
