import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from "cockatiel";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import { BRAND } from "../../content/brand.ts";
import { env } from "../../platform/env.ts";
import { log } from "../../platform/log.ts";
import { once } from "../../platform/once.ts";
import { NONE, type PublicResult, UNREACHABLE } from "../result.ts";
import type { PublicInterface } from "../sources.ts";

const MIB = 1024 * 1024;

/** Of every interface; tests put others under `public-data.limits`. */
export const CLIENT_LIMITS = {
  /** For the whole of a response to arrive, and most bytes of it, as they are once decompressed. */
  timeMs: { call: 2_000, report: 20_000, file: 8_000 },
  bytes: { call: 5 * MIB, report: 5 * MIB, file: 40 * MIB },
  /** Failures one after another that open the circuit. */
  failures: 5,
  /** How long an open circuit lets nothing pass before one request tests it. */
  restMs: 30_000,
  /** How long nothing found is taken for an answer: registers grow. */
  noneMs: 10 * 60_000,
};
export type ClientLimits = typeof CLIENT_LIMITS;

/** Statuses that come of the request, not of the interface: they don't open the circuit. */
const OF_THE_REQUEST = new Set([400, 403, 413, 414, 422]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_REDIRECTS = 2;

/** An answer that outlasts the process. */
export interface StoredAnswer<Value> {
  value: Value;
  /** As in `PublicResult`. */
  at: Date;
  /** Whether it is recent enough to be given without a request; an older one is for when none can be had. */
  isFresh: boolean;
}

/** Where answers outlast the process, by their path. Neither call throws. */
export interface AnswerStore<Value> {
  read(path: string): Promise<StoredAnswer<Value> | null>;
  write(path: string, value: Value, at: Date): Promise<void>;
}

/** What an interface sent, as far as a reader needs it. */
export type Body = AsyncIterable<Uint8Array>;

export interface ClientOptions<Value> {
  name: PublicInterface;
  /** Null where it is switched off. */
  baseUrl: string | null;
  /** The part of it that is believed; null is "nothing known of this". */
  schema: z.ZodType<Value | null>;
  cache: {
    ttlMs: number;
    /** Most values, or their size where `sizeOf` says it: at least 1 each. */
    max: number;
    sizeOf?: (value: Value) => number;
  };
  /** Behind the cache, where answers are large and seldom change. */
  store?: AnswerStore<Value>;
  /** What it serves: a report is made while one waits; a file is large, and dated by when it was last updated. */
  kind?: "call" | "report" | "file";
  /** Makes of the body what the schema reads; JSON where nothing else is given. */
  read?: (body: Body) => Promise<unknown>;
  /** Statuses that mean "nothing known of this". */
  noneOn?: readonly number[];
}

export interface PublicClient<Value> {
  /** Never throws. `path` begins with a slash and is made of what a schema let through. */
  get(path: string, query?: Readonly<Record<string, string>>): Promise<PublicResult<Value>>;
}

class InterfaceFailure extends Error {
  override name = "InterfaceFailure";

  constructor(
    reason: string,
    readonly ofTheRequest = false,
  ) {
    super(reason);
  }
}

/** What the log says of a failure: our own words or its class, for messages of others may hold what somebody typed. */
function reasonOf(error: Partial<InterfaceFailure>): string {
  const own = error.ofTheRequest !== undefined;
  return (own ? error.message : error.name) ?? "unknown";
}

/** The bytes of a body, up to a limit. */
async function* limited(response: Response, maxBytes: number): Body {
  if (Number(response.headers.get("content-length")) > maxBytes) {
    throw new InterfaceFailure("body too large");
  }
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new InterfaceFailure("body too large");
    yield chunk;
  }
}

async function readJsonBody(body: Body): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
}

/** Whether a redirect stays with the same host, its `www.` aside, under the same scheme. */
function isSameSite(from: URL, to: URL): boolean {
  const hostOf = ({ host }: URL) => host.replace(/^www\./, "");
  return from.protocol === to.protocol && hostOf(from) === hostOf(to);
}

/** Sends the request, and follows redirects that stay with the host. */
async function send(address: URL, signal: AbortSignal): Promise<Response> {
  let url = address;
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(url, {
      headers: { accept: "*/*", "user-agent": `${BRAND.name} (+${env().APP_URL})` },
      cache: "no-store",
      redirect: "manual",
      signal,
    });
    if (!REDIRECTS.has(response.status)) return response;
    await response.body?.cancel();
    const location = response.headers.get("location") ?? "";
    const next = URL.canParse(location, url.href) ? new URL(location, url) : null;
    if (redirects === MAX_REDIRECTS || !next || !isSameSite(address, next)) {
      throw new InterfaceFailure("redirected elsewhere");
    }
    url = next;
  }
}

