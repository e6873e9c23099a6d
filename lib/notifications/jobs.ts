import { daily, type Job, repeated } from "../platform/jobs/job.ts";
import { purgeNotifications } from "./centre/commands/purge-notifications.ts";
import { deliverDueNotifications } from "./delivery/delivery.ts";
import { purgeEvents } from "./live/commands/purge-events.ts";

/** Between two looks for what is due. */
const LOOK_EVERY_MS = 1_000;

export const notificationsJobs: readonly Job[] = [
  daily("midnight", "delete notifications that were read long ago", purgeNotifications),
  daily("midnight", "delete what open pages were told of", purgeEvents),
  repeated(LOOK_EVERY_MS, "deliver notifications", (_now, signals) =>
    deliverDueNotifications(() => new Date(), signals),
  ),
];
