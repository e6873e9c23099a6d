import { apiRoutes } from "@/lib/auth/api-route";
import { json } from "@/lib/platform/problem";
import { countAmong } from "@/lib/search/queries/count-listings";
import { requireListingIds, requireSearchParams } from "@/lib/search/schemas";

export const dynamic = "force-dynamic";

/** How many of some listings a search finds: of those that somebody hid, for a page that counts all. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async (request) => {
    const params = new URL(request.url).searchParams;
    return json({
      count: await countAmong(requireSearchParams(params), requireListingIds(params, "among")),
    });
  },
});
