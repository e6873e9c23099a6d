import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { ERROR_SENTENCES } from "../lib/content/fr/errors.ts";
import { ERROR_STATUSES, type ErrorCode } from "../lib/kernel/errors.ts";

/** The same RFC 9457 body that calls answer with (lib/server/api.ts). */
function problemBody(code: ErrorCode): string {
  const status = ERROR_STATUSES[code];
  return JSON.stringify({
    type: `urn:loopimmo:error:${code}`,
    status,
    code,
    ...ERROR_SENTENCES[code],
  });
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

/** Answers with an error, if nothing was answered yet. */
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
  const body = problemBody(code);
  response.writeHead(ERROR_STATUSES[code], {
    "content-type": CONTENT,
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
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
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(linger));
}
