import { headers } from "next/headers";
import { isLoopback, networkOf } from "./network.ts";

/** Where a request comes from, as commands need to know it. */
export interface Origin {
  /** The network that limits count together. */
  network: string;
  /** Whether it is this very machine. */
  loopback: boolean;
  userAgent: string | null;
}

/**
 * Where a request comes from, by its headers. The address is the one that the HTTP server put there, after
 * removing whatever the caller declared about it.
 */
export function originOf(given: Pick<Headers, "get">): Origin {
  const [address = ""] = (given.get("x-forwarded-for") ?? "").split(",", 1);
  return {
    network: networkOf(address),
    loopback: isLoopback(address),
    userAgent: given.get("user-agent"),
  };
}

/** Where the present request comes from. */
export async function requestOrigin(): Promise<Origin> {
  return originOf(await headers());
}
