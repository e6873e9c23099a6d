import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { saveSearch } from "@/lib/buying/saved-searches/commands";
import { nameOfSearch } from "@/lib/buying/saved-searches/queries";
import { saveSearchBodySchema, toParameters } from "@/lib/buying/saved-searches/schemas";
import { runOnce } from "@/lib/platform/idempotency";
import { json } from "@/lib/platform/problem";
import { authorize } from "@/lib/policy/can";
import { requireSearchParams } from "@/lib/search/schemas";

/** Saves a search of the signed-in buyer, with its alert. The same search saved again is still one: 200. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  POST: async (request) => {
    const actor = await requireActor();
    // Before the body is read: who may not is told that first.
    authorize(actor, "buying.change");
    const input = await readJson(request, saveSearchBodySchema);
    const call = { name: "POST /api/saved-searches", caller: actor.userId, input };
    return runOnce(request, call, async () => {
      const criteria = requireSearchParams(toParameters(input.criteria));
      const { frequency, name = nameOfSearch(criteria) } = input;
      const { id, created } = await saveSearch({ criteria, name, frequency }, actor);
      return json({ id, name, frequency }, { status: created ? 201 : 200 });
    });
  },
});
