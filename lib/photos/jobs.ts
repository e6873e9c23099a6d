import { daily, type Job } from "../platform/jobs/job.ts";
import { purgePhotos } from "./commands/purge-photos.ts";

export const photosJobs: readonly Job[] = [
  daily("midnight", "delete pictures that nothing speaks of", purgePhotos),
];
