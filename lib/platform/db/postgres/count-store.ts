import { ConsecutiveBreaker, circuitBreaker, handleAll } from "cockatiel";
import { env } from "../../env.ts";
import { log } from "../../log.ts";
import { once } from "../../once.ts";
import type { CountStore } from "../../shared-limiter.ts";
import { openCountPool } from "./connection.ts";

/** Failures one after another after which the table of counts is left alone: no request waits for it then. */
const FAILURES = 2;
const REST_MS = 5_000;

/** A database's counts, with connections of their own: they wait neither for the one writer nor for its lock. */
export function openCountStore(url: string, restMs = REST_MS) {
  const pool = openCountPool(url);
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
  breaker.onBreak((reason) => {
    const err = "error" in reason ? reason.error : undefined;
    log().warn({ err }, "limits are counted by this process alone for a moment");
  });
  breaker.onReset(() => log().info("limits are counted with the other processes again"));
  const query: CountStore["query"] = (statement) => breaker.execute(() => pool.query(statement));
  return { query, end: () => pool.end() };
}

/** The counts of the process's database. */
export function countStore() {
  return once("db.countStore", () => openCountStore(env().DATABASE_URL));
}
