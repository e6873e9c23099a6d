"use server";

import { userAction } from "@/lib/auth/user-action";
import { requestAmendment } from "@/lib/mandate-signing/commands/request-signature";
import { signAmendment } from "@/lib/mandate-signing/commands/sign-amendment";
import { amendmentRequestSchema, signAmendmentSchema } from "@/lib/mandate-signing/schemas";
import { requestOrigin } from "@/lib/platform/request";
import { spaceRoutes } from "@/lib/routes/space";
import { isRefused, orMoved } from "../mandat/or-moved";

export const requestAmendmentAction = userAction(
  amendmentRequestSchema,
  orMoved(async (input, actor) => requestAmendment(input, actor, await requestOrigin())),
  (outcome, { propertyId }) => ({
    redirectTo: spaceRoutes.changePrice(
      propertyId,
      isRefused(outcome) ? outcome.refusal : outcome.isJoint ? "liens-envoyes" : "code-envoye",
    ),
  }),
  { creates: "amendment-request" },
);

/** What the page says became of the change that was sent with the signature. */
const STATES = { sent: "envoye", later: "signe" } as const;

export const signAmendmentAction = userAction(
  signAmendmentSchema,
  async (input, actor) => signAmendment(input, actor, await requestOrigin()),
  ({ propertyId, sending }) => ({
    redirectTo: spaceRoutes.changePrice(
      propertyId,
      sending === "sent" || sending === "later" ? STATES[sending] : sending,
    ),
  }),
  { creates: "amendment" },
);
