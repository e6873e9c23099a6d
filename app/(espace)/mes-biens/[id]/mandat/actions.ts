"use server";

import { userAction } from "@/lib/auth/user-action";
import { withdrawConsent } from "@/lib/diffusion/commands/withdraw-consent";
import { safeCallback } from "@/lib/kernel/callback";
import { cancelSignature } from "@/lib/mandate-signing/commands/cancel-signature";
import { addParty, removeParty, setSelling } from "@/lib/mandate-signing/commands/change-ownership";
import { continueSignature } from "@/lib/mandate-signing/commands/continue-signature";
import { requestDiffusion, signDiffusion } from "@/lib/mandate-signing/commands/request-diffusion";
import { requestMandateSignature } from "@/lib/mandate-signing/commands/request-signature";
import { signWithdrawal } from "@/lib/mandate-signing/commands/request-withdrawal";
import { signMandate } from "@/lib/mandate-signing/commands/sign-mandate";
import { withdrawMandate } from "@/lib/mandate-signing/commands/withdraw-mandate";
import {
  mandateRequestSchema,
  mandateSignatureRequestSchema,
  partyRemovalSchema,
  partySchema,
  sellingSchema,
  signAmendmentSchema,
  signatureIdSchema,
  signMandateSchema,
} from "@/lib/mandate-signing/schemas";
import type { PaperKind } from "@/lib/mandates/parties";
import { signAcceptance } from "@/lib/offers/commands/request-acceptance";
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

/** The page on which a document is signed. */
const signingPageOf = ({ kind, ...leading }: Leading & { kind: PaperKind }, state: string) =>
  kind === "amendment"
    ? spaceRoutes.changePrice(leading.propertyId, state)
    : pageOf(leading, state);

const landing = (state: string) => (outcome: unknown, input: Leading) => ({
  redirectTo: pageOf(input, isRefused(outcome) ? outcome.refusal : state),
});

/** The page after a document was frozen, or refused because things moved on. */
const requested = (outcome: { isJoint: boolean } | { refusal: string }, input: Leading) => ({
  redirectTo: pageOf(
    input,
    "refusal" in outcome ? outcome.refusal : outcome.isJoint ? "liens-envoyes" : "code-envoye",
  ),
});

export const requestMandateAction = userAction(
  mandateSignatureRequestSchema,
  orMoved(async (input, actor) => requestMandateSignature(input, actor, await requestOrigin())),
  requested,
  { creates: "mandate-request" },
);

export const requestDiffusionAction = userAction(
  mandateRequestSchema,
  orMoved(async (input, actor) => requestDiffusion(input, actor, await requestOrigin())),
  requested,
  { creates: "diffusion-request" },
);

export const signDiffusionAction = userAction(
  signAmendmentSchema,
  async (input, actor) => signDiffusion(input, actor, await requestOrigin()),
  ({ propertyId }, { back }) => ({ redirectTo: pageOf({ propertyId, back }, "diffusion-signee") }),
  { creates: "diffusion" },
);

export const withdrawConsentAction = userAction(
  mandateRequestSchema,
  orMoved(withdrawConsent),
  landing("diffusion-retiree"),
);

export const signMandateAction = userAction(
  signMandateSchema,
  async (input, actor) => signMandate(input, actor, await requestOrigin()),
  ({ propertyId }, { back }) => ({ redirectTo: pageOf({ propertyId, back }, "mandat-signe") }),
  { creates: "mandate" },
);

export const signAcceptanceAction = userAction(
  signAmendmentSchema,
  async (input, actor) => signAcceptance(input, actor, await requestOrigin()),
  ({ propertyId, opened }) => ({
    redirectTo:
      opened === null ? spaceRoutes.mandate(propertyId) : spaceRoutes.sale(opened, "ouverte"),
  }),
  { creates: "sale" },
);

export const signWithdrawalAction = userAction(
  signAmendmentSchema,
  async (input, actor) => signWithdrawal(input, actor, await requestOrigin()),
  ({ propertyId }) => ({ redirectTo: spaceRoutes.ownPropertiesAfter("retrait", propertyId) }),
  { creates: "joint-withdrawal" },
);

export const continueSignatureAction = userAction(
  signatureIdSchema,
  async (input, actor) => continueSignature(input, actor, await requestOrigin()),
  ({ sent, ...of }, { back }) => ({
    redirectTo: signingPageOf({ ...of, back }, sent === "code" ? "code-envoye" : "liens-envoyes"),
  }),
);

export const cancelSignatureAction = userAction(
  signatureIdSchema,
  cancelSignature,
  (of, { back }) => ({ redirectTo: signingPageOf({ ...of, back }, "abandonne") }),
);

export const addPartyAction = userAction(partySchema, addParty, landing("vendeurs"));
export const removePartyAction = userAction(partyRemovalSchema, removeParty, landing("vendeurs"));
export const setSellingAction = userAction(sellingSchema, setSelling, landing("vendeurs"));

export const withdrawMandateAction = userAction(
  mandateRequestSchema,
  orMoved(withdrawMandate),
  landing("retractation"),
);
