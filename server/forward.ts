import type { IncomingMessage, ServerResponse } from "node:http";
import { SAFE_METHODS } from "../lib/kernel/http.ts";
import { EVENTS_PATH } from "../lib/notifications/live/rules.ts";
import { isLoopback } from "../lib/platform/network.ts";
import { withRequestContext } from "../lib/platform/request-context.ts";
import type { EventStreams } from "./event-streams.ts";
import { type Exchange, openExchange } from "./exchange.ts";
import { readPosted } from "./forms.ts";
import { BODY_BYTES, costOf, PROBES, type RateLimiter } from "./limits.ts";
import { createReceiver, type ReceiveOptions } from "./receive.ts";
import { hasBody, withBody } from "./request-body.ts";
import { onRequestEnd } from "./request-end.ts";
import type { ProxySettings } from "./request-headers.ts";
import { createResponder, type RespondOptions } from "./respond.ts";
import type { Problem } from "./send-problem.ts";
import type { HasAction } from "./server-actions.ts";

export interface ForwardOptions extends ReceiveOptions, RespondOptions {
  proxySettings: ProxySettings;
  /** What calls that change something must come from. */
  origin: string;
  rateLimiter: RateLimiter;
  /** Whether this very machine may have any number of requests under way. */
  exemptsLoopback: boolean;
  hasAction: HasAction;
  /** The pages that follow what happens; null where there is none to follow. */
  events: EventStreams | null;
}

/** Hands requests on to Next, within the limits, with headers that can be believed. */
export function createForwarder(options: ForwardOptions) {
  const { next, events, exemptsLoopback, hasAction, metrics } = options;
  const receive = createReceiver(options);
  const respond = createResponder(options);

  /** Responds, or rejects with the reason. `id` names the request in the log. */
  return async (request: IncomingMessage, response: ServerResponse, id: string): Promise<void> => {
    const exchange = openExchange(request, response, id, options);
    const { fields, address, upload, reject } = exchange;
    if (fields.path === EVENTS_PATH && events) return openEvents(exchange, events, options);
    reportEnd(exchange, options);
    if (SAFE_METHODS.has(fields.method) && PROBES.has(fields.path)) {
      metrics.from.next.inc();
      return withRequestContext(fields, () => next(request, response));
    }
    // This very machine is not counted where it is exempt.
    const counted = exemptsLoopback && isLoopback(address) ? null : address;
    const refusal =
      headProblem(exchange, options.origin) ?? (await admit(exchange, counted, options));
    if (refusal !== null) return reject(refusal);
    // A slow body holds no place among the requests that Next works on.
    const received = await receive(request, response, { upload, address: counted, fields });
    if (received === "left") return;
    if ("code" in received) return reject(received);
    const { body, file } = received;
    const posted = await readPosted(request, body, (action) => hasAction(fields.path, action));
    if ("code" in posted) return reject(posted);
    return respond(exchange, { request: withReceived(exchange, body), file, form: posted.form });
  };
}

/**
 * Responds with what happens to the person. The connection is open for hours, without a place among what is under
 * way and without compression, which would hold events back.
 */
async function openEvents(
  { request, response, began, fields, address, reject }: Exchange,
  events: EventStreams,
  { rateLimiter, log }: ForwardOptions,
): Promise<void> {
  const { method, path } = fields;
  if (method !== "GET") return reject({ code: "request.method-not-allowed", allow: "GET" });
  const wait = await rateLimiter(address, costOf(method, path));
  if (wait > 0) return reject({ code: "request.too-many", retrySeconds: wait });
  onRequestEnd(request, response, () => {
    const seconds = Math.round((performance.now() - began) / 1_000);
    log.info({ ...fields, status: response.statusCode, seconds }, "stream ended");
  });
  return events.open(request, response, reject);
}

/** Writes to the log and to the metrics what became of a request, once it is over. */
function reportEnd(
  { request, response, began, fields, upload }: Exchange,
  { metrics, log }: ForwardOptions,
): void {
  const { bytesRead } = request.socket;
  onRequestEnd(request, response, () => {
    const seconds = (performance.now() - began) / 1_000;
    const ms = Math.round(seconds * 1_000);
    if (!response.headersSent) {
      const received = request.socket.bytesRead - bytesRead;
      log.info(
        { ...fields, ms, received },
        upload ? "the sender of an upload left" : "the visitor left",
      );
      return;
    }
    metrics.duration.observe(seconds);
    metrics.status(response.statusCode);
    log.info({ ...fields, status: response.statusCode, ms }, "responded");
  });
}

/**
 * Whether a request that changes something may: it comes from one of our pages, or from a program
 * that carries no cookie of ours.
 */
function comesFromUs({ headers }: IncomingMessage, origin: string): boolean {
  return headers.origin === undefined ? headers.cookie === undefined : headers.origin === origin;
}

/** Why nothing more of a request is read than its head; null where it may bring its body. */
function headProblem({ request, fields, upload }: Exchange, origin: string): Problem | null {
  if (!SAFE_METHODS.has(fields.method) && !comesFromUs(request, origin)) {
    return { code: "request.foreign-origin" };
  }
  const mostBytes = upload?.bytes ?? BODY_BYTES;
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) {
    return { code: upload?.tooLarge ?? "request.too-large" };
  }
  return null;
}

/**
 * Takes a place among what the request's network has under way, which its end gives back, and counts what it costs.
 * @param counted its address; null for one that is not counted
 * @returns why it may not go on now, or null
 */
async function admit(
  { request, response, fields, address }: Exchange,
  counted: string | null,
  { admission, rateLimiter }: ForwardOptions,
): Promise<Problem | null> {
  const leaveNetwork = admission.enterNetwork(counted);
  if (leaveNetwork === null) return { code: "request.too-many", retrySeconds: 1 };
  onRequestEnd(request, response, leaveNetwork);
  const wait = await rateLimiter(address, costOf(fields.method, fields.path));
  return wait > 0 ? { code: "request.too-many", retrySeconds: wait } : null;
}

/** The request as Next reads it: with the body that was received, and without that of an upload, which is a file. */
function withReceived({ request, upload }: Exchange, body: Buffer): IncomingMessage {
  if (!upload && !hasBody(request)) return request;
  const forwarded = withBody(request, body);
  if (upload) {
    forwarded.headers = { ...request.headers, "content-length": "0" };
    delete forwarded.headers["transfer-encoding"];
  }
  return forwarded;
}
