"use server";

import { userAction } from "@/lib/auth/user-action";
import { safeCallback } from "@/lib/kernel/callback";
import { DomainError, type ErrorCode } from "@/lib/kernel/errors";
import {
  requestAmendment,
  requestMandateSignature,
} from "@/lib/mandate-signing/commands/request-signature";
import { signAmendment } from "@/lib/mandate-signing/commands/sign-amendment";
import { signMandate } from "@/lib/mandate-signing/commands/sign-mandate";
import { withdrawMandate } from "@/lib/mandate-signing/commands/withdraw-mandate";
import {
  amendmentRequestSchema,
  mandateRequestSchema,
  signAmendmentSchema,
  signMandateSchema,
} from "@/lib/mandate-signing/schemas";
import { requestOrigin } from "@/lib/platform/request";
import type { Actor } from "@/lib/policy/actor";
import { spaceRoutes } from "@/lib/routes/space";

/** Why what the form showed is no more. */
interface Refused {
  refusal: ErrorCode;
}

/** These stand by their field, or ask for another try of the same form. */
const STAYS: readonly ErrorCode[] = ["signature.code-wrong", "mandate.same-price"];

/** A command on a mandate; a refusal because things moved on shows the page as it is now. */
const orMoved =
  <Input, Result>(command: (input: Input, actor: Actor) => Promise<Result>) =>
  async (input: Input, actor: Actor): Promise<Result | Refused> => {
    try {
      return await command(input, actor);
    } catch (error) {
      if (DomainError.is(error) && error.status === 409 && !STAYS.includes(error.code)) {
        return { refusal: error.code };
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

const isRefused = (outcome: unknown): outcome is Refused =>
  typeof outcome === "object" && outcome !== null && "refusal" in outcome;

const landing = (state: string) => (outcome: unknown, input: Leading) => ({
  redirectTo: pageOf(input, isRefused(outcome) ? outcome.refusal : state),
});

export const requestMandateAction = userAction(
  mandateRequestSchema,
  orMoved(async (input, actor) => requestMandateSignature(input, actor, await requestOrigin())),
  landing("code-envoye"),
  { creates: "mandate-request" },
);

export const requestAmendmentAction = userAction(
  amendmentRequestSchema,
  orMoved(async (input, actor) => requestAmendment(input, actor, await requestOrigin())),
  landing("code-envoye"),
  { creates: "amendment-request" },
);

export const signMandateAction = userAction(
  signMandateSchema,
  async (input, actor) => signMandate(input, actor, await requestOrigin()),
  ({ propertyId }, { back }) => ({ redirectTo: pageOf({ propertyId, back }, "mandat-signe") }),
  { creates: "mandate" },
);

export const signAmendmentAction = userAction(
  signAmendmentSchema,
  async (input, actor) => signAmendment(input, actor, await requestOrigin()),
  ({ propertyId }, { back }) => ({ redirectTo: pageOf({ propertyId, back }, "avenant-signe") }),
  { creates: "amendment" },
);

export const withdrawMandateAction = userAction(
  mandateRequestSchema,
  orMoved(withdrawMandate),
  landing("retractation"),
);
