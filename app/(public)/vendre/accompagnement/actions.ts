"use server";

import { SUPPORT_FORM } from "@/components/support/copy";
import { anybodyAction } from "@/lib/auth/anybody-action";
import { userAction, visitorAction } from "@/lib/auth/user-action";
import { supportRoutes } from "@/lib/routes/support";
import { requestHelp } from "@/lib/seller-support/commands/request-help";
import { requestHelpAsVisitor } from "@/lib/seller-support/commands/request-help-as-visitor";
import { ownRequestSchema, visitorRequestSchema } from "@/lib/seller-support/schemas";

/** Asks for a Looper's help with a home, with an account or without. */
export const helpAction = anybodyAction({
  asPerson: userAction(
    ownRequestSchema,
    requestHelp,
    ({ isNew }) => ({ redirectTo: supportRoutes.sent({ isNew }) }),
    { creates: "help-request" },
  ),
  asVisitor: visitorAction(
    visitorRequestSchema,
    requestHelpAsVisitor,
    // Whether it had been sent before is nobody's who may have typed another person's address.
    ({ referredBy: ref }) => ({ redirectTo: supportRoutes.sent({ isNew: true, ref }) }),
    { creates: "visitor-help-request" },
  ),
  visitorFields: ["email", "firstName", "lastName", "token"],
  ended: SUPPORT_FORM.ended,
});
