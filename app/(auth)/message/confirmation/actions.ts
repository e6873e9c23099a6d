"use server";

import { signInOf } from "@/lib/accounts/sessions/commands/repeated-sign-in";
import { writeSignInCookies } from "@/lib/auth/session";
import { visitorAction } from "@/lib/auth/user-action";
import { deliverFirstMessage } from "@/lib/registration/first-message/commands/deliver-first-message";
import { firstMessageLinkSchema } from "@/lib/registration/first-message/schemas";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";

/**
 * Delivers the message, and leads to its conversation: by way of the login for a person who has an
 * account.
 */
export const deliverAction = visitorAction(
  firstMessageLinkSchema,
  deliverFirstMessage,
  async ({ conversationId: conversation, signIn }) => {
    if (signIn) await writeSignInCookies(signInOf(signIn));
    const inbox = spaceRoutes.inbox(spaceRoutes.messages, { conversation });
    return { redirectTo: signIn ? inbox : routes.login(inbox) };
  },
  { creates: "delivered-message" },
);
