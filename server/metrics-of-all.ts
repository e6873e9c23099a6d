import cluster from "node:cluster";
import type { Registry } from "prom-client";
import { METRICS_OF_ALL, OWN_METRICS, type ToProcess } from "./supervisor-messages.ts";

/** Has the process that started this one read its metrics, which say whose they are (`process`, from 1). */
export function shareMetrics(registry: Registry): void {
  if (!cluster.isWorker) return;
  registry.setDefaultLabels({ process: process.env.WEB_PROCESS ?? "" });
  process.on("message", async (message: ToProcess) => {
    if (message !== OWN_METRICS) return;
    const ownMetrics = await registry.getMetricsAsJSON();
    if (process.connected) process.send?.({ ownMetrics });
  });
}

/**
 * The metrics of all processes of this machine that serve the site, each with its number; of this one alone where
 * there is one, or where it has been replaced.
 */
export async function readMetricsOfAll(registry: Registry): Promise<string> {
  if (!cluster.isWorker || !process.connected) return registry.metrics();
  const answered = new Promise<string | null>((resolve) => {
    const done = (text: string | null) => {
      process.off("message", listen);
      process.off("disconnect", end);
      resolve(text);
    };
    const listen = (message: ToProcess) => {
      if (typeof message === "object" && message !== null) done(message.metricsOfAll);
    };
    const end = () => done(null);
    process.on("message", listen);
    process.on("disconnect", end);
  });
  process.send?.(METRICS_OF_ALL);
  return (await answered) ?? registry.metrics();
}
