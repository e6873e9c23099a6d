import { env } from "../platform/env.ts";

/** Names and attributes of the cookies of the signed-in state. */

/** Whether browsers reach the site by HTTPS: cookies are then for that alone. */
export const isSecure = () => env().APP_URL.startsWith("https:");

/** What next-auth calls its session cookie. */
export function sessionCookieName(): string {
  return `${isSecure() ? "__Secure-" : ""}next-auth.session-token`;
}

/** The proof that somebody signed in on this device before (device.ts). */
export const DEVICE_COOKIE = "loopimmo.device";
/** Between the password and the code of the second factor. */
export const TICKET_COOKIE = "loopimmo.ticket";

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
