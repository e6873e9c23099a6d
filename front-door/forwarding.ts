import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** Who may say on whose behalf a request comes, and under which names the site answers. */
export interface Doorway {
  trustedProxies: BlockList;
  /** Host names with their ports, in lower case. */
  hosts: ReadonlySet<string>;
  /** Any port of a loopback name is the site too. */
  loopback: boolean;
}

/**
 * A list of proxies' addresses or networks, separated by commas: "10.0.0.0/8, ::1".
 * @throws {RangeError} naming the part that is neither.
 */
export function parseProxies(text: string): BlockList {
  const list = new BlockList();
  for (const part of text.split(",").map((each) => each.trim())) {
    if (part === "") continue;
    const [address = "", prefix, ...rest] = part.split("/");
    const version = isIP(address);
    const most = version === 6 ? 128 : 32;
    const bits =
      prefix === undefined ? most : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
    if (version === 0 || rest.length > 0 || !(bits <= most)) {
      throw new RangeError(`${part} is not an address or a network`);
    }
    list.addSubnet(address, bits, version === 6 ? "ipv6" : "ipv4");
  }
  return list;
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

function trusts({ trustedProxies }: Doorway, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && trustedProxies.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** The address a request comes from: the nearest one that is no trusted proxy of ours. */
export function clientAddress(request: IncomingMessage, doorway: Doorway): string {
  let address = plainAddress(request.socket.remoteAddress ?? "");
  const given = request.headers["x-forwarded-for"];
  const hops = String(given ?? "").split(",");
  while (trusts(doorway, address) && hops.length > 0) {
    const hop = plainAddress((hops.pop() ?? "").trim());
    if (isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** Whether a `Host` header names this site. */
export function isOurHost(host: string | undefined, { hosts, loopback }: Doorway): boolean {
  if (host === undefined) return false;
  return hosts.has(host) || hosts.has(host.toLowerCase()) || (loopback && LOOPBACK_HOST.test(host));
}

/** Headers by which Next and its proxies talk among themselves: nobody outside sends them. */
const INTERNAL_HEADERS =
  /^(?:x-middleware-|x-nextjs-|x-next-|x-invoke-|x-action-|x-prerender-|x-matched-path$|x-now-|x-vercel-|x-forwarded-|x-real-ip$|x-original-|x-rewrite-|forwarded$|next-resume$|content-security-policy|x-request-id$|x-client-address$)/;

/** Removes what only our own servers may say, and says who asks and how in its stead. */
export function cleanHeaders(
  request: IncomingMessage,
  { address, secure }: { address: string; secure: boolean },
): void {
  const { headers } = request;
  for (const name of Object.keys(headers)) {
    if (INTERNAL_HEADERS.test(name)) delete headers[name];
  }
  headers["x-forwarded-for"] = address;
  headers["x-forwarded-proto"] = secure ? "https" : "http";
  if (headers.host) headers["x-forwarded-host"] = headers.host;
}
