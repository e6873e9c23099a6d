import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { ErrorCode } from "../lib/kernel/errors.ts";
import { isWellFormed, type KeptAddress, keptAddress } from "./address.ts";
import { type PolicySources, securityHeaders } from "./content-policy.ts";
import { clientAddress, type Doorway, isOurHost } from "./forwarding.ts";
import { CONNECTION_LIMITS, type Toll } from "./limits.ts";
import { type Metrics, mayReadMetrics } from "./metrics.ts";
import type { PageCache } from "./page-cache.ts";
import { pageRecipe } from "./pages.ts";
import { createPassage } from "./pass.ts";
import { refuse } from "./refuse.ts";
import { sendKept, takesGzip } from "./send.ts";
import type { SpaceGuard } from "./space-guard.ts";

export interface DoorOptions {
  next: RequestListener;
  cache: PageCache;
  /** Drops what changed from the cache: called before a kept page is given. */
  followChanges: () => void;
  doorway: Doorway;
  policy: PolicySources;
  origin: URL;
  metrics: Metrics;
  log: Logger;
  /** How long whoever asks has to wait. */
  toll: Toll;
  /** Who may open what of the signed-in space. */
  guard: SpaceGuard;
  /** Whether an address shows what it names (found-page.ts). */
  isFound: (url: string) => boolean;
}

/** Addresses that a load balancer asks under whatever name it knows the machine by. */
const PROBES = new Set(["/api/health", "/api/ready", "/api/metrics"]);
/** Next's resizing of pictures, which nothing of ours uses: any width of any picture, a core each. */
const IMAGE_OPTIMIZER = "/_next/image";
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const ALLOWED = [...METHODS].join(", ");

/**
 * The listener that stands in front of Next: kept pages are given from memory, everything else is
 * checked and handed on.
 */
export function createDoor(options: DoorOptions): RequestListener {
  const { cache, followChanges, doorway, toll, metrics, log } = options;
  const pass = createPassage({ ...options, origin: options.origin.origin });
  // What whole addresses come to: most requests are for few of them.
  const addresses = new LRUCache<string, KeptAddress>({ max: 20_000 });
  const secured = securityHeaders(options.policy);
  const process36 = Date.now().toString(36);
  let requests = 0;

  const addressOf = (request: IncomingMessage, url: string): KeptAddress | null => {
    if (request.headers.rsc !== undefined) return keptAddress(url, request.headers);
    const known = addresses.get(url);
    if (known) return known;
    const address = keptAddress(url, request.headers);
    if (address && url.length < 512) addresses.set(url, address);
    return address;
  };

  /** Refuses what comes no further than the door. */
  const no = (
    response: ServerResponse,
    id: string,
    code: ErrorCode,
    headers: Record<string, string> = {},
  ) => {
    metrics.from.refused.inc();
    refuse(response, code, { ...secured, "x-request-id": id, ...headers });
  };

  const serveKept = async (
    request: IncomingMessage,
    response: ServerResponse,
    address: KeptAddress,
    id: string,
  ) => {
    if (cache.isMissing(address.key)) {
      // A kept page costs nothing, but nobody may have us make them without end.
      const wait = await toll(clientAddress(request, doorway), address.route.cost);
      if (wait > 0) return no(response, id, "request.too-many", { "retry-after": String(wait) });
      if (cache.making >= CONNECTION_LIMITS.rendering) {
        return no(response, id, "service.unavailable", { "retry-after": "1" });
      }
    }
    const { page, from } = await cache.serve(
      address.key,
      pageRecipe(address, options, takesGzip(request)),
    );
    metrics.from[from].inc();
    sendKept(request, response, page, ["x-request-id", id]);
  };

  const failed = (response: ServerResponse, id: string) => (error: unknown) => {
    log.error({ id, err: error }, "a request could not be answered");
    refuse(response, "internal.unexpected", { ...secured, "x-request-id": id });
  };

  const answer = (request: IncomingMessage, response: ServerResponse, id: string) => {
    const url = request.url ?? "/";
    const { method = "GET" } = request;
    if (!isWellFormed(url)) return no(response, id, "request.malformed-address");
    if (!isOurHost(request.headers.host, doorway) && !PROBES.has(url)) {
      return no(response, id, "request.unknown-host");
    }
    if (!METHODS.has(method)) {
      return no(response, id, "request.method-not-allowed", { allow: ALLOWED });
    }
    if (url.startsWith(IMAGE_OPTIMIZER)) return no(response, id, "request.not-found");
    const reads = method === "GET" || method === "HEAD";
    if (reads) {
      const address = addressOf(request, url);
      if (address) {
        followChanges();
        const page = cache.fresh(address.key);
        if (page) {
          metrics.from.kept.inc();
          return sendKept(request, response, page, ["x-request-id", id]);
        }
        serveKept(request, response, address, id).catch(failed(response, id));
        return;
      }
      if (url === "/api/metrics") {
        if (!mayReadMetrics(request, clientAddress(request, doorway))) {
          return no(response, id, "request.not-found");
        }
        metrics.registry
          .metrics()
          .then((text) => {
            response.writeHead(200, {
              "content-type": metrics.registry.contentType,
              "cache-control": "no-store",
              ...secured,
              "x-request-id": id,
            });
            response.end(text);
          })
          .catch(failed(response, id));
        return;
      }
    }
    if (/^\/[/\\]/.test(url)) {
      // "//elsewhere" is another site to some programs.
      const location = url.replace(/^[/\\]+/, "/");
      response.writeHead(308, { ...secured, location, "x-request-id": id });
      response.end();
      return;
    }
    response.setHeader("x-request-id", id);
    pass(request, response, id).catch(failed(response, id));
  };

  return (request, response) => {
    const id = `${process36}-${(++requests).toString(36)}`;
    try {
      answer(request, response, id);
    } catch (error) {
      // The database that says what changed, for one: the process outlives it.
      failed(response, id)(error);
    }
  };
}
