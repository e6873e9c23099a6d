import { isCounted } from "../platform/attempts.ts";
import { once } from "../platform/once.ts";
import {
  countRequest,
  type Limiter,
  ownLimiter,
  secondsToWait,
  siteLimiter,
} from "../platform/rate-limit.ts";
import type { Origin } from "../platform/request.ts";

/**
 * How often an account may do something, wherever it comes from: the HTTP server limits networks, and
 * knows no accounts (server/limits.ts). Forms and calls that change something are writes, pages of the
 * signed-in space are renders, which each process counts for itself: they cost its own cores.
 */
const PER_MINUTE = { write: 120, render: 600 } as const;

function limiter(kind: keyof typeof PER_MINUTE): Limiter {
  const limit = { name: `account-limit.${kind}`, points: PER_MINUTE[kind], duration: 60 };
  return once(limit.name, () => (kind === "write" ? siteLimiter(limit) : ownLimiter(limit)));
}

/**
 * Counts one request of an account.
 * @param origin this very machine is left out unless the configuration says so
 * @returns the seconds that it has to wait before the next one; 0 when it is within the limit.
 */
export async function countAccountRequest(
  userId: string,
  kind: keyof typeof PER_MINUTE,
  origin: Pick<Origin, "loopback">,
): Promise<number> {
  if (!isCounted(origin)) return 0;
  return secondsToWait(await countRequest(limiter(kind), userId));
}
