import { createHmac } from "node:crypto";
import { authSecret } from "../../platform/auth-secret.ts";
import { derivedKey, isSame } from "../../platform/keys.ts";
import { newToken } from "../../platform/tokens.ts";

/*
 * A device that a person signed in on carries a proof of it, which opens nothing: it only gives the
 * device a counter of wrong passwords of its own.
 */

const key = () => derivedKey(authSecret(), "known device");

function proofOf(userId: string, device: string): string {
  return createHmac("sha256", key()).update(`${userId} ${device}`).digest("base64url");
}

/** The cookie of a device on which this person signed in. */
export function deviceCookie(userId: string): string {
  const device = newToken();
  return `${device}.${proofOf(userId, device)}`;
}

/** The device's own name, when this person signed in on it; else null. */
export function knownDevice(cookie: string | undefined, userId: string | null): string | null {
  const [device = "", proof = ""] = (cookie ?? "").split(".", 2);
  const isProven = isSame(proofOf(userId ?? "", device), proof);
  return isProven && userId !== null ? device : null;
}
