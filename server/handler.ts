import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { DomainError } from "../lib/kernel/errors.ts";
import { negotiatedMediaPath } from "../lib/listings/media/rules.ts";
import { withRequestContext } from "../lib/platform/request-context.ts";
import { isUnavailable } from "../lib/platform/unavailable.ts";
import { type CachedAddress, cachedAddress, loggedPath, pathOf } from "./address.ts";
import { securityHeaders } from "./content-policy.ts";
import { createForwarder, type ForwardOptions } from "./forward.ts";
import { mayReadMetrics } from "./metrics.ts";
import { readMetricsOfAll } from "./metrics-of-all.ts";
import { isOwnRequest } from "./next-protocol.ts";
import type { PageCache } from "./page-cache.ts";
import { type PageMaker, pageRecipe } from "./pages.ts";
import { clientAddress } from "./request-headers.ts";
import { requestProblem } from "./request-problem.ts";
import { sendCached, takesGzip } from "./send.ts";
import { type Problem, problemHeaders, sendLastProblem, sendProblem } from "./send-problem.ts";

export interface HandlerOptions extends Omit<ForwardOptions, "origin">, PageMaker {
  /** Null in development, where every page is what the sources make of it. */
  cache: PageCache | null;
  /** Drops what changed from the cache: awaited before a cached page is given, null where there is nothing to wait for. */
  followChanges: () => Promise<void> | null;
}

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
  const reject = (response: ServerResponse, id: string, problem: Problem) => {
    metrics.from.problem.inc();
    const headers = { ...secured, "x-request-id": id, ...problemHeaders(problem) };
    sendProblem(response, problem.code, headers);
  };

  const failed = (response: ServerResponse, id: string) => (error: unknown) => {
    const { req } = response;
    const fields = { id, method: req.method, path: loggedPath(pathOf(req.url ?? "")) };
    // Too much at once is no fault: nobody has to look where it came from.
    if (DomainError.is(error)) log.warn({ ...fields, code: error.code }, "a request was rejected");
    else log.error({ ...fields, err: error }, "a request failed");
    const code = isUnavailable(error) ? "service.unavailable" : "internal.unexpected";
    const send = req.complete ? sendProblem : sendLastProblem;
    send(response, code, { ...secured, "x-request-id": id });
  };

  /** Sends a page that the cache has to make first, or to renew. */
  const sendMade = async (
    request: IncomingMessage,
    response: ServerResponse,
    cache: PageCache,
    address: CachedAddress,
    id: string,
  ) => {
    if (cache.isMissing(address.key)) {
      // A cached page costs nothing, but nobody may have us make them without end.
      const wait = await rateLimiter(clientAddress(request, proxySettings), address.route.cost);
      if (wait > 0) {
        return reject(response, id, { code: "request.too-many", retrySeconds: wait });
      }
    }
    const { page, from } = await withRequestContext(
      { id, method: request.method ?? "GET", path: pathOf(address.path) },
      () => cache.serve(address.key, pageRecipe(address, options, takesGzip(request))),
    );
    metrics.from[from].inc();
    sendCached(request, response, page, ["x-request-id", id]);
  };

  /** Sends a page of the cache, which has followed what changed. */
  const sendFollowed = (
    request: IncomingMessage,
    response: ServerResponse,
    cache: PageCache,
    address: CachedAddress,
    id: string,
  ) => {
    const page = cache.fresh(address.key);
    if (page === undefined) {
      sendMade(request, response, cache, address, id).catch(failed(response, id));
      return;
    }
    metrics.from.cached.inc();
    sendCached(request, response, page, ["x-request-id", id]);
  };

  /** Sends a page of the cache. */
  const sendPage = (...args: Parameters<typeof sendFollowed>) => {
    const following = followChanges();
    if (following === null) return sendFollowed(...args);
    const [, response, , , id] = args;
    following.then(() => sendFollowed(...args)).catch(failed(response, id));
  };

  const sendMetrics = async (request: IncomingMessage, response: ServerResponse, id: string) => {
    if (!mayReadMetrics(request, clientAddress(request, proxySettings))) {
      return reject(response, id, { code: "request.not-found" });
    }
    const { registry } = metrics;
    const text = await readMetricsOfAll(registry);
    response.writeHead(200, {
      "content-type": registry.contentType,
      "cache-control": "no-store",
      ...secured,
      "x-request-id": id,
    });
    response.end(text);
  };

  const handle = (request: IncomingMessage, response: ServerResponse, id: string) => {
    if (isOwnRequest(request.headers)) {
      metrics.from.problem.inc();
      return sendLastProblem(response, "request.invalid", { ...secured, "x-request-id": id });
    }
    const url = negotiatedMediaPath(request.url ?? "/", request.headers.accept);
    request.url = url;
    const problem = requestProblem(request, url, proxySettings);
    if (problem !== null) return reject(response, id, problem);
    const { method = "GET" } = request;
    if (method === "GET" || method === "HEAD") {
      const address = cache && addressOf(request, url);
      if (address) return sendPage(request, response, cache, address, id);
      if (url === "/api/metrics") {
        sendMetrics(request, response, id).catch(failed(response, id));
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
