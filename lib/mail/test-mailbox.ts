import { headers } from "next/headers";
import { env } from "../platform/env.ts";
import { type Environment, isLoopbackUrl } from "../platform/env-schema.ts";
import { DIRECT_HEADER } from "../platform/network.ts";

type Settings = Pick<Environment, "APP_URL" | "SMTP_URL">;

/**
 * Whether mails, which no server takes, are read on the site itself: an installation that nobody outside
 * of the machine is meant to reach. The deployment's alone, so that cached pages may depend on it.
 */
export function hasTestMailbox({ APP_URL, SMTP_URL }: Settings = env()): boolean {
  return SMTP_URL === undefined && isLoopbackUrl(APP_URL);
}

/** Whether the present request may read the test mailbox: it comes from this machine, past no proxy. */
export async function mayReadTestMailbox(): Promise<boolean> {
  if (!hasTestMailbox()) return false;
  // Next's development server has nothing in front of it that could tell.
  if (process.env.NODE_ENV === "development") return true;
  return (await headers()).get(DIRECT_HEADER) === "1";
}
