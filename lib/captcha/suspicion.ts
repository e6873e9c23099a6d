import { isCounted } from "../platform/attempts.ts";
import { once } from "../platform/once.ts";
import { siteLimiter } from "../platform/rate-limit.ts";
import type { Origin } from "../platform/request.ts";
import { SUSPICION_MINUTES, SUSPICIOUS_AFTER } from "./rules.ts";

type Counted = keyof typeof SUSPICIOUS_AFTER;

const counter = (counted: Counted) => {
  const name = `captcha.${counted}`;
  // Counted beyond what is allowed too: nothing is refused here.
  const points = Number.MAX_SAFE_INTEGER;
  return once(name, () => siteLimiter({ name, points, duration: SUSPICION_MINUTES * 60 }));
};

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
  const found = await Promise.all(
    (["challenges", "refusals", "accepted"] as const).map(async (counted) => {
      const seen = await counter(counted).get(origin.network);
      return (seen?.consumedPoints ?? 0) > SUSPICIOUS_AFTER[counted];
    }),
  );
  return found.includes(true);
}
