import { daily, type Job } from "../platform/jobs/job.ts";
import { purgeDrafts } from "./commands/purge-drafts.ts";

export const revisionsJobs: readonly Job[] = [
  daily("midnight", "delete listings that nobody went on with", purgeDrafts),
];
