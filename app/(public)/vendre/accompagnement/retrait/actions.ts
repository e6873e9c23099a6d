"use server";

import { userAction, visitorAction } from "@/lib/auth/user-action";
import { withdrawByLink, withdrawOwnRequest } from "@/lib/leads/commands/withdraw-request";
import { mailLinks } from "@/lib/routes/mail-links";
import { supportRoutes } from "@/lib/routes/support";
import { requestIdSchema, requestLinkSchema } from "@/lib/seller-support/schemas";

/** Withdraws the request of the link of a mail. */
export const withdrawByLinkAction = visitorAction(
  requestLinkSchema,
  (input, origin) => withdrawByLink(input, origin),
  (_, { jeton }) => ({ redirectTo: mailLinks.sellersRequest(jeton) }),
);

/** Withdraws a request of the person's account. */
export const withdrawOwnAction = userAction(
  requestIdSchema,
  (input, actor) => withdrawOwnRequest(input, actor),
  (_, { leadId }) => ({ redirectTo: supportRoutes.own(leadId) }),
);
