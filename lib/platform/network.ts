import { isIP } from "node:net";

/**
 * What limits count together: an IPv4 address, or the network of an IPv6 one.
 * @param prefix bits of an IPv6 network
 */
export function networkOf(address: string, prefix: 56 | 64 = 64): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after];
  const bits = groups.slice(0, 4).map((group) => Number.parseInt(group, 16));
  // The fourth group has bits 48 to 63.
  bits[3] = (bits[3] ?? 0) & (0xffff << (64 - prefix));
  return `${bits.map((group) => group.toString(16)).join(":")}::/${prefix}`;
}

const LOOPBACK = new Set(["127.0.0.1", "::1"]);

/** Whether an address is this very machine. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.has(address);
}

/**
 * What the HTTP server tells a page of a request that was made on this very machine and passed no proxy
 * (server/request-headers.ts); removed from what callers send.
 */
export const DIRECT_HEADER = "x-client-direct";
