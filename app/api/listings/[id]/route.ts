import { apiRoutes } from "@/lib/auth/api-route";
import { DomainError } from "@/lib/kernel/errors";
import { listingJson } from "@/lib/listings/json-views";
import { findListingPage } from "@/lib/listings/queries/find-listing-page";
import { env } from "@/lib/platform/env";
import { json } from "@/lib/platform/problem";

/** One listing's public view. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (_request, { params }) => {
    const page = await findListingPage((await params).id);
    if (page.kind === "withdrawn") throw new DomainError("listing.withdrawn");
    if (page.kind === "unknown") throw new DomainError("listing.not-found");
    return json(listingJson(page, env().APP_URL), {
      cache: "public, max-age=0, must-revalidate",
    });
  },
});
