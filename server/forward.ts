import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import compression from "compression";
import { typedFields } from "../lib/content/typed-fields.ts";
import type { ErrorCode } from "../lib/kernel/errors.ts";
import { SAFE_METHODS } from "../lib/kernel/http.ts";
import { EVENTS_PATH } from "../lib/notifications/live/rules.ts";
import { isLoopback } from "../lib/platform/network.ts";
import { requestOutcome, withRequestContext } from "../lib/platform/request-context.ts";
import { pathOf } from "./address.ts";
import {
  contentPolicy,
  framingOf,
  newNonce,
  type PolicySources,
  securityHeaders,
} from "./content-policy.ts";
import type { EventStreams } from "./event-streams.ts";
import { type PostedForm, readForm } from "./form-fields.ts";
import { formProblem, isForm } from "./forms.ts";
import { BODY_BYTES, costOf, PROBES, type RateLimiter } from "./limits.ts";
import type { Metrics } from "./metrics.ts";
import { withoutInternalParameters } from "./next-protocol.ts";
import { createReceiver, type ReceiveOptions } from "./receive.ts";
import { BYTES, collectResponse, RESPONSE_MS, type Rendered } from "./render.ts";
import { hasBody, withBody } from "./request-body.ts";
import { onRequestEnd } from "./request-end.ts";
import { cleanHeaders, clientAddress, type ProxySettings } from "./request-headers.ts";
import { withFirstLine } from "./scripts-on-use.ts";
import { rememberPosted, sendLastProblem, sendProblem } from "./send-problem.ts";
import type { HasAction } from "./server-actions.ts";
import { UPLOAD_RESPONSE_MS, uploadOf } from "./uploads.ts";

export interface ForwardOptions extends ReceiveOptions {
  next: RequestListener;
  proxySettings: ProxySettings;
  policy: PolicySources;
  /** What calls that change something must come from. */
  origin: string;
  metrics: Metrics;
  rateLimiter: RateLimiter;
  /** Whether this very machine may have any number of requests under way. */
  exemptsLoopback: boolean;
  hasAction: HasAction;
  /** The pages that follow what happens; null where there is none to follow. */
  events: EventStreams | null;
}

/**
 * Whether a request that changes something may: it comes from one of our pages, or from a program
 * that carries no cookie of ours.
 */
function comesFromUs({ headers }: IncomingMessage, origin: string): boolean {
  return headers.origin === undefined ? headers.cookie === undefined : headers.origin === origin;
}

/** In development a page is compiled when it is first requested. */
const COMPILE_MS = 600_000;

