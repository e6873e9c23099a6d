import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { acceptOffer } from "@/lib/offers/accepting/commands";
import { counterOffer, rejectOffer, withdrawOffer } from "@/lib/offers/commands";
import { offerJson } from "@/lib/offers/json-views";
import { findOffer } from "@/lib/offers/queries";
import { type OfferAnswer, offerMoveSchema } from "@/lib/offers/schemas";
import { keyOf, runOnce } from "@/lib/platform/idempotency";
import { json } from "@/lib/platform/problem";
import type { Actor } from "@/lib/policy/actor";

type Move = Exclude<OfferAnswer, { action: "counter" }>;

function move(offerId: string, input: Move, actor: Actor): Promise<{ offerId: string }> {
  switch (input.action) {
    case "accept":
      return acceptOffer({ offerId }, actor);
    case "reject":
      return rejectOffer({ offerId, reason: input.reason }, actor);
    case "withdraw":
      return withdrawOffer({ offerId }, actor);
  }
}

/** Answers an offer, or withdraws it. A counter-offer is a new one: its call takes a key. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  PATCH: async (request, { params }) => {
    const actor = await requireActor();
    const { id } = await params;
    const input = await readJson(request, offerMoveSchema);
    const respond = async ({ offerId }: { offerId: string }) =>
      json(offerJson(await findOffer(offerId, actor)));
    if (input.action !== "counter") return respond(await move(id, input, actor));
    const { action: _action, ...counter } = input;
    return runOnce(
      {
        key: keyOf(request),
        name: "PATCH /api/offers",
        caller: actor.userId,
        input: { id, ...counter },
      },
      () => counterOffer({ offerId: id, ...counter }, actor),
      respond,
    );
  },
});
