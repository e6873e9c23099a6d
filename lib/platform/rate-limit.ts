import { type RateLimiterAbstract, RateLimiterMemory } from "rate-limiter-flexible";
import { databaseInUse } from "./db/in-use.ts";
import { type CountStore, type Limit, sharedLimiter } from "./shared-limiter.ts";

/** What a limit counts with: of this process, or of all that share a database. */
export type Limiter = Pick<RateLimiterAbstract, "consume" | "get" | "delete" | "points">;

/** The counts of the process's database, whose client is loaded by the first one: on SQLite no process loads it. */
const DATABASE: CountStore = {
  async query(statement) {
    const { countStore } = await import("./db/postgres/count-store.ts");
    return countStore().query(statement);
  },
};

/** What counts in this process alone, and forgets it with it: right for what protects the process's own cores. */
export function ownLimiter({ name, points, duration }: Limit): Limiter {
  return new RateLimiterMemory({ keyPrefix: name, points, duration });
}

/**
 * What counts for all processes and machines of the site, where the database is PostgreSQL
 * (docs/decisions/0074); a SQLite file has one process.
 * @param canBeCleared whether a key is forgiven before its time (`delete`)
 */
export function siteLimiter(limit: Limit, { canBeCleared = false } = {}): Limiter {
  return databaseInUse() === "sqlite"
    ? ownLimiter(limit)
    : sharedLimiter(limit, DATABASE, { canBeCleared });
}

/** Deletes what was counted and whose time is over; of a process's memory that goes by itself. */
export async function purgeCounts(now: Date): Promise<void> {
  if (databaseInUse() === "sqlite") return;
  await DATABASE.query({
    text: `DELETE FROM "RateCount" WHERE expire <= $1`,
    values: [now.getTime()],
  });
}

/** How a request stands against a limit. */
export interface Count {
  /** How many over the limit it is: 0 within it, 1 for the first one over, more for the others. */
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

/** A shared limiter remembers whom it refused, and counts them no further: none of those is the first one over. */
const ONE_MORE_OVER = 2;

/**
 * Counts one request of a key.
 * @throws what the limiter fails with, other than the limit itself.
 */
export async function countRequest(
  limiter: Pick<Limiter, "consume" | "points">,
  key: string,
): Promise<Count> {
  try {
    await limiter.consume(key);
    return { over: 0, waitMs: 0 };
  } catch (rejection) {
    if (!isExceeded(rejection)) throw rejection;
    const { consumedPoints, msBeforeNext } = rejection;
    const over = consumedPoints > limiter.points ? consumedPoints - limiter.points : ONE_MORE_OVER;
    return { over, waitMs: msBeforeNext };
  }
}

/** Whole seconds until one more request would be within the limit; 0 for one that is within it. */
export function secondsToWait({ over, waitMs }: Count): number {
  return over === 0 ? 0 : Math.max(1, Math.ceil(waitMs / 1_000));
}
