import { BlockList, isIP } from "node:net";
import { type Environment, isLoopbackUrl } from "./env-schema.ts";

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

/**
 * Whether rate limits leave out requests from this very machine: where the site is for this machine alone,
 * or where the proxy in front of it is on it, whose visitors come with their own addresses. Elsewhere a
 * program on the machine, or a proxy that nobody named, is limited like anyone else.
 */
export function exemptsLoopback({
  APP_URL,
  LIMIT_LOOPBACK,
  TRUSTED_PROXIES,
}: Pick<Environment, "APP_URL" | "LIMIT_LOOPBACK" | "TRUSTED_PROXIES">): boolean {
  if (LIMIT_LOOPBACK) return false;
  if (isLoopbackUrl(APP_URL)) return true;
  const proxies = parseProxies(TRUSTED_PROXIES);
  return proxies.check("127.0.0.1") || proxies.check("::1", "ipv6");
}
