import { readSignedToken, signToken } from "../../platform/signed-token.ts";
import { newToken } from "../../platform/tokens.ts";

/*
 * A device that a person signed in on carries a proof of it, which opens nothing: it only gives the
 * device a counter of wrong passwords of its own.
 */

const LABEL = "known device";

/** The cookie of a device on which this person signed in. */
export function deviceCookie(userId: string): string {
  return signToken(LABEL, [newToken()], userId);
}

/** The device's own name, when this person signed in on it; else null. */
export function knownDevice(cookie: string | undefined, userId: string | null): string | null {
  // As much work for an address that nobody has.
  const [device] = readSignedToken(LABEL, cookie, userId ?? "nobody") ?? [];
  return userId === null ? null : (device ?? null);
}
