import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { DomainError, type ErrorCode } from "../lib/kernel/errors.ts";
import { negotiatedMediaPath } from "../lib/listings/media/rules.ts";
import { withRequestContext } from "../lib/platform/request-context.ts";
import { isUnavailable } from "../lib/platform/unavailable.ts";
import { type CachedAddress, cachedAddress, isWellFormed, pathOf } from "./address.ts";
import { securityHeaders } from "./content-policy.ts";
import { createForwarder, type ForwardOptions } from "./forward.ts";
import { PROBES } from "./limits.ts";
import { mayReadMetrics } from "./metrics.ts";
import { hasValidRouterHeaders, isOwnRequest } from "./next-protocol.ts";
import type { PageCache } from "./page-cache.ts";
import { pageRecipe } from "./pages.ts";
import { clientAddress, hasOneHost, isOurHost } from "./request-headers.ts";
import { sendCached, takesGzip } from "./send.ts";
import { sendLastProblem, sendProblem } from "./send-problem.ts";

export interface HandlerOptions extends Omit<ForwardOptions, "origin"> {
  /** Null in development, where every page is what the sources make of it. */
  cache: PageCache | null;
  /** Drops what changed from the cache: called before a cached page is given. */
  followChanges: () => void;
  origin: URL;
}

/** Next's resizing of pictures, which nothing of ours uses: any width of any picture, a core each. */
const IMAGE_OPTIMIZER = "/_next/image";
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const ALLOWED = [...METHODS].join(", ");
/** A page is read, and takes its forms. */
const PAGE_METHODS = new Set(["GET", "HEAD", "POST"]);
const PAGE_ALLOWED = [...PAGE_METHODS].join(", ");

/**
 * The listener that stands in front of Next: cached pages are given from memory, everything else is
 * checked and handed on.
 */
export function createHandler(options: HandlerOptions): RequestListener {
  const { cache, followChanges, proxySettings, rateLimiter, metrics, log } = options;
  const pass = createForwarder({ ...options, origin: options.origin.origin });
  // What whole addresses come to: most requests are for few of them.
  const addresses = new LRUCache<string, CachedAddress>({ max: 20_000 });
  const secured = securityHeaders(options.policy);
  const process36 = Date.now().toString(36);
  let requests = 0;

  const addressOf = (request: IncomingMessage, url: string): CachedAddress | null => {
    if (request.headers.rsc !== undefined) return cachedAddress(url, request.headers);
    const known = addresses.get(url);
    if (known) return known;
    const address = cachedAddress(url, request.headers);
    if (address && url.length < 512) addresses.set(url, address);
    return address;
  };

  /** Sends the problem of what comes no further. */
  const no = (
    response: ServerResponse,
    id: string,
    code: ErrorCode,
    headers: Record<string, string> = {},
  ) => {
    metrics.from.problem.inc();
    sendProblem(response, code, { ...secured, "x-request-id": id, ...headers });
  };

  const serveCached = async (
    request: IncomingMessage,
    response: ServerResponse,
    cache: PageCache,
    address: CachedAddress,
    id: string,
  ) => {
    if (cache.isMissing(address.key)) {
      // A cached page costs nothing, but nobody may have us make them without end.
      const wait = await rateLimiter(clientAddress(request, proxySettings), address.route.cost);
      if (wait > 0) return no(response, id, "request.too-many", { "retry-after": String(wait) });
    }
    const { page, from } = await withRequestContext(
      { id, method: request.method ?? "GET", path: pathOf(address.path) },
      () => cache.serve(address.key, pageRecipe(address, options, takesGzip(request))),
    );
    metrics.from[from].inc();
    sendCached(request, response, page, ["x-request-id", id]);
  };

  const failed = (response: ServerResponse, id: string) => (error: unknown) => {
    const { req } = response;
    const fields = { id, method: req.method, path: pathOf(req.url ?? "") };
    // Too much at once is no fault: nobody has to look where it came from.
    if (DomainError.is(error)) log.warn({ ...fields, code: error.code }, "a request was rejected");
    else log.error({ ...fields, err: error }, "a request failed");
    const code = isUnavailable(error) ? "service.unavailable" : "internal.unexpected";
    const send = req.complete ? sendProblem : sendLastProblem;
    send(response, code, { ...secured, "x-request-id": id });
  };

  const handle = (request: IncomingMessage, response: ServerResponse, id: string) => {
    if (isOwnRequest(request.headers)) {
      metrics.from.problem.inc();
      return sendLastProblem(response, "request.invalid", { ...secured, "x-request-id": id });
    }
    const url = negotiatedMediaPath(request.url ?? "/", request.headers.accept);
    request.url = url;
    const { method = "GET" } = request;
    if (!isWellFormed(url)) return no(response, id, "request.malformed-address");
    if (!hasOneHost(request)) return no(response, id, "request.invalid");
    if (!isOurHost(request.headers.host, proxySettings) && !PROBES.has(url)) {
      return no(response, id, "request.unknown-host");
    }
    if (!METHODS.has(method)) {
      return no(response, id, "request.method-not-allowed", { allow: ALLOWED });
    }
    if (!PAGE_METHODS.has(method) && !url.startsWith("/api/")) {
      return no(response, id, "request.method-not-allowed", { allow: PAGE_ALLOWED });
    }
    if (!hasValidRouterHeaders(request.headers)) return no(response, id, "request.invalid");
    if (url.startsWith(IMAGE_OPTIMIZER)) return no(response, id, "request.not-found");
    const reads = method === "GET" || method === "HEAD";
    if (reads) {
      const address = cache && addressOf(request, url);
      if (address) {
        followChanges();
        const page = cache.fresh(address.key);
        if (page) {
          metrics.from.cached.inc();
          return sendCached(request, response, page, ["x-request-id", id]);
        }
        serveCached(request, response, cache, address, id).catch(failed(response, id));
        return;
      }
      if (url === "/api/metrics") {
        if (!mayReadMetrics(request, clientAddress(request, proxySettings))) {
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
      handle(request, response, id);
    } catch (error) {
      // The database that says what changed, for one: the process outlives it.
      failed(response, id)(error);
    }
  };
}
