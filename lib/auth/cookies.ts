import { env } from "../platform/env.ts";
import { DRAFT_DAYS } from "../revisions/holder.ts";

/** Names and attributes of the cookies of the signed-in state. */

/** Whether browsers reach the site by HTTPS: cookies are then for that alone. */
export const isSecure = () => env().APP_URL.startsWith("https:");

const SESSION_COOKIE = "next-auth.session-token";

/**
 * The session cookie. Where browsers come by HTTPS its name has them take it from this very host alone: no
 * other host of the domain, nor anybody on the way, can put one of theirs in its place.
 */
export function sessionCookieName(): string {
  return `${isSecure() ? "__Host-" : ""}${SESSION_COOKIE}`;
}

/** The names under which it is read, the present one first: sessions from before that name go on. */
export function sessionCookieNames(): readonly [string, ...string[]] {
  return isSecure() ? [sessionCookieName(), `__Secure-${SESSION_COOKIE}`] : [sessionCookieName()];
}

/** The session cookie of a request, the present name first. @param find what it has under a name */
export function sessionCookieOf(find: (name: string) => string | undefined): string | undefined {
  const [value] = sessionCookieNames().flatMap((name) => find(name) ?? []);
  return value;
}

/** The proof that somebody signed in on this device before (lib/accounts/devices/proof.ts). */
export const DEVICE_COOKIE = "loopimmo.device";
/** Between the password and the code of the second factor. */
export const TICKET_COOKIE = "loopimmo.ticket";

/** The secret of the listing that a browser began without an account. */
export const draftCookieName = () => `${isSecure() ? "__Host-" : ""}loopimmo.draft`;
export const DRAFT_SECONDS = DRAFT_DAYS * 86_400;

const YEAR_SECONDS = 365 * 86_400;

/** Attributes of a cookie that only the server reads; without an age it goes with the browser. */
export function serverCookie(maxAgeSeconds?: number) {
  return {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: isSecure(),
    ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  } as const;
}

export const deviceCookieOptions = () => serverCookie(YEAR_SECONDS);
