import { RateLimiterMemory } from "rate-limiter-flexible";
import { isCounted } from "../platform/attempts.ts";
import { once } from "../platform/once.ts";
import type { Origin } from "../platform/request.ts";
import { SUSPICION_MINUTES, SUSPICIOUS_AFTER } from "./rules.ts";

type Counted = keyof typeof SUSPICIOUS_AFTER;

/** Counters of the process: several processes count apart until they share a store. */
const counter = (counted: Counted) =>
  once(
    `captcha.${counted}`,
    () =>
      new RateLimiterMemory({
        keyPrefix: `captcha-${counted}`,
        // Counted beyond what is allowed too: nothing is refused here.
        points: Number.MAX_SAFE_INTEGER,
        duration: SUSPICION_MINUTES * 60,
      }),
  );

async function count(counted: Counted, origin: Origin): Promise<void> {
  if (isCounted(origin)) await counter(counted).consume(origin.network);
}

/** Counts a challenge that a network asked for. */
export function noteChallenge(origin: Origin): Promise<void> {
  return count("challenges", origin);
}

/** Counts what came of an answer: a form that went through, or one that was refused. */
export function noteCaptchaUse(origin: Origin, outcome: "accepted" | "refused"): Promise<void> {
  return count(outcome === "accepted" ? "accepted" : "refusals", origin);
}

/** Whether a network's last minutes are those of a program rather than of people. */
export async function isSuspicious(origin: Origin): Promise<boolean> {
  if (!isCounted(origin)) return false;
  for (const counted of ["challenges", "refusals", "accepted"] as const) {
    const seen = await counter(counted).get(origin.network);
    if ((seen?.consumedPoints ?? 0) > SUSPICIOUS_AFTER[counted]) return true;
  }
  return false;
}
