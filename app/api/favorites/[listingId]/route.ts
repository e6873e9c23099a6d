import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { addFavorite } from "@/lib/favorites/commands/add-favorite";
import { removeFavorite } from "@/lib/favorites/commands/remove-favorite";

const done = () => new Response(null, { status: 204, headers: { "cache-control": "no-store" } });

/** A favourite of the person who asks: put, or taken away; both may be repeated. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ listingId: string }>;
}>({
  PUT: async (_request, { params }) => {
    await addFavorite(await params, await requireActor());
    return done();
  },
  DELETE: async (_request, { params }) => {
    await removeFavorite(await params, await requireActor());
    return done();
  },
});
