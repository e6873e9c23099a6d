import { apiRoutes } from "@/lib/auth/api-route";
import { json } from "@/lib/platform/problem";
import { mapClusters } from "@/lib/search/queries/map-clusters";
import { requireListingIds, requireSearchParams, requireZoom } from "@/lib/search/schemas";
import { noteSearchIndex } from "../../search-tags";

/** The same search as clusters on a map; without the listings that somebody does not want to see. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async (request) => {
    const params = new URL(request.url).searchParams;
    const without = requireListingIds(params, "without");
    const items = await mapClusters(requireSearchParams(params), requireZoom(params), without);
    await noteSearchIndex();
    return json({ items });
  },
});
