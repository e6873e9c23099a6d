import { daily, type Job } from "../platform/jobs/job.ts";
import { purgePendingContacts, purgeRequests } from "./commands/purge-requests.ts";

export const contactJobs: readonly Job[] = [
  daily("midnight", "delete requests to the team that were never confirmed", purgePendingContacts),
  daily("midnight", "delete threads with the team that ended long ago", purgeRequests),
];
