import { type Expression, sql } from "kysely";
import type { StoredInstant } from "./instants.ts";

type Instant = Expression<StoredInstant | null>;

/** Days of the clock from an instant to another, with their fraction; null where either is. */
export const elapsedDays = (from: Instant, to: Instant) =>
  sql<number>`(julianday(${to}) - julianday(${from}))`;
