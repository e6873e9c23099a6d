import { HOUR_MS } from "../kernel/time.ts";
import { type Job, repeated } from "../platform/jobs/job.ts";
import { makeZones } from "./commands/make-zones.ts";

export const looperZonesJobs: readonly Job[] = [
  repeated(HOUR_MS, "make the zones of loopers who have none", makeZones),
];
