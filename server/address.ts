import type { IncomingHttpHeaders } from "node:http";
import { type CachedRoute, cachedRoute } from "./cached-routes.ts";

/** A request for a response that is the same for everyone. */
export interface CachedAddress {
  route: CachedRoute;
  /** Under which the response is cached: requests with one key have one response. */
  key: string;
  /** The request to Next: the path and the parameters that the route reads, in one order. */
  path: string;
  /** Headers of Next's partial renders, which are part of the request. */
  headers: Readonly<Record<string, string>>;
}

/** Headers that turn a page into a part of it, for navigations within the page. */
const PARTIAL_RENDER = [
  "rsc",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
] as const;

/** Longest set of such headers that is cached: a state tree is some hundred bytes. */
const MAX_PARTIAL_BYTES = 4_096;
/** Next's digest of those headers, which it adds to the address. */
const PARTIAL_DIGEST = "_rsc";

/** The path of an address, without its query. */
export const pathOf = (url: string): string => url.split("?", 1)[0] as string;

/** Addresses whose last part is a secret: a calendar's, and the file of a portal. */
const SECRET_ADDRESS = /^(\/api\/(?:calendar|diffusion\/[^/]+)\/).+$/;

/** A path as it may be written down: without the secret of one that is known by it alone. */
export const loggedPath = (path: string): string => path.replace(SECRET_ADDRESS, "$1…");

/**
 * Whether what was requested is a path, and its percent signs are well-formed UTF-8: Next fails on
 * others, with a 500.
 */
export function isWellFormed(url: string): boolean {
  if (!url.startsWith("/")) return false;
  if (!url.includes("%")) return true;
  try {
    decodeURIComponent(pathOf(url));
    return true;
  } catch {
    return false;
  }
}

/**
 * What of a request is cached, or null when its response is its own: an unknown path, parameters that
 * are not the route's, odd headers.
 * @param url the path and query as they arrived
 */
export function cachedAddress(url: string, headers: IncomingHttpHeaders): CachedAddress | null {
  const mark = url.indexOf("?");
  const pathname = mark < 0 ? url : url.slice(0, mark);
  const route = cachedRoute(pathname);
  if (route === null) return null;
  const query = new URLSearchParams(mark < 0 ? "" : url.slice(mark + 1));
  const digest = query.get(PARTIAL_DIGEST);
  query.delete(PARTIAL_DIGEST);
  const canonical = route.canonicalQuery(query);
  if (canonical === null) return null;
  const whole = canonical === "" ? pathname : `${pathname}?${canonical}`;
  // Files and calls have no parts: whatever the headers say, they are whole.
  if (headers.rsc === undefined || route.kind !== "page") {
    return { route, key: whole, path: whole, headers: {} };
  }
  return partial(route, whole, digest, headers);
}

function partial(
  route: CachedRoute,
  whole: string,
  digest: string | null,
  headers: IncomingHttpHeaders,
): CachedAddress | null {
  const requested: Record<string, string> = {};
  for (const name of PARTIAL_RENDER) {
    const value = headers[name];
    if (typeof value === "string") requested[name] = value;
  }
  const text = JSON.stringify([requested, digest]);
  if (text.length > MAX_PARTIAL_BYTES) return null;
  const addition =
    digest === null
      ? ""
      : `${whole.includes("?") ? "&" : "?"}${new URLSearchParams({ _rsc: digest })}`;
  return { route, key: `${whole}\n${text}`, path: whole + addition, headers: requested };
}
