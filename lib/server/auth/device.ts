import { createHmac, timingSafeEqual } from "node:crypto";
import { derivedKey } from "../keys.ts";
import { newToken } from "../tokens.ts";
import { authSecret } from "./secret.ts";

/*
 * A device that a person signed in on carries a proof of it, which opens nothing: it only gives the
 * device a counter of wrong passwords of its own.
 */

const key = () => derivedKey(authSecret(), "known device");

function proofOf(userId: string, device: string): Buffer {
  return createHmac("sha256", key()).update(`${userId} ${device}`).digest();
}

/** The cookie of a device on which this person signed in. */
export function deviceCookie(userId: string): string {
  const device = newToken();
  return `${device}.${proofOf(userId, device).toString("base64url")}`;
}

/** The device's own name, when this person signed in on it; else null. */
export function knownDevice(cookie: string | undefined, userId: string | null): string | null {
  const [device = "", proof = ""] = (cookie ?? "").split(".", 2);
  const given = Buffer.from(proof, "base64url");
  const expected = proofOf(userId ?? "", device);
  if (given.length !== expected.length || userId === null) return null;
  return timingSafeEqual(given, expected) ? device : null;
}
