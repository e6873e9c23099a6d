import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { hideListings } from "@/lib/favorites/hidden/commands/hide-listing";
import { listHiddenIds } from "@/lib/favorites/hidden/queries/list-hidden-listings";
import { hiddenSchema } from "@/lib/favorites/schemas";
import { json } from "@/lib/platform/problem";
import { authorize } from "@/lib/policy/can";

/** What a browser held as hidden before its person signed in; may be repeated. Answers all that they hid. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  POST: async (request) => {
    const actor = await requireActor();
    // Before the body is read: a caller who may not learns that first.
    authorize(actor, "buying.change");
    await hideListings(await readJson(request, hiddenSchema), actor);
    return json({ hidden: await listHiddenIds(actor) });
  },
});
