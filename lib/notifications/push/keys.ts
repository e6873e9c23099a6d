import { createECDH, createPublicKey } from "node:crypto";
import { authSecret } from "../../platform/auth-secret.ts";
import { derivedKey } from "../../platform/keys.ts";
import { once } from "../../platform/once.ts";

/** The order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const LABEL = "loopimmo.push.v1";

/** A site's pair of keys for push services (RFC 8292), base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The pair that belongs to a secret, always the same: 384 bits of HKDF reduced into the range of private
 * keys, of which the bias is beyond measure (FIPS 186-5, A.2.1). Another secret ends every subscription.
 */
export function pushKeysOf(secret: string): PushKeys {
  const wide = BigInt(`0x${derivedKey(secret, LABEL, 48).toString("hex")}`);
  const scalar = (wide % (ORDER - 1n)) + 1n;
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(Buffer.from(scalar.toString(16).padStart(64, "0"), "hex"));
  return {
    publicKey: curve.getPublicKey("base64url"),
    // Node gives it without leading noughts.
    privateKey: Buffer.from(scalar.toString(16).padStart(64, "0"), "hex").toString("base64url"),
  };
}

/** This site's own pair. */
export const pushKeys = (): PushKeys => once("push.keys", () => pushKeysOf(authSecret()));

/** Whether a browser's public key is a point of the curve: messages to it can be encrypted. */
export function isPushKey(p256dh: string): boolean {
  const point = Buffer.from(p256dh, "base64url");
  if (point.length !== 65 || point[0] !== 4) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString("base64url"),
  );
  try {
    createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
    return true;
  } catch {
    return false;
  }
}
