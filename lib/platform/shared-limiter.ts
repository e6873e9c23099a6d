import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { keyedHash } from "./keyed-hash.ts";

/** How often something may be done by one who is counted. */
export interface Limit {
  /** Names what is counted, among all limits. */
  name: string;
  /** How many are within the limit. */
  points: number;
  /** Seconds, from the first one counted. */
  duration: number;
}

/** Where counts are that several processes share. */
export interface CountStore {
  /** Runs one statement. @throws {Error} soon, where the store is away */
  query(statement: { name?: string; text: string; values: unknown[] }): Promise<{
    rows: unknown[];
    rowCount: number | null;
  }>;
}

/** Its keys are addresses and networks of people: the table has hashes of them, each limit others. */
class HashedKeysLimiter extends RateLimiterPostgres {
  override getKey(key: string | number): string {
    return `${this.keyPrefix}:${keyedHash(`limit.${this.keyPrefix}`, String(key))}`;
  }
}

/**
 * What counts in a table of PostgreSQL, one statement a count. Whom it refused it remembers until the limit's time is
 * over, so that a flood of them costs the database nothing. While the store is away the process counts in its memory.
 * @param canBeCleared whether a key is forgiven before its time: nothing is remembered then, for another process may
 *   have forgiven it
 */
export function sharedLimiter(
  { name, points, duration }: Limit,
  store: CountStore,
  { canBeCleared = false } = {},
): RateLimiterPostgres {
  const limit = { keyPrefix: name, points, duration };
  return new HashedKeysLimiter({
    ...limit,
    storeClient: store,
    storeType: "pool",
    tableName: "RateCount",
    // By our migrations; what is over goes by `purgeCounts`.
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(limit),
    // The first one refused is still counted by all, so that exactly one is the first.
    ...(canBeCleared ? {} : { inMemoryBlockOnConsumed: points + 1 }),
  });
}
