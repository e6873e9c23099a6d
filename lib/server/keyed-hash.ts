import { createHmac, hkdfSync } from "node:crypto";
import { authSecret } from "./auth/secret.ts";

/**
 * What stands for a text that must be recognised and not be read: who has the database alone can't
 * try texts until one fits. Each purpose has its own key.
 */
export function keyedHash(purpose: string, text: string): string {
  const key = hkdfSync("sha256", authSecret(), "", `loopimmo.hash.${purpose}`, 32);
  return createHmac("sha256", Buffer.from(key)).update(text).digest("base64url");
}
