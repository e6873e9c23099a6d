import { daily, type Job } from "../platform/jobs/job.ts";
import { eraseDeparted } from "./providers/commands/erase-departed.ts";

export const trustJobs: readonly Job[] = [
  daily("midnight", "erase providers who left the directory", eraseDeparted),
];
