import { IncomingMessage } from "node:http";
import { Socket } from "node:net";

/** Whether a request has a body, by its headers. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** A body that was read whole, or why it was not. */
export type ReadBody = Buffer | "too-large" | "too-slow" | "aborted";

/** Reads a request's body whole into memory. Past `limit` bytes, or so many milliseconds, nothing more is read. */
export function readBody(
  request: IncomingMessage,
  limit: number,
  patienceMs: number,
): Promise<ReadBody> {
  return new Promise((settle) => {
    const patience = setTimeout(() => {
      request.pause();
      resolve("too-slow");
    }, patienceMs);
    const resolve = (read: ReadBody) => {
      clearTimeout(patience);
      settle(read);
    };
    const chunks: Buffer[] = [];
    let length = 0;
    if (Number(request.headers["content-length"] ?? 0) > limit) return resolve("too-large");
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else {
        request.pause();
        resolve("too-large");
      }
    });
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("close", () => resolve("aborted"));
    // The close that follows tells it all.
    request.on("error", () => {});
  });
}

/**
 * The request with the body that was read from it, for a handler that reads requests. It has no connection
 * of its own: who handles it learns of a visitor who left from the response.
 */
export function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const whole = new IncomingMessage(new Socket());
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } =
    request;
  Object.assign(whole, {
    method,
    url,
    headers,
    rawHeaders,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
    complete: true,
  });
  whole.push(body);
  whole.push(null);
  return whole;
}
