import { apiRoutes } from "@/lib/auth/api-route";
import { json } from "@/lib/platform/problem";
import { listPlacesIn } from "@/lib/search/places/queries/list-places-in-box";
import { requireSearchParams } from "@/lib/search/schemas";

/** Names for the plain map: the most populated communes of a `bbox`, none without one. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async (request) => {
    const { bbox } = requireSearchParams(new URL(request.url).searchParams);
    return json(
      { items: bbox ? await listPlacesIn(bbox) : [] },
      { cache: "public, max-age=86400" },
    );
  },
});
