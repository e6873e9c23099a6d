import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import compression from "compression";
import type { Logger } from "pino";
import { contentPolicy, newNonce, type PolicySources, securityHeaders } from "./content-policy.ts";
import { cleanHeaders, clientAddress, type Doorway } from "./forwarding.ts";
import { FOUND_HEADER } from "./found-page.ts";
import { bodyLimit, CONNECTION_LIMITS, capBody, costOf, type Toll } from "./limits.ts";
import type { Metrics } from "./metrics.ts";
import { refuse } from "./refuse.ts";
import type { SpaceGuard } from "./space-guard.ts";

export interface Passage {
  next: RequestListener;
  doorway: Doorway;
  policy: PolicySources;
  /** What calls that change something must come from. */
  origin: string;
  metrics: Metrics;
  log: Logger;
  toll: Toll;
  /** Who may open what of the signed-in space. */
  guard: SpaceGuard;
  /** Whether an address shows what it names (found-page.ts). */
  isFound: (url: string) => boolean;
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that changes something may: it comes from one of our pages, or from a program
 * that carries no cookie of ours.
 */
function comesFromUs({ headers }: IncomingMessage, origin: string): boolean {
  return headers.origin === undefined ? headers.cookie === undefined : headers.origin === origin;
}

/** Hands requests on to Next, within the limits, with headers that can be believed. */
export function createPassage(passage: Passage) {
  const { next, doorway, policy, toll, guard, isFound, metrics, log } = passage;
  const secured = securityHeaders(policy);
  const compress = compression();
  let rendering = 0;

  /** Answers, or refuses and says why. `id` names the request in the log. */
  return async (request: IncomingMessage, response: ServerResponse, id: string): Promise<void> => {
    const began = performance.now();
    const [path = ""] = (request.url ?? "").split("?", 1);
    const method = request.method ?? "GET";
    const address = clientAddress(request, doorway);
    cleanHeaders(request, { address, secure: policy.secure });
    for (const [name, value] of Object.entries(secured)) response.setHeader(name, value);
    response.on("close", () => {
      const seconds = (performance.now() - began) / 1_000;
      metrics.duration.observe(seconds);
      metrics.status(response.statusCode);
      const ms = Math.round(seconds * 1_000);
      log.info({ id, method, path, status: response.statusCode, ms }, "answered");
    });

    if (!SAFE.has(method) && !comesFromUs(request, passage.origin)) {
      refuse(response, "request.foreign-origin");
      return;
    }
    const limit = bodyLimit(path);
    const tooLarge = () => {
      // Whoever reads the body would wait for its end for ever.
      response.once("close", () => request.destroy());
      refuse(response, "request.too-large", { connection: "close" });
    };
    if (Number(request.headers["content-length"] ?? 0) > limit) {
      tooLarge();
      return;
    }
    // Before anything is awaited: the body arrives meanwhile. What has no length comes in chunks.
    if (request.headers["transfer-encoding"] !== undefined) capBody(request, limit, tooLarge);
    const cost = costOf(method, path);
    const tooMany = (wait: number) =>
      refuse(response, "request.too-many", { "retry-after": String(wait) });
    const wait = await toll(address, cost);
    if (wait > 0) return tooMany(wait);
    if (rendering >= CONNECTION_LIMITS.rendering) {
      refuse(response, "service.unavailable", { "retry-after": "1" });
      return;
    }
    const { elsewhere, account } = await guard(request);
    const accountWait = account === null ? 0 : await toll(address, cost, account);
    if (accountWait > 0) return tooMany(accountWait);
    if (elsewhere !== null) {
      response.writeHead(303, { location: elsewhere, "cache-control": "no-store" });
      response.end();
      return;
    }
    if (isFound(request.url ?? "/")) request.headers[FOUND_HEADER] = "1";
    if (!path.startsWith("/api/")) {
      // Next gives its scripts the nonce that it finds in the request.
      const content = contentPolicy([`'nonce-${newNonce()}'`], policy);
      request.headers["content-security-policy"] = content;
      response.setHeader("content-security-policy", content);
    }
    compress(request, response, () => {});
    rendering++;
    try {
      metrics.from.next.inc();
      await next(request, response);
    } finally {
      rendering--;
    }
  };
}
