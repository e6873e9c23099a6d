import { randomBytes } from "node:crypto";
import { env } from "./env.ts";
import { once } from "./once.ts";

/** The secret of the configuration; outside production one that lasts as long as the process. */
export function authSecret(): string {
  return env().AUTH_SECRET ?? once("auth.secret", () => randomBytes(32).toString("base64url"));
}
