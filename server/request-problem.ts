import type { IncomingMessage } from "node:http";
import { isWellFormed } from "./address.ts";
import { PROBES } from "./limits.ts";
import { hasValidRouterHeaders } from "./next-protocol.ts";
import { hasOneHost, isOurHost, type ProxySettings } from "./request-headers.ts";
import type { Problem } from "./send-problem.ts";

/** Next's resizing of pictures, which nothing of ours uses: any width of any picture, a core each. */
const IMAGE_OPTIMIZER = "/_next/image";
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** A page is read, and takes its forms. */
const PAGE_METHODS = new Set(["GET", "HEAD", "POST"]);

/** Why a request comes no further, by its address, its method and its headers alone; null where it does. */
export function requestProblem(
  request: IncomingMessage,
  url: string,
  proxySettings: ProxySettings,
): Problem | null {
  const { method = "GET", headers } = request;
  if (!isWellFormed(url)) return { code: "request.malformed-address" };
  if (!hasOneHost(request)) return { code: "request.invalid" };
  if (!isOurHost(headers.host, proxySettings) && !PROBES.has(url)) {
    return { code: "request.unknown-host" };
  }
  const methods = METHODS.has(method) && !url.startsWith("/api/") ? PAGE_METHODS : METHODS;
  if (!methods.has(method)) {
    return { code: "request.method-not-allowed", allow: [...methods].join(", ") };
  }
  if (!hasValidRouterHeaders(headers)) return { code: "request.invalid" };
  if (url.startsWith(IMAGE_OPTIMIZER)) return { code: "request.not-found" };
  return null;
}
