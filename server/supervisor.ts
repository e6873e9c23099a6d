import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { join } from "node:path";
import { AggregatorRegistry } from "prom-client";
import { currentBuild, removeUnusedBuilds } from "../lib/platform/builds.mjs";
import { env } from "../lib/platform/env.ts";
import { log } from "../lib/platform/log.ts";
import { supervise, type WebProcess } from "./supervise.ts";
import {
  METRICS_OF_ALL,
  OWN_METRICS,
  REPLACED,
  SERVING,
  type ToProcess,
  type ToSupervisor,
} from "./supervisor-messages.ts";

/**
 * The process that starts those that serve the site, on one port (`WEB_PROCESSES`). SIGUSR2 replaces them one after the
 * other by those of the build that is served now; SIGTERM and SIGINT end them all.
 */

/** Milliseconds for a process to send its metrics: one that is busy is left out. */
const METRICS_MS = 2_000;

// Each takes its connections from the port itself. Where the supervisor hands them out, one that is on its way to a process
// that is killed is answered by nobody, and never closed.
cluster.schedulingPolicy = cluster.SCHED_NONE;

const serving = new Set<Worker>();
const processes = supervise({ count: env().WEB_PROCESSES, start: startWebProcess, log: log() });

function send(worker: Worker, message: ToProcess): void {
  if (worker.isConnected()) worker.send(message);
}

/** Starts one of the build that is served now. */
function startWebProcess(place: number): WebProcess {
  cluster.setupPrimary({ exec: join(currentBuild(), "server.mjs") });
  const worker = cluster.fork({ WEB_PROCESS: String(place) });
  const ended = once(worker, "exit").then(([code]: (number | null)[]) => {
    serving.delete(worker);
    return code ?? 1;
  });
  const started = new Promise<"serving">((resolve) => {
    worker.on("message", (message: ToSupervisor) => {
      if (message === SERVING) {
        serving.add(worker);
        resolve("serving");
      }
      if (message === METRICS_OF_ALL) void answerMetrics(worker);
    });
  });
  return {
    pid: worker.process.pid ?? 0,
    started: Promise.race([started, ended.then(() => "ended" as const)]),
    ended,
    retire() {
      serving.delete(worker);
      // It leaves its port by itself: disconnected, it would close the connections that rest with it.
      send(worker, REPLACED);
    },
    stop: (signal) => worker.process.kill(signal),
  };
}

/** A process's own metrics, none where it does not send them. */
async function metricsOf(worker: Worker): Promise<object[]> {
  const answered = new Promise<object[]>((resolve) => {
    const listen = (message: ToSupervisor) => {
      if (typeof message !== "object" || message === null) return;
      worker.off("message", listen);
      resolve([message.ownMetrics]);
    };
    worker.on("message", listen);
    setTimeout(() => {
      worker.off("message", listen);
      resolve([]);
    }, METRICS_MS).unref();
  });
  send(worker, OWN_METRICS);
  return answered;
}

/** Sends a process the metrics of all, for whoever asked it. */
async function answerMetrics(worker: Worker): Promise<void> {
  const all = await Promise.all([...serving].map(metricsOf));
  send(worker, { metricsOfAll: await AggregatorRegistry.aggregate(all.flat()).metrics() });
}

async function stop(): Promise<void> {
  await processes.stop();
  process.exit(0);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
process.on("SIGUSR2", () => {
  log().info("the processes of the site are replaced, one after the other");
  void processes.renew().then(() => removeUnusedBuilds());
});

const failed = await processes.begin();
if (failed !== null) process.exit(failed);
