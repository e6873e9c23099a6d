import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { hideListing, showListing } from "@/lib/favorites/hidden/commands/hide-listing";

const done = () => new Response(null, { status: 204, headers: { "cache-control": "no-store" } });

/** A listing that the person who asks does not want to see: hidden, or shown again; both may be repeated. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ listingId: string }>;
}>({
  PUT: async (_request, { params }) => {
    await hideListing(await params, await requireActor());
    return done();
  },
  DELETE: async (_request, { params }) => {
    await showListing(await params, await requireActor());
    return done();
  },
});
