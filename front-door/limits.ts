import type { IncomingMessage } from "node:http";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { isLoopback, networkOf } from "../lib/server/network.ts";
import { countRequest } from "../lib/server/rate-limit.ts";

/** Time-outs and counts of the server itself. */
export const CONNECTION_LIMITS = {
  /** For all headers of a request to arrive. */
  headersTimeoutMs: 10_000,
  /** For the whole of a request to arrive. */
  requestTimeoutMs: 30_000,
  /** For the next request of a connection. */
  keepAliveTimeoutMs: 10_000,
  /** For anything at all to move on a connection, answers that nobody reads included. */
  idleTimeoutMs: 60_000,
  /** How often connections are looked at. */
  checkMs: 1_000,
  /** Connections at once; one more is answered 503 and closed. */
  connections: 10_000,
  /** Bytes of all headers of a request. */
  headerBytes: 16 * 1024,
  /** Requests that Next works on at once; one more is answered 503. */
  rendering: 256,
} as const;

const KIB = 1024;

/** Most bytes of a request's body, by where it goes. */
export function bodyLimit(_path: string): number {
  return 64 * KIB;
}

/**
 * Stops reading a body once it is larger than `limit`, and says so once. The bytes go on to whoever
 * reads the request as they come; nothing is gathered here.
 */
export function capBody(request: IncomingMessage, limit: number, tooLarge: () => void): void {
  const push = request.push.bind(request);
  let received = 0;
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk instanceof Uint8Array) {
      received += chunk.length;
      if (received > limit) {
        request.push = () => false;
        tooLarge();
        return false;
      }
    }
    return push(chunk, encoding);
  };
}

/** What a request costs, and how often one network may ask for it. */
type Cost = "write" | "query" | "render" | "challenge" | "speech";

const PER_MINUTE: Record<Cost, number> = {
  write: 120,
  query: 600,
  render: 600,
  challenge: 60,
  // Some players fetch one in three parts.
  speech: 30,
};

/** Calls whose answers cost a search. */
const QUERIES = /^\/api\/(?:listings|places|communes)(?:\/|$)/;

/** What a request that is not answered from memory costs; null for what is cheap. */
export function costOf(method: string, path: string): Cost | null {
  if (method !== "GET" && method !== "HEAD") return "write";
  if (QUERIES.test(path)) return "query";
  // A picture to draw, a third of a second of speech.
  if (path === "/api/captcha/challenge") return "challenge";
  if (path === "/api/captcha/audio") return "speech";
  return path.startsWith("/api/") || path.startsWith("/_next/") ? null : "render";
}

/**
 * Counts what each network asks for; what an account does, wherever from, where one is given. The
 * result says how many seconds it has to wait before it may ask for something of that cost again;
 * zero when it may now.
 */
export function createToll({ limitLoopback }: { limitLoopback: boolean }) {
  const limiters = Object.fromEntries(
    Object.entries(PER_MINUTE).map(([cost, points]) => [
      cost,
      new RateLimiterMemory({ keyPrefix: cost, points, duration: 60 }),
    ]),
  ) as Record<Cost, RateLimiterMemory>;
  return async (address: string, cost: Cost | null, account?: string): Promise<number> => {
    if (cost === null || (isLoopback(address) && !limitLoopback)) return 0;
    const key = account === undefined ? networkOf(address) : `account ${account}`;
    const { over, waitMs } = await countRequest(limiters[cost], key);
    return over === 0 ? 0 : Math.max(1, Math.ceil(waitMs / 1_000));
  };
}

export type Toll = ReturnType<typeof createToll>;
