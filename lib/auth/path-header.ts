/**
 * What the HTTP server (server/request-headers.ts) tells every page and action of the address that was
 * requested, path and query; removed from what callers send.
 */
export const PATH_HEADER = "x-next-path";

/** Next's digest of a partial render, which is no part of the address that people see. */
const PARTIAL_DIGEST = "_rsc";

/** Path and query of a request's target as people see it. */
export function requestedPath(target: string): string {
  const at = target.indexOf("?");
  if (at === -1) return target;
  const query = target
    .slice(at + 1)
    .split("&")
    .filter((each) => each !== "" && each.split("=", 1)[0] !== PARTIAL_DIGEST)
    .join("&");
  return target.slice(0, at) + (query === "" ? "" : `?${query}`);
}
