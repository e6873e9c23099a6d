import { daily, type Job } from "../platform/jobs/job.ts";
import { purgeWaitlist } from "./commands/purge-waitlist.ts";

export const waitlistJobs: readonly Job[] = [
  daily("midnight", "delete who left the waitlist alone", purgeWaitlist),
];
