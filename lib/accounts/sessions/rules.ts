import { DAY_MS, MINUTE_MS } from "../../kernel/time.ts";

/**
 * How long a session lasts without use: thirty days for a person who asked to be remembered, else
 * one.
 */
const LIFETIMES_MS = { remembered: 30 * DAY_MS, browser: DAY_MS } as const;

/** Seconds a remembered session's cookie is kept; the other's goes with the browser. */
export const REMEMBERED_SECONDS = LIFETIMES_MS.remembered / 1_000;

/** Use is noted at most so often: a page asks for its session several times. */
const NOTED_EVERY_MS = 5 * MINUTE_MS;

/** When a session used now ends, unless it is used again. */
export function sessionExpiry(now: Date, remember: boolean): Date {
  return new Date(now.getTime() + LIFETIMES_MS[remember ? "remembered" : "browser"]);
}

/** Whether the use of a session is to be noted, which also puts its end off. */
export function isUseDue(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= NOTED_EVERY_MS;
}

/** Longest name of a device that is kept: browsers send some two hundred characters. */
const MAX_USER_AGENT = 300;

/** The name a browser gives itself, as it is kept: one line, printable, bounded; null for none. */
export function normalizeUserAgent(header: string | null | undefined): string | null {
  const text = (header ?? "").replaceAll(/[^\x20-\x7e]+/g, " ").trim();
  return text === "" ? null : text.slice(0, MAX_USER_AGENT);
}
