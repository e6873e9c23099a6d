import { type Job, repeated } from "../platform/jobs/job.ts";
import { exportFeeds } from "./commands/export-feeds.ts";

export const diffusionJobs: readonly Job[] = [
  // Each portal's file once an hour: these look whose is due. A server that hangs holds up the second alone.
  repeated(20_000, "make the files that portals fetch", (_now, { cut }) =>
    exportFeeds(() => new Date(), { cut, kinds: ["address"] }),
  ),
  repeated(20_000, "send portals their files", (_now, { cut }) =>
    exportFeeds(() => new Date(), { cut, kinds: ["sftp", "folder"] }),
  ),
];
