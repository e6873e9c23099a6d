import { apiRoutes } from "@/lib/auth/api-route";
import { json } from "@/lib/platform/problem";
import { suggestPlaces } from "@/lib/search/queries/suggest-places";
import { requirePlaceText } from "@/lib/search/schemas";
import { noteSearchIndex } from "../search-tags";

/** Up to ten places by name or postal code, best first. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async (request) => {
    const text = requirePlaceText(new URL(request.url).searchParams);
    await noteSearchIndex();
    return json({ items: await suggestPlaces(text) }, { cache: "public, max-age=3600" });
  },
});
