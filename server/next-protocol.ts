import type { IncomingHttpHeaders } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";

/*
 * What Next's own scripts send to Next's server. Its internal names are dropped before Next sees them: it
 * takes some for its router's own (`?nxtPid=` would be the `id` of `/bien/{id}`). Its public headers are
 * validated: it responds with 500 to malformed ones.
 */

/** Parameters by which Next's router hands on what it found in an address, and kin. */
const INTERNAL_PARAMETER = /^(?:nxtP|nxtI|__next|_next)/i;

/** An address without the parameters that are Next's own. */
export function withoutInternalParameters(url: string): string {
  const mark = url.indexOf("?");
  if (mark < 0) return url;
  const query = new URLSearchParams(url.slice(mark + 1));
  const internal = [...query.keys()].filter((name) => INTERNAL_PARAMETER.test(name));
  if (internal.length === 0) return url;
  for (const name of internal) query.delete(name);
  const rest = query.toString();
  return rest === "" ? url.slice(0, mark) : `${url.slice(0, mark)}?${rest}`;
}

/** `next-*` headers that browsers send; whatever else begins so is internal. */
const PUBLIC_HEADERS = new Set([
  "next-action",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "next-url",
]);

export const isInternalHeader = (name: string): boolean =>
  name.startsWith("next-") && !PUBLIC_HEADERS.has(name);

/** Whether Next's server reads it, by Next's own reading (docs/framework-facts.md). */
function isRouterState(text: string): boolean {
  try {
    return parseAndValidateFlightRouterState(text) !== undefined;
  } catch {
    return false;
  }
}

const VALID: Record<string, (value: string) => boolean> = {
  rsc: (value) => value === "1",
  "next-router-prefetch": (value) => /^[0-9]$/.test(value),
  "next-router-segment-prefetch": (value) => /^\/[\x21-\x7e]{0,500}$/.test(value),
  "next-router-state-tree": isRouterState,
  "next-url": (value) => /^\/[\x21-\x7e]{0,2000}$/.test(value),
};

/** Whether Next's public headers, where a request has them, are what its scripts send. */
export function hasValidRouterHeaders(headers: IncomingHttpHeaders): boolean {
  for (const name in VALID) {
    const value = headers[name];
    if (value !== undefined && !(typeof value === "string" && VALID[name]?.(value))) return false;
  }
  return true;
}

/**
 * Headers that a request of Next's to its own server bears: an action that is sent on to the page that has it
 * (`x-action-forwarded`), the page that an action leads to (`x-action-redirect`, `x-action-revalidated`, which
 * Next sets on its response and copies from there), a page that is made anew (`x-prerender-revalidate`).
 */
const OWN_REQUEST = [
  "x-action-forwarded",
  "x-action-redirect",
  "x-action-revalidated",
  "x-prerender-revalidate",
];

/**
 * Whether Next sent a request to its own server, or somebody says so. No such request is ever needed here, and
 * one that is admitted takes a second place beside the request that waits for it.
 */
export const isOwnRequest = (headers: IncomingHttpHeaders): boolean =>
  OWN_REQUEST.some((name) => headers[name] !== undefined);
