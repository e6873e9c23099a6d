import type { RateLimiterAbstract } from "rate-limiter-flexible";

/** How a request stands against a limit. */
export interface Count {
  /** How many over the limit it is: 0 within it, 1 for the first one over. */
  over: number;
  /** Milliseconds until one more would be within it; 0 within it. */
  waitMs: number;
}

/** What the package rejects with once a limit is reached. */
interface Exceeded {
  consumedPoints: number;
  msBeforeNext: number;
}

/**
 * Whether a rejection is the limiter's own. By its shape: a limiter is shared by every bundle of the
 * process, each with its own copy of the package, so `instanceof` holds in the one that made it only.
 */
function isExceeded(rejection: unknown): rejection is Exceeded {
  const { consumedPoints, msBeforeNext } = (rejection ?? {}) as Partial<Exceeded>;
  return typeof consumedPoints === "number" && typeof msBeforeNext === "number";
}

/**
 * Counts one request of a key.
 * @throws what the limiter fails with, other than the limit itself.
 */
export async function countRequest(
  limiter: Pick<RateLimiterAbstract, "consume" | "points">,
  key: string,
): Promise<Count> {
  try {
    await limiter.consume(key);
    return { over: 0, waitMs: 0 };
  } catch (rejection) {
    if (!isExceeded(rejection)) throw rejection;
    const { consumedPoints, msBeforeNext } = rejection;
    return { over: consumedPoints - limiter.points, waitMs: msBeforeNext };
  }
}

/** Whole seconds until one more request would be within the limit; 0 for one that is within it. */
export function secondsToWait({ over, waitMs }: Count): number {
  return over === 0 ? 0 : Math.max(1, Math.ceil(waitMs / 1_000));
}
