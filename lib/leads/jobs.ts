import { daily, type Job } from "../platform/jobs/job.ts";
import { purgeLeads } from "./commands/purge-leads.ts";

export const leadsJobs: readonly Job[] = [
  daily("midnight", "delete leads without an exchange for three years", purgeLeads),
];