/** When a file was last updated, where its server says so believably; else now. */
function fileDate(response: Response): Date {
  const now = new Date();
  const modified = new Date(response.headers.get("last-modified") ?? Number.NaN);
  return modified.getTime() <= now.getTime() ? modified : now;
}

function createBreaker(name: PublicInterface, limits: ClientLimits): CircuitBreakerPolicy {
  const breaker = circuitBreaker(
    handleWhen((error) => !(error as Partial<InterfaceFailure>).ofTheRequest),
    { halfOpenAfter: limits.restMs, breaker: new ConsecutiveBreaker(limits.failures) },
  );
  breaker.onBreak((reason) => {
    const failure = "error" in reason ? (reason.error as Error) : {};
    log().warn(
      { interface: name, reason: reasonOf(failure) },
      "a public interface is left alone for a moment",
    );
  });
  breaker.onReset(() => log().info({ interface: name }, "a public interface answers again"));
  return breaker;
}

/**
 * A client of one public interface of the State: time limit, size limit, circuit breaker, cache, one request
 * at a time for the same thing. Failures are results, for whoever calls goes on without.
 */
export function createClient<Value extends NonNullable<unknown>>({
  name,
  baseUrl,
  schema,
  cache: { ttlMs, max, sizeOf },
  store,
  kind = "call",
  read = readJsonBody,
  noneOn = [],
}: ClientOptions<Value>): PublicClient<Value> {
  type Answer = Exclude<PublicResult<Value>, { state: "unreachable" }>;
  const limits = once("public-data.limits", () => CLIENT_LIMITS);
  const breaker = createBreaker(name, limits);
  const answers = new LRUCache<string, Answer>({
    maxSize: max,
    sizeCalculation: (answer) =>
      answer.state === "found" && sizeOf ? Math.max(1, sizeOf(answer.value)) : 1,
  });
  const underWay = new Map<string, Promise<PublicResult<Value>>>();

  const request = async (url: string): Promise<Answer> => {
    const signal = AbortSignal.timeout(limits.timeMs[kind]);
    const response = await send(new URL(url), signal);
    if (!response.ok) {
      await response.body?.cancel();
      if (noneOn.includes(response.status)) return NONE;
      throw new InterfaceFailure(`status ${response.status}`, OF_THE_REQUEST.has(response.status));
    }
    const parsed = schema.safeParse(await read(limited(response, limits.bytes[kind])));
    if (!parsed.success) {
      throw new InterfaceFailure(`unexpected ${parsed.error.issues[0]?.path.join(".")}`);
    }
    if (parsed.data === null) return NONE;
    const at = kind === "file" ? fileDate(response) : new Date();
    return { state: "found", value: parsed.data, at };
  };

  const fromStore = (stored: StoredAnswer<Value>): Answer => ({
    state: "found",
    value: stored.value,
    at: stored.at,
  });

  /** What the interface answers, or what it answered once where it can't be had. */
  const answerOf = async (path: string, url: string | null): Promise<PublicResult<Value>> => {
    const stored = (await store?.read(path)) ?? null;
    if (stored?.isFresh) return fromStore(stored);
    if (url === null) return stored ? fromStore(stored) : UNREACHABLE;
    try {
      const answer = await breaker.execute(() => request(url));
      if (answer.state === "found") await store?.write(path, answer.value, answer.at);
      return answer;
    } catch (error) {
      const reason = reasonOf(error as Error);
      log().debug({ interface: name, reason }, "a public interface failed");
      return stored ? fromStore(stored) : UNREACHABLE;
    }
  };

  const answerAndCache = async (path: string, url: string | null) => {
    try {
      const answer = await answerOf(path, url);
      if (answer.state === "unreachable") return answer;
      answers.set(path, answer, { ttl: answer.state === "none" ? limits.noneMs : ttlMs });
      return answer;
    } finally {
      underWay.delete(path);
    }
  };

  return {
    async get(path, query = {}) {
      if (baseUrl === null && !store) return UNREACHABLE;
      const parameters = new URLSearchParams(query).toString();
      const full = `${path}${parameters && `?${parameters}`}`;
      const cached = answers.get(full) ?? underWay.get(full);
      if (cached) return cached;
      const result = answerAndCache(full, baseUrl === null ? null : `${baseUrl}${full}`);
      underWay.set(full, result);
      return result;
    },
  };
}

/** The process's one client of an interface. */
export function sharedClient<Value>(
  name: PublicInterface,
  create: () => PublicClient<Value>,
): PublicClient<Value> {
  const clients = once("public-data.clients", () => new Map<string, PublicClient<unknown>>());
  const known = clients.get(name) as PublicClient<Value> | undefined;
  if (known) return known;
  const created = create();
  clients.set(name, created);
  return created;
}
