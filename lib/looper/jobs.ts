import { daily, type Job } from "../platform/jobs/job.ts";
import { purgeUnusedPapers } from "./papers/commands/purge-unused-papers.ts";

export const looperJobs: readonly Job[] = [
  daily("midnight", "delete papers that were stored and not handed in", purgeUnusedPapers),
];
