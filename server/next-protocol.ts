import type { IncomingHttpHeaders } from "node:http";
import { z } from "zod";

/*
 * What Next's own scripts send to Next's server. Its internal names are dropped before Next sees them: it
 * takes some for its router's own (`?nxtPid=` would be the `id` of `/bien/{id}`). Its public headers are
 * validated: it answers 500 to malformed ones.
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

const parameterKind = z.enum([
  "c",
  "ci(..)(..)",
  "ci(.)",
  "ci(..)",
  "ci(...)",
  "oc",
  "d",
  "di(..)(..)",
  "di(.)",
  "di(..)",
  "di(...)",
]);
const segment = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), parameterKind, z.array(z.string()).nullable()]),
]);

/** Next's `FlightRouterState`, as its server validates it (next-protocol.test.ts compares the two). */
const routerState: z.ZodType = z.lazy(() =>
  z.tuple([
    segment,
    z.record(z.string(), routerState),
    z.tuple([z.string(), z.string()]).nullish().optional(),
    z.enum(["refetch", "inside-shared-layout", "metadata-only"]).nullish().optional(),
    z.number().nullish().optional(),
    z.string().optional(),
  ]),
);

function isRouterState(text: string): boolean {
  try {
    return routerState.safeParse(JSON.parse(decodeURIComponent(text))).success;
  } catch {
    // No text, no JSON, or nested more deeply than the stack.
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
