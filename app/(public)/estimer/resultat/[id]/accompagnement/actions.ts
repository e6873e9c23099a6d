"use server";

import { SUPPORT_FORM } from "@/components/support/copy";
import { anybodyAction } from "@/lib/auth/anybody-action";
import { draftHolderHash } from "@/lib/auth/revision-holder";
import { userAction, visitorAction } from "@/lib/auth/user-action";
import { requestSupport } from "@/lib/estimates/commands/request-support";
import { requestSupportAsVisitor } from "@/lib/estimates/commands/request-support-as-visitor";
import { ownSupportSchema, visitorSupportSchema } from "@/lib/estimates/support-schemas";
import { estimateRoutes } from "@/lib/routes/estimates";

const done = (_: unknown, { estimateId }: { estimateId: string }) => ({
  redirectTo: estimateRoutes.supportRequested(estimateId),
});

/** Asks for a Looper's help with an estimated home, with an account or without. */
export const supportAction = anybodyAction({
  asPerson: userAction(
    ownSupportSchema,
    async (input, actor) => requestSupport(input, await draftHolderHash(), actor),
    done,
    { creates: "support-request" },
  ),
  asVisitor: visitorAction(
    visitorSupportSchema,
    async (input, origin) =>
      requestSupportAsVisitor(input, { origin, holderHash: await draftHolderHash() }),
    done,
    { creates: "visitor-support-request" },
  ),
  visitorFields: ["email", "firstName", "lastName", "token"],
  ended: SUPPORT_FORM.ended,
});
