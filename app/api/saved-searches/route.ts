import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { saveSearch } from "@/lib/buying/saved-searches/commands/save-search";
import { nameOfSearch } from "@/lib/buying/saved-searches/queries/name-of-search";
import { saveSearchBodySchema, toParameters } from "@/lib/buying/saved-searches/schemas";
import { keyOf, runOnce } from "@/lib/platform/idempotency";
import { json } from "@/lib/platform/problem";
import { authorize } from "@/lib/policy/can";
import { requireSearchParams } from "@/lib/search/schemas";

/** Saves a search of the signed-in buyer, with its alert. The same search saved again is still one: 200. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  POST: async (request) => {
    const actor = await requireActor();
    // Before the body is read: a caller who may not learns that first.
    authorize(actor, "buying.change");
    const input = await readJson(request, saveSearchBodySchema);
    const key = keyOf(request);
    const criteria = requireSearchParams(toParameters(input.criteria));
    const { frequency, name = await nameOfSearch(criteria) } = input;
    return runOnce(
      { key, name: "POST /api/saved-searches", caller: actor.userId, input },
      () => saveSearch({ criteria, name, frequency }, actor),
      ({ id, created }) => json({ id, name, frequency }, { status: created ? 201 : 200 }),
    );
  },
});
