import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { acceptOffer } from "@/lib/offers/commands/accept-offer";
import { counterOffer } from "@/lib/offers/commands/counter-offer";
import { rejectOffer } from "@/lib/offers/commands/reject-offer";
import { withdrawOffer } from "@/lib/offers/commands/withdraw-offer";
import { offerJson } from "@/lib/offers/json-views";
import { findOffer } from "@/lib/offers/queries/find-offer";
import { type OfferAnswer, offerMoveSchema } from "@/lib/offers/schemas";
import { keyOf, runOnce } from "@/lib/platform/idempotency";
import { json } from "@/lib/platform/problem";
import type { Actor } from "@/lib/policy/actor";

type Ending = Extract<OfferAnswer, { action: "reject" | "withdraw" }>;
type Creating = Exclude<OfferAnswer, Ending>;

function end(offerId: string, input: Ending, actor: Actor): Promise<{ offerId: string }> {
  return input.action === "reject"
    ? rejectOffer({ offerId, reason: input.reason }, actor)
    : withdrawOffer({ offerId }, actor);
}

function create(offerId: string, input: Creating, actor: Actor) {
  if (input.action === "accept") return acceptOffer({ offerId }, actor);
  const { action: _action, ...counter } = input;
  return counterOffer({ offerId, ...counter }, actor);
}

/** Answers an offer, or withdraws it. What creates another offer, or a sale, may be called under a key. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  PATCH: async (request, { params }) => {
    const actor = await requireActor();
    const { id } = await params;
    const input = await readJson(request, offerMoveSchema);
    const respond = async ({ offerId }: { offerId: string }) =>
      json(offerJson(await findOffer(offerId, actor)));
    if (input.action === "reject" || input.action === "withdraw") {
      return respond(await end(id, input, actor));
    }
    return runOnce(
      {
        key: keyOf(request),
        name: "PATCH /api/offers",
        caller: actor.userId,
        input: { id, ...input },
      },
      () => create(id, input, actor),
      respond,
    );
  },
});
