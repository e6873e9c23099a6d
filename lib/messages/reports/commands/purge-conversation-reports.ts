import { daysBefore } from "../../../kernel/time.ts";
import { writer } from "../../../platform/db/clients.ts";
import { CONVERSATION_REPORT_DAYS } from "../rules.ts";

/** Deletes the reports that ended a year ago. */
export async function purgeConversationReports(now = new Date()): Promise<void> {
  const lt = daysBefore(now, CONVERSATION_REPORT_DAYS);
  await writer().$transaction((tx) =>
    tx.conversationReport.deleteMany({ where: { closedAt: { lt } } }),
  );
}
