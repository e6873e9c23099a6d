import { daily, type Job } from "../platform/jobs/job.ts";
import { purgeConversations } from "./commands/purge-conversations.ts";
import { purgeConversationReports } from "./reports/commands/purge-conversation-reports.ts";

export const messagesJobs: readonly Job[] = [
  daily(
    "midnight",
    "delete reports of conversations that ended long ago",
    purgeConversationReports,
  ),
  daily("midnight", "delete conversations that ended five years ago", purgeConversations),
];
