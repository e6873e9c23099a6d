import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { acceptOffer } from "@/lib/offers/accepting/commands";
import { counterOffer, rejectOffer, withdrawOffer } from "@/lib/offers/commands";
import { offerJson } from "@/lib/offers/json-views";
import { findOffer } from "@/lib/offers/queries";
import { type OfferAnswer, offerMoveSchema } from "@/lib/offers/schemas";
import { json } from "@/lib/platform/problem";
import type { Actor } from "@/lib/policy/actor";

function answer(offerId: string, input: OfferAnswer, actor: Actor): Promise<{ offerId: string }> {
  switch (input.action) {
    case "accept":
      return acceptOffer({ offerId }, actor);
    case "counter": {
      const { action: _action, ...counter } = input;
      return counterOffer({ offerId, ...counter }, actor);
    }
    case "reject":
      return rejectOffer({ offerId, reason: input.reason }, actor);
    case "withdraw":
      return withdrawOffer({ offerId }, actor);
  }
}

/** Answers an offer, or withdraws it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  PATCH: async (request, { params }) => {
    const actor = await requireActor();
    const { id } = await params;
    const { offerId } = await answer(id, await readJson(request, offerMoveSchema), actor);
    return json(offerJson(await findOffer(offerId, actor)));
  },
});
