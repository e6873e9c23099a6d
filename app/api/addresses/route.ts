import { apiRoutes, readQuery } from "@/lib/auth/api-route";
import { json } from "@/lib/platform/problem";
import { suggestAddresses } from "@/lib/public-data/addresses/client";
import { addressQuerySchema } from "@/lib/public-data/addresses/schemas";
import { PUBLIC_SOURCES } from "@/lib/public-data/sources";

const SUGGESTIONS = 6;

/** Addresses that a text may be the beginning of. Where the register can't be reached, people type on by hand. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async (request) => {
    const { q } = readQuery(request, addressQuerySchema);
    const result = await suggestAddresses(q, { limit: SUGGESTIONS });
    const source = PUBLIC_SOURCES.addresses.name;
    if (result.state === "unreachable") return json({ items: [], source, unreachable: true });
    const items = result.state === "found" ? result.value : [];
    return json({ items, source }, { cache: "private, max-age=600" });
  },
});
