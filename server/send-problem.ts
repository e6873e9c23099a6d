import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { typedFields } from "../lib/content/typed-fields.ts";
import { ERROR_STATUSES, type ErrorCode, UNAVAILABLE_RETRY_SECONDS } from "../lib/kernel/errors.ts";
import { problemBody, SCRIPT_FORM_TYPE, scriptFormBody } from "../lib/platform/problem-body.ts";
import { PROBLEM_PAGE_POLICY, problemPage } from "../lib/platform/problem-page.ts";

/** Why a request goes no further. */
export interface Problem {
  code: ErrorCode;
  /** After so many seconds it may be sent again. */
  retrySeconds?: number;
  /** The methods that its address takes, where it came with another one. */
  allow?: string;
}

/** The headers that a problem's response has besides. */
export function problemHeaders({ retrySeconds, allow }: Problem): Record<string, string> {
  return {
    ...(retrySeconds !== undefined && { "retry-after": String(retrySeconds) }),
    ...(allow !== undefined && { allow }),
  };
}

/** Headers of a response that was begun and given up, which are not the problem's. */
const OF_ANOTHER_RESPONSE = [
  "content-encoding",
  "transfer-encoding",
  "etag",
  "last-modified",
  "link",
  "location",
  "set-cookie",
];

const CONTENT = "application/problem+json; charset=utf-8";

/** A connection that got a problem is read from for so long, so that the problem is not lost in a reset. */
const LINGER_MS = 1_000;

/** The fields of forms that were posted without scripts: a problem's page gives back what was typed. */
const posted = new WeakMap<IncomingMessage, readonly (readonly [name: string, value: string])[]>();

/** Has the page of whatever problem this request may meet give back what was typed into its form. */
export function rememberPosted(
  request: IncomingMessage,
  fields: readonly (readonly [name: string, value: string])[],
): void {
  posted.set(request, fields);
}

function pageOf({ req }: ServerResponse, code: ErrorCode): string {
  const fields = posted.get(req);
  if (fields === undefined) return problemPage(code);
  return problemPage(code, { typed: typedFields(fields), back: req.url ?? null });
}

/** The problem as the sender of the request reads it. */
function contentFor(
  response: ServerResponse,
  code: ErrorCode,
  retryAfter: string | undefined,
): { type: string; body: string } {
  const { headers } = response.req;
  if (headers["next-action"] !== undefined) {
    const seconds = Number(retryAfter);
    return { type: SCRIPT_FORM_TYPE, body: scriptFormBody(code, seconds > 0 ? seconds : null) };
  }
  return headers.accept?.includes("text/html")
    ? { type: "text/html; charset=utf-8", body: pageOf(response, code) }
    : { type: CONTENT, body: problemBody(code) };
}

/** Writes a problem's head, with the length of its body. @returns the body */
function writeProblemHead(
  response: ServerResponse,
  code: ErrorCode,
  headers: Record<string, string>,
): string {
  for (const name of OF_ANOTHER_RESPONSE) response.removeHeader(name);
  const later: Record<string, string> = {
    ...(code === "service.unavailable" && { "retry-after": `${UNAVAILABLE_RETRY_SECONDS}` }),
    ...headers,
  };
  const { type, body } = contentFor(response, code, later["retry-after"]);
  response.writeHead(ERROR_STATUSES[code], {
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "content-security-policy": PROBLEM_PAGE_POLICY,
    ...later,
  });
  return body;
}

/**
 * Sends a problem, unless a response was begun: a page where a browser requests one, what Next's client hands
 * on to the page where scripts sent a form, else the body that calls get. `service.unavailable` says when to try
 * again, as in calls.
 */
export function sendProblem(
  response: ServerResponse,
  code: ErrorCode,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) response.destroy();
  else response.end(writeProblemHead(response, code, headers));
}

/**
 * The same where the rest of the request is read by nobody: its connection ends with the problem. What still
 * arrives is passed over for a moment, for a browser that is cut while it sends may never read the problem.
 */
export function sendLastProblem(
  response: ServerResponse,
  code: ErrorCode,
  headers: Record<string, string> = {},
): void {
  const { req: request } = response;
  const last = { ...headers, connection: "close" };
  if (request.complete || response.headersSent) {
    sendProblem(response, code, last);
    return;
  }
  response.write(writeProblemHead(response, code, last));
  const end = () => {
    clearTimeout(linger);
    response.end();
  };
  const linger = setTimeout(end, LINGER_MS);
  request.once("end", end);
  request.once("close", end);
  response.once("close", () => {
    clearTimeout(linger);
    request.destroy();
  });
  request.resume();
}

const ended = new WeakSet<Duplex>();

/** The same on a connection whose request never became one. */
export function sendProblemOn(socket: Duplex, code: ErrorCode, reason: string): void {
  // What it sends besides is passed over.
  if (ended.has(socket)) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  ended.add(socket);
  const body = problemBody(code);
  socket.end(
    `HTTP/1.1 ${ERROR_STATUSES[code]} ${reason}\r\ncontent-type: ${CONTENT}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\n` +
      `x-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`,
  );
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(linger));
}
