import { cookies } from "next/headers";
import { NextRequest } from "next/server";
import { env } from "../platform/env.ts";
import { isSecure, serverCookie, sessionCookieNames } from "./cookies.ts";
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
function authQuery(sent: URLSearchParams): URLSearchParams {
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
  const callbackName = callbackCookieName();
  const callback = jar.get(callbackName)?.value;
  // The browser loses it as well.
  if (callback !== undefined && ![env().APP_URL, ownAddress(callback)].includes(callback)) {
    jar.delete(callbackName);
  }
  const url = new URL(request.url);
  url.search = authQuery(url.searchParams).toString();
  if (url.pathname.endsWith("/signout")) renameSession(jar);
  return new NextRequest(url, request);
}

/** next-auth ends the session of the cookie's present name alone: one of an earlier name takes it. */
function renameSession(jar: Awaited<ReturnType<typeof cookies>>): void {
  const [name, ...earlier] = sessionCookieNames();
  for (const each of earlier) {
    const value = jar.get(each)?.value;
    if (value !== undefined && !jar.has(name)) jar.set(name, value, serverCookie());
  }
}
