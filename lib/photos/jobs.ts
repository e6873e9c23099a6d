import { HOUR_MS } from "../kernel/time.ts";
import { daily, type Job, type RepeatedJob, repeated } from "../platform/jobs/job.ts";
import { purgePhotos } from "./commands/purge-photos.ts";
import { removeUnfinishedPhotos } from "./commands/remove-unfinished-photos.ts";

export const photosJobs: readonly Job[] = [
  daily("midnight", "delete pictures that nothing speaks of", purgePhotos),
];

/** Of each machine: files that are being received lie on its own disk. */
export const photosMachineJobs: readonly RepeatedJob[] = [
  repeated(HOUR_MS, "delete pictures that were never written whole", removeUnfinishedPhotos),
];
