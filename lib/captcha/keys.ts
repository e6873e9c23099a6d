import { createHmac, randomBytes } from "node:crypto";
import { env } from "../platform/env.ts";
import { derivedKey } from "../platform/keys.ts";
import { once } from "../platform/once.ts";

/** The key of the configuration; outside production one that lasts as long as the process. */
export function captchaKey(): string {
  return env().CAPTCHA_HMAC_KEY ?? once("captcha.key", () => randomBytes(32).toString("base64url"));
}

/**
 * A keyed hash of some texts for one purpose: its reader learns nothing of them, however few they
 * could be, and one of another purpose is another.
 */
export function captchaHash(purpose: string, ...texts: string[]): string {
  const key = derivedKey(captchaKey(), `loopimmo.captcha.${purpose}`);
  return createHmac("sha256", key).update(JSON.stringify(texts)).digest("base64url");
}
