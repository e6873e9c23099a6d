import { apiRoutes } from "@/lib/auth/api-route";
import { DomainError } from "@/lib/kernel/errors";
import { zoneOf } from "@/lib/kernel/place";
import { slotJson } from "@/lib/listings/json-views";
import { findListingPage } from "@/lib/listings/queries/find-listing-page";
import { json } from "@/lib/platform/problem";

/** The times at which the listing can still be visited. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (_request, { params }) => {
    const page = await findListingPage((await params).id);
    if (page.kind === "withdrawn") throw new DomainError("listing.withdrawn");
    if (page.kind === "unknown") throw new DomainError("listing.not-found");
    const zone = zoneOf(page.listing.communeCode);
    return json({ items: page.slots.map((slot) => slotJson(slot, zone)) });
  },
});
