import { cookies } from "next/headers";
import { NextRequest } from "next/server";
import { env } from "../platform/env.ts";
import { isSecure } from "./cookies.ts";
import { ownAddress } from "./next-auth.ts";

/** What next-auth calls its own faults, of those that a login by password can meet. */
const FAULTS = new Set(["CredentialsSignin", "SessionRequired", "AccessDenied", "Configuration"]);

/** Where next-auth keeps what it was sent as the way back. */
const callbackCookieName = () => `${isSecure() ? "__Secure-" : ""}next-auth.callback-url`;

/**
 * The parameters that next-auth reads of an address, with values that it can answer: another way back
 * than an address of ours is a fault of the configuration to it (500), and it writes any name of a
 * fault into a header. The last one counts where one is repeated.
 */
export function authQuery(sent: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams();
  const callback = sent.getAll("callbackUrl").at(-1);
  if (callback !== undefined) own.set("callbackUrl", ownAddress(callback));
  const fault = sent.getAll("error").at(-1);
  if (fault !== undefined) own.set("error", FAULTS.has(fault) ? fault : "Default");
  return own;
}

/** A call of next-auth without what it fails on: in its address, and in the cookie of the way back. */
export async function authRequest(request: Request): Promise<NextRequest> {
  const jar = await cookies();
  const name = callbackCookieName();
  const callback = jar.get(name)?.value;
  // The browser loses it as well.
  if (callback !== undefined && ![env().APP_URL, ownAddress(callback)].includes(callback)) {
    jar.delete(name);
  }
  const url = new URL(request.url);
  url.search = authQuery(url.searchParams).toString();
  return new NextRequest(url, request);
}
