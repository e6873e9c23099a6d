"use server";

import { userAction } from "@/lib/auth/user-action";
import { hasWriting } from "@/lib/content/typed-fields";
import { DomainError, type ErrorCode } from "@/lib/kernel/errors";
import { acceptOffer } from "@/lib/offers/commands/accept-offer";
import { counterOffer } from "@/lib/offers/commands/counter-offer";
import { rejectOffer } from "@/lib/offers/commands/reject-offer";
import { requestAcceptance } from "@/lib/offers/commands/request-acceptance";
import { setFileSharing } from "@/lib/offers/commands/set-file-sharing";
import { withdrawOffer } from "@/lib/offers/commands/withdraw-offer";
import {
  counterFormSchema,
  type OfferId,
  offerIdSchema,
  rejectFormSchema,
  sharingFormSchema,
} from "@/lib/offers/schemas";
import { requestOrigin } from "@/lib/platform/request";
import type { Actor } from "@/lib/policy/actor";
import { spaceRoutes } from "@/lib/routes/space";

interface Refused {
  refusal: ErrorCode;
}

/**
 * A command on an offer. Where the offer or its listing has moved on meanwhile, that is no fault of the form:
 * the offer's page says what changed and shows what is possible now. A form that somebody wrote in stays
 * instead, and says so.
 */
function orMoved<Input extends object, Result>(
  command: (input: Input, actor: Actor) => Promise<Result>,
) {
  return async (input: Input, actor: Actor): Promise<Result | Refused> => {
    try {
      return await command(input, actor);
    } catch (error) {
      const isMoved = DomainError.is(error) && error.status === 409;
      if (isMoved && !hasWriting(input)) return { refusal: error.code };
      throw error;
    }
  };
}

/** Where a form on an offer leads: what became of it, or why nothing did. */
const landing = (
  result: { offerId: string } | Refused,
  { offerId }: { offerId: string },
  state: string,
) => ({
  redirectTo:
    "refusal" in result
      ? spaceRoutes.offer(offerId, result.refusal)
      : spaceRoutes.offer(result.offerId, state),
});

/** Accepts an offer, or has its acceptance signed where several sell. */
const accept = orMoved(async (input: OfferId, actor: Actor) => {
  try {
    return await acceptOffer(input, actor);
  } catch (error) {
    if (!DomainError.is(error) || error.code !== "offer.jointly-signed") throw error;
    return requestAcceptance(input, actor, await requestOrigin());
  }
});

export const acceptOfferAction = userAction(
  offerIdSchema,
  accept,
  (result, input) => {
    if ("refusal" in result) return landing(result, input, "");
    if ("saleId" in result) return { redirectTo: spaceRoutes.sale(result.saleId, "ouverte") };
    const state = result.isJoint ? "liens-envoyes" : "code-envoye";
    return { redirectTo: spaceRoutes.mandate(result.propertyId, { state }) };
  },
  { creates: "sale" },
);

export const counterOfferAction = userAction(
  counterFormSchema,
  orMoved(counterOffer),
  (result, input) => landing(result, input, "contre-proposee"),
  { creates: "counter-offer" },
);

export const rejectOfferAction = userAction(
  rejectFormSchema,
  orMoved(rejectOffer),
  (result, input) => landing(result, input, "refusee"),
);

export const withdrawOfferAction = userAction(
  offerIdSchema,
  orMoved(withdrawOffer),
  (result, input) => landing(result, input, "retiree"),
);

export const shareFileAction = userAction(
  sharingFormSchema,
  orMoved(setFileSharing),
  (result, input) => landing(result, input, input.share ? "dossier-montre" : "dossier-retire"),
);