/** Hands requests on to Next, within the limits, with headers that can be believed. */
export function createForwarder(options: ForwardOptions) {
  const { next, proxySettings, policy, rateLimiter, hasAction, admission, metrics, log } = options;
  const compress = compression();
  const receive = createReceiver(options);
  const patienceMs = policy.development ? COMPILE_MS : RESPONSE_MS;

  /** Responds, or rejects with the reason. `id` names the request in the log. */
  return async (request: IncomingMessage, response: ServerResponse, id: string): Promise<void> => {
    const began = performance.now();
    request.url = withoutInternalParameters(request.url ?? "/");
    const path = pathOf(request.url);
    const method = request.method ?? "GET";
    const address = clientAddress(request, proxySettings);
    cleanHeaders(request, { address, ...policy });
    const framing = framingOf(path);
    for (const [name, value] of Object.entries(securityHeaders(policy, framing)))
      response.setHeader(name, value);
    // With the connection where a body was not read: nobody goes on sending one for nothing.
    const reject = (code: ErrorCode, headers?: Record<string, string>) =>
      hasBody(request) && !request.complete
        ? sendLastProblem(response, code, headers)
        : sendProblem(response, code, headers);
    const rejectFor = (code: ErrorCode, seconds: number) =>
      reject(code, { "retry-after": String(seconds) });

    // Open for hours, without a place among what is under way and without compression, which would hold
    // events back.
    if (path === EVENTS_PATH && options.events) {
      if (method !== "GET") return reject("request.method-not-allowed", { allow: "GET" });
      const wait = await rateLimiter(address, costOf(method, path));
      if (wait > 0) return rejectFor("request.too-many", wait);
      onRequestEnd(request, response, () => {
        const seconds = Math.round((performance.now() - began) / 1_000);
        log.info({ id, method, path, status: response.statusCode, seconds }, "stream ended");
      });
      return options.events.open(request, response, (code, seconds) =>
        seconds === undefined ? reject(code) : rejectFor(code, seconds),
      );
    }

    const fields = { id, method, path };
    const upload = uploadOf(method, path);
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

    if (!SAFE_METHODS.has(method) && !comesFromUs(request, options.origin)) {
      return reject("request.foreign-origin");
    }
    if (SAFE_METHODS.has(method) && PROBES.has(path)) {
      metrics.from.next.inc();
      return withRequestContext(fields, () => next(request, response));
    }

    const mostBytes = upload?.bytes ?? BODY_BYTES;
    if (Number(request.headers["content-length"] ?? 0) > mostBytes) {
      return reject(upload?.tooLarge ?? "request.too-large");
    }

    const isExempt = options.exemptsLoopback && isLoopback(address);
    const counted = isExempt ? null : address;
    const leaveNetwork = admission.enterNetwork(counted);
    if (leaveNetwork === null) return rejectFor("request.too-many", 1);
    onRequestEnd(request, response, leaveNetwork);
    const wait = await rateLimiter(address, costOf(method, path));
    if (wait > 0) return rejectFor("request.too-many", wait);

    // A slow body holds no place among the requests that Next works on.
    const received = await receive(request, response, { upload, address: counted, fields });
    if (received === "left") return;
    if ("code" in received) {
      const { code, retrySeconds } = received;
      return retrySeconds === undefined ? reject(code) : rejectFor(code, retrySeconds);
    }
    const { body, file } = received;
    let forwarded = request;
    if (upload || hasBody(request)) forwarded = withBody(request, body);
    if (upload) {
      forwarded.headers = { ...request.headers, "content-length": "0" };
      delete forwarded.headers["transfer-encoding"];
    }
    const action = request.headers["next-action"];
    if (method === "POST" && action !== undefined && !hasAction(path, String(action))) {
      // Not by Next's own header of that, at which its client reads no further: the page says what we say.
      return reject("request.form-outdated");
    }
    let form: PostedForm | null = null;
    if (isForm(request)) {
      form = await readForm(request, body);
      if (form === null) return reject("request.invalid");
      if (action === undefined) rememberPosted(request, form.fields);
      if (!form.actions.every((each) => hasAction(path, each))) {
        return reject("request.form-outdated");
      }
    }

    const { headers } = forwarded;
    const nonce = newNonce();
    if (!path.startsWith("/api/")) {
      // Next gives its scripts the nonce that it finds in the request.
      const content = contentPolicy([`'nonce-${nonce}'`], policy, framing);
      headers["content-security-policy"] = content;
      response.setHeader("content-security-policy", content);
    }
    const changes = upload ? "uploads" : "writes";
    const place = admission.enterQueue(SAFE_METHODS.has(method) ? "reads" : changes);
    if (place === null) return rejectFor("service.unavailable", 1);
    // A client that leaves before its turn costs nothing. Once Next works on its request, that is
    // counted until it is done.
    onRequestEnd(request, response, () => {
      if (!place.hasTurn()) place.leave();
    });
    const patience = upload ? Math.max(patienceMs, UPLOAD_RESPONSE_MS) : patienceMs;
    try {
      // Whose connection has ended by then will not read the response.
      if (!(await place.turn) || !request.socket.writable) return;
      metrics.from.next.inc();
      const [rendered, outcome] = await withRequestContext(
        fields,
        async () => [await collectResponse(next, forwarded, patience), requestOutcome()] as const,
        file,
      );
      const problem =
        form === null
          ? outcome.rejection
          : formProblem({
              rendered,
              outcome,
              byScripts: action !== undefined,
              wasTyped: typedFields(form.fields).length > 0,
            });
      if (problem !== null) return reject(problem);
      compress(request, response, () => {});
      sendResponse(response, rendered, nonce);
    } finally {
      place.leave();
    }
  };
}

/** Sends a response that was collected, a page with the line that notes what is pressed before its scripts run. */
function sendResponse(
  response: ServerResponse,
  { status, headers, text }: Rendered,
  nonce: string,
): void {
  const isPage = String(headers["content-type"]).startsWith("text/html");
  const body = Buffer.from(isPage ? withFirstLine(text, nonce) : text, BYTES);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  if (body.length === 0) response.end();
  else {
    response.setHeader("content-length", body.length);
    response.end(body);
  }
}
