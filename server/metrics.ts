import type { IncomingMessage } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { env } from "../lib/platform/env.ts";
import { isSameSecret } from "../lib/platform/keys.ts";
import type { PageStore } from "./page-store.ts";

/** What is measured when the metrics are read. */
interface Measured {
  store: PageStore;
  /** How many of each are under way, by kind: zeros when nothing is. */
  underWay: () => Record<string, number>;
  searchIndexBytes: () => number;
}

/** What the HTTP server counts, in Prometheus's format under `/api/metrics`. */
export function createMetrics({ store, underWay, searchIndexBytes }: Measured) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const responses = new Counter({
    name: "http_responses_total",
    help: "Responses, by where they came from: cached, stale, rendered, next, problem.",
    labelNames: ["from"],
    registers,
  });
  const statuses = new Counter({
    name: "http_statuses_total",
    help: "Responses that were not cached, by class of status.",
    labelNames: ["class"],
    registers,
  });
  new Gauge({
    name: "http_under_way",
    help: "What is under way, by kind: slots (what Next works on), waiting (for a slot), bodies (arriving), networks (with requests), pages (being rendered), streams (of events).",
    labelNames: ["kind"],
    registers,
    collect() {
      for (const [kind, count] of Object.entries(underWay())) this.set({ kind }, count);
    },
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge("page_cache_bytes", "Bytes of cached pages.", () => store.bytes);
  gauge("page_cache_pages", "Cached pages.", () => store.pages);
  gauge("search_index_bytes", "Bytes of the search index.", searchIndexBytes);
  return {
    registry,
    from: {
      cached: responses.labels("cached"),
      stale: responses.labels("stale"),
      rendered: responses.labels("rendered"),
      next: responses.labels("next"),
      problem: responses.labels("problem"),
    },
    status: (status: number) => statuses.labels(`${Math.floor(status / 100)}xx`).inc(),
    duration: new Histogram({
      name: "http_duration_seconds",
      help: "Time to respond with what was not cached.",
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Whether a request may read the metrics: from this machine itself, or with the token. */
export function mayReadMetrics(request: IncomingMessage, address: string): boolean {
  const forwarded = request.headers["x-forwarded-for"] ?? request.headers.forwarded;
  // Behind a proxy that is not named as one, everybody has this machine's address.
  if ((address === "127.0.0.1" || address === "::1") && forwarded === undefined) return true;
  const token = env().METRICS_TOKEN;
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined || given === undefined) return false;
  return isSameSecret(token, given);
}
