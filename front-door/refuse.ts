import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { ERROR_SENTENCES } from "../lib/content/errors.ts";
import { PROBLEM_PAGES } from "../lib/content/problems.ts";
import { ERROR_STATUSES, type ErrorCode, UNAVAILABLE_RETRY_SECONDS } from "../lib/kernel/errors.ts";
import { problemBody } from "../lib/platform/problem-body.ts";

/** The same for a person, who came by a link or an address: no style, for no file of ours is known here. */
function problemPage(code: ErrorCode): string {
  const { title, detail } = ERROR_SENTENCES[code];
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${detail}</p><p><a href="/">${PROBLEM_PAGES.error.home}</a></p></main></body></html>`;
}

/** Headers of an answer that was begun and given up, which say nothing of the refusal. */
const OF_ANOTHER_ANSWER = [
  "content-encoding",
  "transfer-encoding",
  "etag",
  "last-modified",
  "link",
  "location",
  "set-cookie",
];

const CONTENT = "application/problem+json; charset=utf-8";
const PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Answers with an error, if nothing was answered yet: a page where a browser asked for one, else
 * the body that calls get. `service.unavailable` says when to try again, as in calls.
 */
export function refuse(
  response: ServerResponse,
  code: ErrorCode,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of OF_ANOTHER_ANSWER) response.removeHeader(name);
  const forPerson = response.req.headers.accept?.includes("text/html");
  const body = forPerson ? problemPage(code) : problemBody(code);
  response.writeHead(ERROR_STATUSES[code], {
    "content-type": forPerson ? "text/html; charset=utf-8" : CONTENT,
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "content-security-policy": PAGE_POLICY,
    ...(code === "service.unavailable" && { "retry-after": `${UNAVAILABLE_RETRY_SECONDS}` }),
    ...headers,
  });
  response.end(body);
}

/** A refused connection is read from for so long, so that the refusal is not lost in a reset. */
const LINGER_MS = 1_000;
const refused = new WeakSet<Duplex>();

/** The same on a connection whose request never became one. */
export function refuseConnection(socket: Duplex, code: ErrorCode, reason: string): void {
  // What it sends besides is passed over.
  if (refused.has(socket)) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  refused.add(socket);
  const body = problemBody(code);
  socket.end(
    `HTTP/1.1 ${ERROR_STATUSES[code]} ${reason}\r\ncontent-type: ${CONTENT}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\n` +
      `x-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`,
  );
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(linger));
}
