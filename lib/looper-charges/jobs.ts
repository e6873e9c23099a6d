import { daily, type Job } from "../platform/jobs/job.ts";
import { rehostSoon } from "./commands/rehost-soon.ts";

export const looperChargesJobs: readonly Job[] = [
  daily("midnight", "give the visits of loopers out of force to the sellers", rehostSoon),
];
