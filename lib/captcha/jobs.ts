import { daily, type Job } from "../platform/jobs/job.ts";
import { purgeSpentChallenges } from "./commands/purge-spent-challenges.ts";

export const captchaJobs: readonly Job[] = [
  daily("midnight", "delete spent challenges", purgeSpentChallenges),
];
