import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { makeOffer } from "@/lib/offers/commands/make-offer";
import { offerJson } from "@/lib/offers/json-views";
import { findOffer } from "@/lib/offers/queries/find-offer";
import { offerCallSchema } from "@/lib/offers/schemas";
import { keyOf, runOnce } from "@/lib/platform/idempotency";
import { json } from "@/lib/platform/problem";

/** Makes an offer for a listing. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  POST: async (request) => {
    const actor = await requireActor();
    const input = await readJson(request, offerCallSchema);
    const key = keyOf(request);
    return runOnce(
      { key, name: "POST /api/offers", caller: actor.userId, input },
      () => makeOffer(input, actor),
      async ({ offerId }) => {
        // A caller who became a buyer by it reads it as one.
        const reader = await requireActor();
        return json(offerJson(await findOffer(offerId, reader)), { status: 201 });
      },
    );
  },
});
