import { apiRoutes } from "@/lib/auth/api-route";
import { json } from "@/lib/platform/problem";
import { mapClusters } from "@/lib/search/queries";
import { requireSearchParams, requireZoom } from "@/lib/search/schemas";
import { noteSearchIndex } from "../../search-tags";

/** The same search as clusters on a map. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async (request) => {
    const params = new URL(request.url).searchParams;
    const items = await mapClusters(requireSearchParams(params), requireZoom(params));
    noteSearchIndex();
    return json({ items });
  },
});
