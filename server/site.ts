import cluster from "node:cluster";
import { createServer } from "node:http";
import { basename } from "node:path";
import next from "next";
import { findUploadRefusal } from "../lib/auth/upload-sender.ts";
import { claimDocumentKey } from "../lib/documents/commands/claim-document-key.ts";
import { shareMediaBase } from "../lib/listings/media/base.ts";
import { holdBuild } from "../lib/platform/builds.mjs";
import { logConsole } from "../lib/platform/console-log.ts";
import { closeDatabase } from "../lib/platform/db/close.ts";
import { env } from "../lib/platform/env.ts";
import { isLoopbackUrl, mapOrigins, mediaOrigin } from "../lib/platform/env-schema.ts";
import { startSiteJobs } from "../lib/platform/jobs/start-site-jobs.ts";
import { log } from "../lib/platform/log.ts";
import { endProcess, startProcess } from "../lib/platform/process.ts";
import { exemptsLoopback, parseProxies } from "../lib/platform/proxies.ts";
import { startTracing } from "../lib/platform/tracing.ts";
import { readySearch } from "../lib/search/queries/ready-search.ts";
import { searchIndexBytes } from "../lib/search/sync.ts";
import { createAdmission } from "./admission.ts";
import { findAsset } from "./assets.ts";
import { pageChanges } from "./changes.ts";
import { MACHINE_CLOCK } from "./clock.ts";
import { createEventStreams } from "./event-streams.ts";
import { followerOf, unreadOf } from "./followers.ts";
import { createHandler } from "./handler.ts";
import { machineJobs, siteJobs } from "./jobs.ts";
import { guardConnections, stopOnSignal } from "./life-cycle.ts";
import { CONNECTION_LIMITS, createRateLimiter, keepAliveMs } from "./limits.ts";
import { createMetrics } from "./metrics.ts";
import { shareMetrics } from "./metrics-of-all.ts";
import { PageCache } from "./page-cache.ts";
import { memoryStore } from "./page-store.ts";
import { parseHosts } from "./request-headers.ts";
import { readServerActions } from "./server-actions.ts";
import { SERVING } from "./supervisor-messages.ts";

/** A process that serves the site: Next behind the HTTP server, in development too. */
// Next reads the build that this program is part of, whatever was built since.
const build = basename(import.meta.dirname);
process.env.BUILD_FOLDER = build;
await startProcess();
const configuration = env();
const development = configuration.NODE_ENV === "development";
if (!development) logConsole(log());
const { isRotating } = await claimDocumentKey().catch(endProcess);
shareMediaBase(configuration.MEDIA_PUBLIC_URL);
if (isRotating) {
  log().warn(
    "Documents may still need DOCUMENT_KEY_PREVIOUS: run npm run admin -- documents rotate, then take it out of the configuration.",
  );
}
if (!development) holdBuild(build);
const stopJobs = startSiteJobs({ once: siteJobs(), everywhere: machineJobs() });
const stopTracing = await startTracing(process.env);

const MEBIBYTE = 1024 * 1024;
const origin = new URL(configuration.APP_URL);
const port = configuration.PORT;

const server = createServer({
  maxHeaderSize: CONNECTION_LIMITS.headerBytes,
  headersTimeout: CONNECTION_LIMITS.headersTimeoutMs,
  requestTimeout: CONNECTION_LIMITS.requestTimeoutMs,
  keepAliveTimeout: keepAliveMs(configuration),
  connectionsCheckingInterval: CONNECTION_LIMITS.checkMs,
});
server.timeout = CONNECTION_LIMITS.idleTimeoutMs;
// Next responds to changes of protocol on the server that it is given, past our handler: it gets one that never
// listens, and such requests are plain ones to ours. In development it sends its changes over one.
const httpServer = development ? server : createServer();
const site = next({ dev: development, dir: ".", hostname: origin.hostname, port, httpServer });
await site.prepare();

const admission = createAdmission();
const events = createEventStreams({
  findFollower: followerOf,
  countUnread: unreadOf,
  log: log(),
});
const isLoopbackExempt = exemptsLoopback(configuration);
const store = memoryStore(configuration.PAGE_CACHE_MB * MEBIBYTE);
const cache = new PageCache(store);
const metrics = createMetrics({
  store,
  underWay: () => ({ ...admission.counts(), pages: cache.making, streams: events.count }),
  searchIndexBytes,
});
shareMetrics(metrics.registry);
server.on(
  "request",
  createHandler({
    next: site.getRequestHandler(),
    cache: development ? null : cache,
    followChanges: pageChanges(cache),
    proxySettings: {
      trustedProxies: parseProxies(configuration.TRUSTED_PROXIES),
      hosts: new Set([origin.host, ...parseHosts(configuration.ALLOWED_HOSTS)]),
      loopback: isLoopbackUrl(configuration.APP_URL),
    },
    policy: {
      mapOrigins: mapOrigins(configuration),
      mediaOrigin: mediaOrigin(configuration),
      secure: origin.protocol === "https:",
      development,
    },
    origin,
    metrics,
    log: log(),
    rateLimiter: createRateLimiter({ exemptsLoopback: isLoopbackExempt }),
    admission,
    clock: MACHINE_CLOCK,
    findRefusal: findUploadRefusal,
    exemptsLoopback: isLoopbackExempt,
    events,
    hasAction: development ? () => true : readServerActions(build),
    findAsset: (path) => findAsset(path, build),
  }),
);
guardConnections(server);
stopOnSignal(server, {
  drainMs: configuration.DRAIN_SECONDS * 1_000,
  begin: () => events.stop(),
  close: async () => {
    await Promise.allSettled([site.close(), stopTracing(), stopJobs()]);
    await closeDatabase();
  },
});

// One that replaces another answers as fast from its first request on.
if (cluster.isWorker) await readySearch();
server.listen(port, () => {
  log().info({ port }, "listening");
  process.send?.(SERVING);
});
