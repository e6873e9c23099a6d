import { daily, type Job } from "../platform/jobs/job.ts";
import { drawWeeklySample } from "./commands/draw-weekly-sample.ts";
import { purgeQuality } from "./commands/purge-quality.ts";

export const qualityJobs: readonly Job[] = [
  daily("morning", "draw the week's sample of listings and visits", (now) => drawWeeklySample(now)),
  daily("midnight", "delete samples, and what networks had in common, of long ago", purgeQuality),
];
