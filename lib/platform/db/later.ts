import { type Expression, sql } from "kysely";
import { databaseInUse } from "./in-use.ts";
import type { StoredInstant } from "./instants.ts";

/** An instant so many milliseconds after another one, as instants are stored. */
export const later = (instant: Expression<StoredInstant | null>, ms: number) =>
  databaseInUse() === "sqlite"
    ? sql<StoredInstant>`strftime('%Y-%m-%dT%H:%M:%f+00:00', ${instant}, ${sql.lit(`+${ms / 1_000} seconds`)})`
    : sql<StoredInstant>`${instant} + ${sql.lit(`${ms / 1_000} seconds`)}::interval`;
