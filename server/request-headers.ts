import type { IncomingMessage } from "node:http";
import { type BlockList, isIP } from "node:net";
import { PATH_HEADER, requestedPath } from "../lib/auth/path-header.ts";
import { DIRECT_HEADER, isLoopback } from "../lib/platform/network.ts";
import type { PolicySources } from "./content-policy.ts";
import { isInternalHeader } from "./next-protocol.ts";

/** Whose `X-Forwarded-For` is believed, and under which names the site is served. */
export interface ProxySettings {
  trustedProxies: BlockList;
  /** Host names with their ports, in lower case. */
  hosts: ReadonlySet<string>;
  /** Any port of a loopback name is the site too. */
  loopback: boolean;
}

/** Host names separated by commas, as `Host` headers give them. */
export function parseHosts(text: string): string[] {
  return text
    .split(",")
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean);
}

/** An IPv4 address that arrived as IPv6 ("::ffff:192.0.2.1") as itself. */
function plainAddress(address: string): string {
  const plain = address.toLowerCase();
  return plain.startsWith("::ffff:") && isIP(plain.slice(7)) === 4 ? plain.slice(7) : plain;
}

function trusts({ trustedProxies }: ProxySettings, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && trustedProxies.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** The address a request comes from: the nearest one that is no trusted proxy of ours. */
export function clientAddress(request: IncomingMessage, proxySettings: ProxySettings): string {
  let address = plainAddress(request.socket.remoteAddress ?? "");
  const given = request.headers["x-forwarded-for"];
  const hops = String(given ?? "").split(",");
  while (trusts(proxySettings, address) && hops.length > 0) {
    const hop = plainAddress((hops.pop() ?? "").trim());
    if (isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** Whether a `Host` header names this site. */
export function isOurHost(host: string | undefined, { hosts, loopback }: ProxySettings): boolean {
  if (host === undefined) return false;
  return hosts.has(host) || hosts.has(host.toLowerCase()) || (loopback && LOOPBACK_HOST.test(host));
}

/** Whether a request names its host once: Node gives the first of two, a proxy may have read the other. */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts < 2;
}

/** Headers by which Next and its proxies talk among themselves: nobody outside sends them. */
const INTERNAL_HEADERS =
  /^(?:x-middleware-|x-nextjs-|x-next-|x-invoke-|x-action-|x-prerender-|x-matched-path$|x-now-|x-vercel-|x-forwarded-|x-real-ip$|x-original-|x-rewrite-|forwarded$|content-security-policy|x-request-id$|x-client-)/;

/** What proxies add on the way, whether or not they are ours. */
const PROXY_HEADER =
  /^(?:x-forwarded-|x-real-ip$|x-original-|x-client-|forwarded$|via$|true-client-ip$|cf-|fly-client-ip$|fastly-)/;

/**
 * Whether a request was made on this very machine, to one of its own names, and passed no proxy: neither
 * somebody elsewhere nor a tunnel to this machine, which would have its address too.
 */
export function isDirect({ socket, headers }: IncomingMessage): boolean {
  return (
    isLoopback(plainAddress(socket.remoteAddress ?? "")) &&
    LOOPBACK_HOST.test(headers.host ?? "") &&
    !Object.keys(headers).some((name) => PROXY_HEADER.test(name))
  );
}

/** What Next's scripts send in development besides: which refresh and which page a request belongs to. */
const DEVELOPMENT_HEADER = /^(?:next-hmr-refresh|x-nextjs-(?:html-)?request-id)$/;

/**
 * Removes what only our own servers may say, and puts the client's address and the requested one in its
 * stead.
 */
export function cleanHeaders(
  request: IncomingMessage,
  {
    address,
    secure,
    development,
  }: { address: string } & Pick<PolicySources, "secure" | "development">,
): void {
  const { headers } = request;
  const direct = isDirect(request);
  for (const name of Object.keys(headers)) {
    if (development && DEVELOPMENT_HEADER.test(name)) continue;
    if (INTERNAL_HEADERS.test(name) || isInternalHeader(name)) delete headers[name];
  }
  if (direct) headers[DIRECT_HEADER] = "1";
  headers["x-forwarded-for"] = address;
  headers["x-forwarded-proto"] = secure ? "https" : "http";
  if (headers.host) headers["x-forwarded-host"] = headers.host;
  headers[PATH_HEADER] = requestedPath(request.url ?? "/");
}
