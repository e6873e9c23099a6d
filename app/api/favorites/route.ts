import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { addFavorites } from "@/lib/favorites/commands/add-favorite";
import { listFavoriteIds } from "@/lib/favorites/queries/list-favorite-ids";
import { favoritesSchema } from "@/lib/favorites/schemas";
import { json } from "@/lib/platform/problem";

/**
 * What a browser held before its person signed in becomes theirs; may be repeated. Answers all of
 * the person's favourites.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  POST: async (request) => {
    const actor = await requireActor();
    await addFavorites(await readJson(request, favoritesSchema), actor);
    return json({ favorites: await listFavoriteIds(actor) });
  },
});
