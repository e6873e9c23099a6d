import { daily, type Job } from "../platform/jobs/job.ts";
import { purgeTasks } from "./commands/purge-tasks.ts";

export const tasksJobs: readonly Job[] = [
  daily("midnight", "delete claims that are over, and what the team wrote a year ago", purgeTasks),
];
