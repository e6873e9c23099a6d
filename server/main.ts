import cluster from "node:cluster";
import { env } from "../lib/platform/env.ts";
import { endProcess } from "../lib/platform/process.ts";

/** The program of the site: one process that serves it, or the one that starts and replaces several. */
function isSupervisor(): boolean {
  try {
    const { WEB_PROCESSES, NODE_ENV } = env();
    return cluster.isPrimary && WEB_PROCESSES > 1 && NODE_ENV !== "development";
  } catch (error) {
    return endProcess(error as Error);
  }
}

// One of the two is loaded: Next has no place in a process that serves nothing.
await (isSupervisor() ? import("./supervisor.ts") : import("./site.ts"));
