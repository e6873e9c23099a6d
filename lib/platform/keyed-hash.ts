import { createHmac } from "node:crypto";
import { authSecret } from "./auth-secret.ts";
import { derivedKey } from "./keys.ts";

/**
 * What stands for a text that must be recognised and not be read: whoever has the database alone
 * can't try texts until one fits. Each purpose has its own key.
 */
export function keyedHash(purpose: string, text: string): string {
  const key = derivedKey(authSecret(), `loopimmo.hash.${purpose}`);
  return createHmac("sha256", key).update(text).digest("base64url");
}
