"use server";

import { userAction } from "@/lib/auth/user-action";
import { safeCallback } from "@/lib/kernel/callback";
import { blockContact, unblockContact } from "@/lib/messages/commands/block-contact";
import { markConversationRead } from "@/lib/messages/commands/mark-conversation-read";
import { openConversation } from "@/lib/messages/commands/open-conversation";
import { sendReply } from "@/lib/messages/commands/send-reply";
import { markConversation } from "@/lib/messages/commands/star-or-archive";
import { reportConversation } from "@/lib/messages/reports/commands/report-conversation";
import { conversationReportSchema } from "@/lib/messages/reports/schemas";
import {
  blockSchema,
  markSchema,
  openingSchema,
  readSchema,
  replySchema,
} from "@/lib/messages/schemas";
import { spaceRoutes } from "@/lib/routes/space";
import { MESSAGES } from "./copy";

export const replyAction = userAction(
  replySchema,
  (reply, actor) => sendReply(reply, actor),
  (_, { back, conversationId: conversation }) => {
    if (back === undefined) return {};
    // Without scripts, so that reloading the page sends nothing twice; and from older messages.
    return {
      redirectTo: safeCallback(back) ?? spaceRoutes.inbox(spaceRoutes.messages, { conversation }),
    };
  },
  { creates: "message" },
);

export const readAction = userAction(readSchema, (read, actor) =>
  markConversationRead(read, actor),
);

export const markAction = userAction(markSchema, (mark, actor) => markConversation(mark, actor));

export const blockAction = userAction(blockSchema, ({ on, ...conversation }, actor) =>
  on ? blockContact(conversation, actor) : unblockContact(conversation, actor),
);

export const reportAction = userAction(
  conversationReportSchema,
  (report, actor) => reportConversation(report, actor),
  () => ({ message: MESSAGES.safety.reported }),
  { creates: "conversation-report" },
);

/** Leads to the conversation of a visit or of an offer: for the screens that show those. */
export const openConversationAction = userAction(
  openingSchema,
  (opening, actor) => openConversation(opening, actor),
  (conversation) => ({ redirectTo: spaceRoutes.inbox(spaceRoutes.messages, { conversation }) }),
  { creates: "conversation-opening" },
);
