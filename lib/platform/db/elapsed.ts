import { type Expression, sql } from "kysely";
import { databaseInUse } from "./in-use.ts";
import type { StoredInstant } from "./instants.ts";

type Instant = Expression<StoredInstant | null>;

/** Days of the clock from an instant to another, with their fraction; null where either is. */
export const elapsedDays = (from: Instant, to: Instant) =>
  databaseInUse() === "sqlite"
    ? sql<number>`(julianday(${to}) - julianday(${from}))`
    : sql<number>`(extract(epoch from ${to} - ${from}) / 86400)`;
