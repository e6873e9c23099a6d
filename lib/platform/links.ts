import { env } from "./env.ts";

/** The full address of a path of this site, for mails and for what leaves it otherwise. */
export function absoluteUrl(path: string): string {
  return new URL(path, env().APP_URL).href;
}
