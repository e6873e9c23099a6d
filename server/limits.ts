import type { Environment } from "../lib/platform/env-schema.ts";
import { isLoopback, networkOf } from "../lib/platform/network.ts";
import {
  countRequest,
  type Limiter,
  ownLimiter,
  secondsToWait,
  siteLimiter,
} from "../lib/platform/rate-limit.ts";
import { UPLOAD_MS, uploadOf } from "./uploads.ts";

/** Time-outs and counts of the server itself. */
export const CONNECTION_LIMITS = {
  /** For all headers of a request to arrive. */
  headersTimeoutMs: 10_000,
  /** For the whole of a request to arrive: what `UPLOAD_MS` and `BODY_MS` let go on, and a moment more. */
  requestTimeoutMs: UPLOAD_MS + 30_000,
  /** For anything at all to move on a connection, responses that nobody reads included. */
  idleTimeoutMs: 60_000,
  /** How often connections are looked at. */
  checkMs: 1_000,
  /** Connections at once; one more gets a 503 and is closed. */
  connections: 10_000,
  /** Bytes of all headers of a request. */
  headerBytes: 16 * 1024,
} as const;

/**
 * How long a connection may rest between two requests. Whoever gives a resting connection up first has to be the one
 * that sends on it: a request sent while we close fails, and a proxy answers it with 502. Load balancers rest theirs for
 * 60 seconds, so ours outlast that; browsers send again by themselves, and connections cost memory.
 */
export function keepAliveMs({
  KEEP_ALIVE_SECONDS,
  TRUSTED_PROXIES,
}: Pick<Environment, "KEEP_ALIVE_SECONDS" | "TRUSTED_PROXIES">): number {
  const isBehindProxy = TRUSTED_PROXIES.trim() !== "";
  return (KEEP_ALIVE_SECONDS ?? (isBehindProxy ? 75 : 10)) * 1_000;
}

/** Most bytes of a request's body. */
export const BODY_BYTES = 64 * 1024;

/** For the body of a request that is no upload to arrive. */
export const BODY_MS = 30_000;

/** What a request costs, and how often one network may request it. */
export type Cost =
  | "write"
  | "upload"
  | "query"
  | "call"
  | "render"
  | "challenge"
  | "speech"
  | "picture";

const PER_MINUTE: Record<Cost, number> = {
  write: 120,
  // Two listings' pictures, and some once more; each is two seconds of a core.
  upload: 90,
  query: 600,
  call: 600,
  render: 600,
  challenge: 60,
  // Some players fetch one in three parts.
  speech: 30,
  // A social picture is a quarter of a second of a core.
  picture: 30,
};

/** Calls whose responses cost a search, here or at one of the State's interfaces. */
const QUERIES = /^\/api\/(?:listings|places|communes|addresses|postal-codes|revisions)(?:\/|$)/;

/** Social pictures, however their address is spelt: the plain spelling is in the cache. */
const PICTURES = /\/partage\.jpg\/*$/;

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * What load balancers and monitors call, at whatever rate: it costs next to nothing, is never limited, and
 * needs no place among the requests under way. They are answered under
 * whatever name callers know the machine by.
 */
export const PROBES: ReadonlySet<string> = new Set(["/api/health", "/api/ready", "/api/metrics"]);

/** What a request that is not cached costs; null for what is not counted. */
export function costOf(method: string, path: string): Cost | null {
  if (uploadOf(method, path)) return "upload";
  if (method !== "GET" && method !== "HEAD") return "write";
  if (QUERIES.test(path)) return "query";
  // A picture to draw, a third of a second of speech.
  if (path === "/api/captcha/challenge") return "challenge";
  if (path === "/api/captcha/audio") return "speech";
  if (PROBES.has(path)) return null;
  if (path.startsWith("/api/") || path.startsWith("/_next/")) return "call";
  return PICTURES.test(decodedPath(path)) ? "picture" : "render";
}

/** What all processes of the site count together: the others protect the cores of the one that responds. */
const SHARED: readonly string[] = ["write", "upload"] satisfies Cost[];

/**
 * Counts what each network requests. The result says how many seconds it has to wait before it may request
 * something of that cost again; zero when it may now.
 */
export function createRateLimiter({ exemptsLoopback }: { exemptsLoopback: boolean }) {
  const limiters = Object.fromEntries(
    Object.entries(PER_MINUTE).map(([cost, points]) => {
      const limit = { name: `request.${cost}`, points, duration: 60 };
      return [cost, SHARED.includes(cost) ? siteLimiter(limit) : ownLimiter(limit)];
    }),
  ) as Record<Cost, Limiter>;
  return async (address: string, cost: Cost | null): Promise<number> => {
    if (cost === null || (exemptsLoopback && isLoopback(address))) return 0;
    return secondsToWait(await countRequest(limiters[cost], networkOf(address)));
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;
