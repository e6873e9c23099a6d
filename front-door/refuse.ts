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
  const body = problemBody(code);
  response.writeHead(ERROR_STATUSES[code], {
    "content-type": CONTENT,
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    ...headers,
  });
  response.end(body);
}

/** The same on a connection whose request never became one. */
export function refuseConnection(socket: Duplex, code: ErrorCode, reason: string): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = problemBody(code);
  socket.end(
    `HTTP/1.1 ${ERROR_STATUSES[code]} ${reason}\r\ncontent-type: ${CONTENT}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
