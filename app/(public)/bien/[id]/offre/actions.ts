"use server";

import { z } from "zod";
import { userAction } from "@/lib/auth/user-action";
import { DomainError } from "@/lib/kernel/errors";
import { makeOffer } from "@/lib/offers/commands/make-offer";
import { findOfferForm } from "@/lib/offers/queries/find-offer-form";
import { netToSeller } from "@/lib/offers/rules";
import { offerFormSchema } from "@/lib/offers/schemas";
import { checkTerms } from "@/lib/offers/terms";
import type { Once } from "@/lib/platform/idempotency";
import type { Actor } from "@/lib/policy/actor";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import type { OfferReview } from "./review";

/** One form, read again before it is sent: which of its buttons was used. */
const steppedSchema = offerFormSchema.extend({ step: z.enum(["review", "edit", "send"]) });

type Outcome =
  | Once<{ offerId: string }>
  | { kind: "review"; review: OfferReview }
  /** Something is in the way since the page was opened, which it says when it is opened again. */
  | { kind: "blocked"; listingId: string }
  | { kind: "edit" };

async function takeStep(
  { step, ...offer }: z.output<typeof steppedSchema>,
  actor: Actor,
): Promise<Outcome> {
  if (step === "edit") return { kind: "edit" };
  const { listingId } = offer;
  if (step === "send") {
    try {
      return await makeOffer(offer, actor);
    } catch (error) {
      if (DomainError.is(error) && error.status === 409) return { kind: "blocked", listingId };
      throw error;
    }
  }
  const { bounds, fee, standing } = await findOfferForm(listingId, actor);
  if (standing.kind !== "possible") return { kind: "blocked", listingId };
  checkTerms(offer, bounds);
  const amountCents = offer.amount * 100;
  const { financingType, financingApproved, expiryDate, message, conditions, shareFile } = offer;
  return {
    kind: "review",
    review: {
      amountCents,
      netCents: netToSeller(amountCents, { feeCents: fee.cents }),
      financingType,
      financingApproved,
      expiryDate,
      message,
      conditions,
      shareFile,
    },
  };
}

export const offerAction = userAction(
  steppedSchema,
  takeStep,
  (outcome) => {
    if ("offerId" in outcome) return { redirectTo: spaceRoutes.offer(outcome.offerId, "envoyee") };
    if (outcome.kind === "blocked") return { redirectTo: routes.makeOffer(outcome.listingId) };
    // What was typed is what will be sent.
    return {
      keepTyped: true,
      ...(outcome.kind === "review" && { data: { review: outcome.review } }),
    };
  },
  { creates: "offer" },
);
