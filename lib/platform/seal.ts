import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { authSecret } from "./auth-secret.ts";
import { derivedKey } from "./keys.ts";

const VERSION = "v1";
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const key = () => derivedKey(authSecret(), "loopimmo.seal.v1");

/**
 * Encrypts a text so that whoever reads the database can't. `context` says what it is and whose
 * ("second-factor:<user id>"): moved elsewhere, it doesn't open.
 */
export function seal(text: string, context: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key(), nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return [VERSION, nonce.toString("base64url"), body.toString("base64url")].join(".");
}

/** The text that was sealed; null where it was altered, is another context's or another secret's. */
export function unseal(sealed: string, context: string): string | null {
  const [version, nonceText = "", bodyText = "", ...rest] = sealed.split(".");
  if (version !== VERSION || rest.length > 0) return null;
  const nonce = Buffer.from(nonceText, "base64url");
  const body = Buffer.from(bodyText, "base64url");
  if (nonce.length !== NONCE_BYTES || body.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key(), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(body.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(body.subarray(0, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
