import { cardJson } from "@/lib/search/kept-cards";
import { searchListings } from "@/lib/search/queries";
import { requireSearchParams } from "@/lib/search/schemas";
import { apiRoute, json } from "@/lib/server/api";

/** Search: one page of listings, their number and facet counts. */
export const GET = apiRoute((request) => {
  const criteria = requireSearchParams(new URL(request.url).searchParams);
  const { items, total, facets, nextCursor } = searchListings(criteria);
  const around = JSON.stringify({ total, facets, nextCursor });
  return json(`{"items":[${items.map(cardJson).join()}],${around.slice(1)}`);
});
