import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { ERROR_STATUSES, type ErrorCode, UNAVAILABLE_RETRY_SECONDS } from "../lib/kernel/errors.ts";
import { problemBody } from "../lib/platform/problem-body.ts";
import { PROBLEM_PAGE_POLICY, problemPage } from "../lib/platform/problem-page.ts";

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

/**
 * Sends a problem, unless a response was begun: a page where a browser requests one, else
 * the body that calls get. `service.unavailable` says when to try again, as in calls.
 */
export function sendProblem(
  response: ServerResponse,
  code: ErrorCode,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of OF_ANOTHER_RESPONSE) response.removeHeader(name);
  const forPerson = response.req.headers.accept?.includes("text/html");
  const body = forPerson ? problemPage(code) : problemBody(code);
  response.writeHead(ERROR_STATUSES[code], {
    "content-type": forPerson ? "text/html; charset=utf-8" : CONTENT,
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "content-security-policy": PROBLEM_PAGE_POLICY,
    ...(code === "service.unavailable" && { "retry-after": `${UNAVAILABLE_RETRY_SECONDS}` }),
    ...headers,
  });
  response.end(body);
}

/** A connection that got a problem is read from for so long, so that the problem is not lost in a reset. */
const LINGER_MS = 1_000;
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
