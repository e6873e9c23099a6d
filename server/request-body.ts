import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { type Arrival, isTooSlow, withArrival } from "./arrival-rate.ts";
import type { Clock } from "./clock.ts";

/** Whether a request has a body, by its headers. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Why a body was not read whole. */
export type BodyEnd = "too-large" | "too-slow" | "aborted";

/** What a body may be. */
export interface BodyBounds {
  /** Most bytes. */
  bytes: number;
  /** Most milliseconds for all of it. */
  ms: number;
  /** Gives it up as too slow, whatever its rate: its place is needed. */
  signal?: AbortSignal;
}

/** How often it is looked at how fast a body arrives. */
const CHECK_MS = 1_000;

/**
 * Reads a request's body, piece by piece as it arrives. Past its bounds, or below the least rate, nothing more is
 * read. Time that `take` needs is none of the sender's.
 * @returns how many bytes it had, or why it was not read whole
 */
export async function readBody(
  request: IncomingMessage,
  { bytes: most, ms, signal }: BodyBounds,
  clock: Clock,
  take: (piece: Buffer) => void | Promise<void>,
): Promise<number | BodyEnd> {
  if (Number(request.headers["content-length"] ?? 0) > most) return "too-large";
  const began = clock.now();
  let arrivals: Arrival[] = [];
  let bytes = 0;
  let takingMs = 0;
  let isTaking = false;
  let giveUp: (end: "too-slow") => void = () => {};
  const late = new Promise<"too-slow">((resolve) => {
    giveUp = resolve;
  });
  const check = () => {
    const now = clock.now();
    const listened = { since: began, now: now - takingMs };
    if (now - began >= ms || (!isTaking && isTooSlow(arrivals, listened))) giveUp("too-slow");
  };
  // After the event loop has looked at its connections: what came while it was busy counts.
  const stop = clock.every(CHECK_MS, () => setImmediate(check));
  const abort = () => giveUp("too-slow");
  signal?.addEventListener("abort", abort);
  // The request stays: what is wrong with it is still to be sent.
  const pieces: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      // Whoever leaves in the midst ends the stream with an error.
      const next = await Promise.race([pieces.next().catch(() => null), late]);
      if (next === "too-slow") return next;
      if (next === null) return "aborted";
      if (next.done) return request.complete ? bytes : "aborted";
      bytes += next.value.length;
      if (bytes > most) {
        await pieces.return?.();
        return "too-large";
      }
      const at = clock.now();
      arrivals = withArrival(arrivals, { at: at - takingMs, bytes: next.value.length });
      isTaking = true;
      await take(next.value);
      isTaking = false;
      takingMs += clock.now() - at;
    }
  } finally {
    stop();
    signal?.removeEventListener("abort", abort);
  }
}

/**
 * The request with the body that was read from it, for a handler that reads requests. It has no connection
 * of its own: whoever handles it learns of a visitor who left from the response.
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
