"use server";

import { userAction } from "@/lib/auth/user-action";
import { safeCallback } from "@/lib/kernel/callback";
import { DomainError, type ErrorCode } from "@/lib/kernel/errors";
import { requestOrigin } from "@/lib/platform/request";
import type { Actor } from "@/lib/policy/actor";
import { spaceRoutes } from "@/lib/routes/space";
import { signAmendment, signMandate } from "@/lib/signing/commands";
import { withdrawMandate } from "@/lib/signing/ending/commands";
import { requestAmendment, requestMandateSignature } from "@/lib/signing/requests/commands";
import {
  amendmentRequestSchema,
  mandateRequestSchema,
  signAmendmentSchema,
  signMandateSchema,
} from "@/lib/signing/schemas";

/** What becomes of a command on a mandate: null once it is done, or why what the form showed is no more. */
type Outcome = ErrorCode | null;

/** These stand by their field, or ask for another try of the same form. */
const STAYS: readonly ErrorCode[] = ["signature.code-wrong", "mandate.same-price"];

/** A command on a mandate; a refusal because things moved on shows the page as it is now. */
const orMoved =
  <Input>(command: (input: Input, actor: Actor) => Promise<unknown>) =>
  async (input: Input, actor: Actor): Promise<Outcome> => {
    try {
      await command(input, actor);
      return null;
    } catch (error) {
      if (DomainError.is(error) && error.status === 409 && !STAYS.includes(error.code)) {
        return error.code;
      }
      throw error;
    }
  };

interface Leading {
  propertyId: string;
  back?: string | undefined;
}

/** The mandate's page, which says what was done, and still leads back. */
const pageOf = ({ propertyId, back }: Leading, state: string) =>
  spaceRoutes.mandate(propertyId, { back: safeCallback(back), state });

const landing = (state: string) => (refusal: Outcome, input: Leading) => ({
  redirectTo: pageOf(input, refusal ?? state),
});

export const requestMandateAction = userAction(
  mandateRequestSchema,
  orMoved(async (input, actor) => requestMandateSignature(input, actor, await requestOrigin())),
  landing("code-envoye"),
);

export const requestAmendmentAction = userAction(
  amendmentRequestSchema,
  orMoved(async (input, actor) => requestAmendment(input, actor, await requestOrigin())),
  landing("code-envoye"),
);

export const signMandateAction = userAction(
  signMandateSchema,
  async (input, actor) => ({
    ...(await signMandate(input, actor, await requestOrigin())),
    back: input.back,
  }),
  (signed) => ({ redirectTo: pageOf(signed, "mandat-signe") }),
);

export const signAmendmentAction = userAction(
  signAmendmentSchema,
  async (input, actor) => ({
    ...(await signAmendment(input, actor, await requestOrigin())),
    back: input.back,
  }),
  (signed) => ({ redirectTo: pageOf(signed, "avenant-signe") }),
);

export const withdrawMandateAction = userAction(
  mandateRequestSchema,
  orMoved(withdrawMandate),
  landing("retractation"),
);
