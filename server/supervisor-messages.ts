/** What the process that starts those of the site (supervisor.ts) and each of them send each other. */

/** Of a process that takes requests from now on. */
export const SERVING = "serving";
/** To a process that another one replaces: it finishes what it has, and ends. */
export const REPLACED = "replaced";
/** Of a process that is asked for the metrics of all. */
export const METRICS_OF_ALL = "metrics-of-all";

/** To a process: send your own metrics. */
export const OWN_METRICS = "own-metrics";

export type ToSupervisor =
  | typeof SERVING
  | typeof METRICS_OF_ALL
  /** As prom-client has them (`getMetricsAsJSON`). */
  | { ownMetrics: object };

export type ToProcess =
  | typeof REPLACED
  | typeof OWN_METRICS
  /** The metrics of all, in Prometheus's format. */
  | { metricsOfAll: string };
