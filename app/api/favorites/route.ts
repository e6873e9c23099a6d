import { addFavorites } from "@/lib/favorites/commands";
import { listFavoriteIds } from "@/lib/favorites/queries";
import { favoritesSchema } from "@/lib/favorites/schemas";
import { apiRoutes, json, readJson } from "@/lib/server/api";
import { requireActor } from "@/lib/server/auth/session";

/**
 * What a browser held before its person signed in becomes theirs; may be said again. Answers all of the
 * person's favourites.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  POST: async (request) => {
    const actor = await requireActor();
    await addFavorites(await readJson(request, favoritesSchema), actor);
    return json({ favorites: listFavoriteIds(actor) });
  },
});
