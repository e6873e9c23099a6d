import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { CacheTag } from "../lib/platform/cache-tags.ts";

export const COMPRESSED = ["gzip", "br"] as const;
export type Compressed = (typeof COMPRESSED)[number];
/** Encodings a response is cached in. */
export type Encoding = "identity" | Compressed;

/** A response as Next gave it, or as it was made from that. */
export interface PageResponse {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[]>>;
  body: Buffer;
}

/** One encoding of a cached page, ready to be sent. */
export interface CachedBody {
  body: Buffer;
  etag: string;
  /** Names and values one after the other, as `writeHead` takes them. */
  headers: readonly string[];
}

/** A response cached for the next request. */
export interface CachedPage {
  status: number;
  tags: ReadonlySet<CacheTag>;
  /** Milliseconds of the clock until which it is fresh, then usable while it is made again. */
  freshUntil: number;
  staleUntil: number;
  bodies: { identity: CachedBody; gzip?: CachedBody; br?: CachedBody };
  /** What it was made from, while encodings of it are still to be made. */
  source: PageResponse | null;
}

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/;
/** Below this size compression gains nothing. */
const WORTH_COMPRESSING = 1_024;
/**
 * Of eleven. A page of 80 kB at ten is 7 % smaller than at nine for 10 ms more, once; a first response
 * that fits the ten packets a connection begins with is there a round trip earlier. What never
 * changes gets the last percents too.
 */
const BROTLI_QUALITY = { page: 10, immutable: 11 };
/** No page is as long. A part of the sitemap is, and would take a core for a second: gzip is enough for crawlers. */
const WORTH_BROTLI = 256 * 1024;

/** Headers that belong to one connection or are written anew. */
const UNCACHED_HEADERS = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "content-encoding",
  "date",
  "etag",
  "vary",
  // A page given to everyone gives nobody a cookie.
  "set-cookie",
]);

/** What makes two requests for one address different responses: Next's partial renders, compression. */
const VARY =
  "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, next-url, accept-encoding";

function sending(
  { headers }: PageResponse,
  body: Buffer,
  etag: string,
  encoding: Encoding,
): CachedBody {
  const flat = Object.entries(headers).flatMap(([name, value]) =>
    UNCACHED_HEADERS.has(name) ? [] : [value].flat().flatMap((each) => [name, each]),
  );
  if (encoding !== "identity") flat.push("content-encoding", encoding);
  const formats = headers.vary === "Accept" ? "accept, " : "";
  flat.push("vary", `${formats}${VARY}`, "etag", etag, "content-length", String(body.length));
  return { body, etag, headers: flat };
}

/** A response cached as it is; `compress` adds the encodings. */
export function toCachedPage(
  response: PageResponse,
  { tags, freshMs, staleMs, until = Number.POSITIVE_INFINITY, now }: CacheLifetime,
): CachedPage {
  const digest = createHash("sha256").update(response.body).digest("base64url").slice(0, 22);
  return {
    status: response.status,
    tags,
    freshUntil: Math.min(now + freshMs, until),
    staleUntil: Math.min(now + freshMs + staleMs, until),
    bodies: { identity: sending(response, response.body, `"${digest}"`, "identity") },
    source: response,
  };
}

export interface CacheLifetime {
  tags: ReadonlySet<CacheTag>;
  freshMs: number;
  staleMs: number;
  /** Milliseconds of the clock from which it is not given at all; for ever without. */
  until?: number;
  /** Milliseconds of the clock. */
  now: number;
}

/**
 * Adds one compressed encoding of a cached response, in the thread pool. Does nothing for what does
 * not compress, nor for what is too large for brotli.
 */
export async function compress(
  page: CachedPage,
  response: PageResponse,
  encoding: Compressed,
): Promise<void> {
  const type = String(response.headers["content-type"] ?? "");
  if (response.body.length < WORTH_COMPRESSING || !COMPRESSIBLE.test(type)) return;
  const immutable = String(response.headers["cache-control"] ?? "").includes("immutable");
  if (encoding === "br" && response.body.length > WORTH_BROTLI && !immutable) return;
  const body =
    encoding === "gzip"
      ? await gzipAsync(response.body)
      : await brotliAsync(response.body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[immutable ? "immutable" : "page"],
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: response.body.length,
          },
        });
  const { etag } = page.bodies.identity;
  // A strong validator names one encoding.
  page.bodies[encoding] = sending(response, body, `${etag.slice(0, -1)}-${encoding}"`, encoding);
}

/** Bytes a cached page holds: bodies, headers as text, what it shows. */
export function bytesOf({ bodies, tags }: CachedPage): number {
  let bytes = 512 + 128 * tags.size;
  for (const each of Object.values(bodies)) {
    bytes += each.body.length;
    for (const text of each.headers) bytes += text.length + 16;
  }
  return bytes;
}
