"use server";

import { userAction } from "@/lib/auth/user-action";
import { DomainError } from "@/lib/kernel/errors";
import { closeConversationReport } from "@/lib/messages/reports/commands/close-conversation-report";
import { closeConversationReportSchema } from "@/lib/messages/reports/schemas";
import { closeReport } from "@/lib/reports/commands/close-report";
import { closeReportSchema } from "@/lib/reports/schemas";
import { trustListOf } from "@/lib/routes/space";
import type { REPORTS } from "./copy";

type Done = keyof typeof REPORTS.done;

/** The list, which says what was done. */
const back = (fait: Done) => ({ redirectTo: trustListOf("reports", { filtre: "open", fait }) });

/** What was done, unless somebody else moved the report meanwhile, which is no fault of the form's. */
async function unlessMoved(done: Done, command: Promise<void>): Promise<Done> {
  try {
    await command;
    return done;
  } catch (error) {
    if (DomainError.is(error) && error.code === "report.moved") return "late";
    throw error;
  }
}

export const closeAction = userAction(
  closeReportSchema,
  (input, actor) => unlessMoved("close", closeReport(input, actor)),
  back,
);
export const closeConversationAction = userAction(
  closeConversationReportSchema,
  (input, actor) => unlessMoved("close", closeConversationReport(input, actor)),
  (fait) => ({ redirectTo: trustListOf("reports", { filtre: "conversations", fait }) }),
);
