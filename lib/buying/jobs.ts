import { daily, type Job, repeated } from "../platform/jobs/job.ts";
import { collectAlerts } from "./alerts/commands/collect-alerts.ts";
import { purgeAlerts } from "./alerts/commands/purge-alerts.ts";
import { sendAlerts } from "./alerts/commands/send-alerts.ts";

/** Between two looks for what alerts are to say. */
const LOOK_EVERY_MS = 5_000;

export const buyingJobs: readonly Job[] = [
  daily("midnight", "delete the alerts that were sent long ago", purgeAlerts),
  repeated(LOOK_EVERY_MS, "send alerts", async () => {
    await collectAlerts();
    await sendAlerts();
  }),
];
