"use server";

import { userAction } from "@/lib/auth/user-action";
import { safeCallback } from "@/lib/kernel/callback";
import { requestMandateSignature } from "@/lib/mandate-signing/commands/request-signature";
import { signMandate } from "@/lib/mandate-signing/commands/sign-mandate";
import { withdrawMandate } from "@/lib/mandate-signing/commands/withdraw-mandate";
import { mandateRequestSchema, signMandateSchema } from "@/lib/mandate-signing/schemas";
import { requestOrigin } from "@/lib/platform/request";
import { spaceRoutes } from "@/lib/routes/space";
import { isRefused, orMoved } from "./or-moved";

interface Leading {
  propertyId: string;
  back?: string | undefined;
}

/** The mandate's page, which says what was done, and still leads back. */
const pageOf = ({ propertyId, back }: Leading, state: string) =>
  spaceRoutes.mandate(propertyId, { back: safeCallback(back), state });

const landing = (state: string) => (outcome: unknown, input: Leading) => ({
  redirectTo: pageOf(input, isRefused(outcome) ? outcome.refusal : state),
});

export const requestMandateAction = userAction(
  mandateRequestSchema,
  orMoved(async (input, actor) => requestMandateSignature(input, actor, await requestOrigin())),
  landing("code-envoye"),
  { creates: "mandate-request" },
);

export const signMandateAction = userAction(
  signMandateSchema,
  async (input, actor) => signMandate(input, actor, await requestOrigin()),
  ({ propertyId }, { back }) => ({ redirectTo: pageOf({ propertyId, back }, "mandat-signe") }),
  { creates: "mandate" },
);

export const withdrawMandateAction = userAction(
  mandateRequestSchema,
  orMoved(withdrawMandate),
  landing("retractation"),
);
