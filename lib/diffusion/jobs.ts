import { type Job, repeated } from "../platform/jobs/job.ts";
import { exportFeeds } from "./commands/export-feeds.ts";

export const diffusionJobs: readonly Job[] = [
  // Each portal's file once an hour: this looks whose is due.
  repeated(20_000, "hand portals their files", exportFeeds),
];
