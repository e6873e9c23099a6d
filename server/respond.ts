import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import compression from "compression";
import { typedFields } from "../lib/content/typed-fields.ts";
import type { ErrorCode } from "../lib/kernel/errors.ts";
import { SAFE_METHODS } from "../lib/kernel/http.ts";
import {
  type ReceivedFile,
  type RequestOutcome,
  requestOutcome,
  withRequestContext,
} from "../lib/platform/request-context.ts";
import type { Admission } from "./admission.ts";
import { contentPolicy, newNonce, type PolicySources } from "./content-policy.ts";
import type { Exchange } from "./exchange.ts";
import type { PostedForm } from "./form-fields.ts";
import { formProblem } from "./forms.ts";
import type { Metrics } from "./metrics.ts";
import { BYTES, collectResponse, RESPONSE_MS, type Rendered } from "./render.ts";
import { onRequestEnd } from "./request-end.ts";
import { withFirstLine } from "./scripts-on-use.ts";
import type { Problem } from "./send-problem.ts";
import { UPLOAD_RESPONSE_MS } from "./uploads.ts";

export interface RespondOptions {
  next: RequestListener;
  policy: PolicySources;
  admission: Admission;
  metrics: Metrics;
}

/** What Next is given of a request. */
interface Forwarded {
  /** With its body, read whole. */
  request: IncomingMessage;
  file: ReceivedFile | null;
  /** The form that was posted to a page; null where it is none. */
  form: PostedForm | null;
}

/** In development a page is compiled when it is first requested. */
const COMPILE_MS = 600_000;

/** What to send instead of a page, or of a call's response; null where it is to be sent. */
function pageProblem({ rejection, unavailable }: Readonly<RequestOutcome>): ErrorCode | null {
  return rejection ?? (unavailable ? "service.unavailable" : null);
}

/** Has Next work on requests, each in its turn, and sends what it makes of them. */
export function createResponder({ next, policy, admission, metrics }: RespondOptions) {
  const compress = compression();
  const pageMs = policy.development ? COMPILE_MS : RESPONSE_MS;
  const uploadMs = Math.max(pageMs, UPLOAD_RESPONSE_MS);

  /** Next's response, or what to send instead of it. */
  const render = async (
    { request, fields, upload }: Exchange,
    forwarded: Forwarded,
  ): Promise<Rendered | Problem> => {
    metrics.from.next.inc();
    const patienceMs = upload ? uploadMs : pageMs;
    const [rendered, outcome] = await withRequestContext(
      fields,
      async () =>
        [await collectResponse(next, forwarded.request, patienceMs), requestOutcome()] as const,
      forwarded.file,
    );
    const { form } = forwarded;
    const code =
      form === null
        ? pageProblem(outcome)
        : formProblem({
            rendered,
            outcome,
            byScripts: request.headers["next-action"] !== undefined,
            wasTyped: typedFields(form.fields).length > 0,
          });
    return code === null ? rendered : { code };
  };

  return async (exchange: Exchange, forwarded: Forwarded): Promise<void> => {
    const { request, response, fields, upload, framing, reject } = exchange;
    const nonce = newNonce();
    if (!fields.path.startsWith("/api/")) {
      // Next gives its scripts the nonce that it finds in the request.
      const content = contentPolicy([`'nonce-${nonce}'`], policy, framing);
      forwarded.request.headers["content-security-policy"] = content;
      response.setHeader("content-security-policy", content);
    }
    const changes = upload ? "uploads" : "writes";
    const place = admission.enterQueue(SAFE_METHODS.has(fields.method) ? "reads" : changes);
    if (place === null) return reject({ code: "service.unavailable", retrySeconds: 1 });
    // A client that leaves before its turn costs nothing. Once Next works on its request, that is
    // counted until it is done.
    onRequestEnd(request, response, () => {
      if (!place.hasTurn()) place.leave();
    });
    try {
      // Whose connection has ended by then will not read the response.
      if (!(await place.turn) || !request.socket.writable) return;
      const rendered = await render(exchange, forwarded);
      if ("code" in rendered) return reject(rendered);
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
