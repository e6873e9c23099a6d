import { type AliasableExpression, type Expression, expressionBuilder, sql } from "kysely";
import type { ListPlace, Place } from "../../kernel/keyset.ts";
import type { Models } from "./generated/kysely/models.ts";
import { databaseInUse } from "./in-use.ts";
import type { StoredInstant } from "./instants.ts";
import { reads } from "./read.ts";

type Instant = Expression<StoredInstant | null>;

/** `at` of a list whose earliest row comes first: whole seconds since 1970. */
export const earliestFirst = (instant: Instant) =>
  databaseInUse() === "sqlite"
    ? sql<number>`unixepoch(${instant})`
    : sql<number>`floor(extract(epoch from ${instant}))::bigint`;

/** Whole milliseconds since 1970. */
const milliseconds = (instant: Instant) =>
  databaseInUse() === "sqlite"
    ? sql<number>`CAST(round(1000 * unixepoch(${instant}, 'subsec')) AS INTEGER)`
    : sql<number>`round(1000 * extract(epoch from ${instant}))::bigint`;

/** `at` of a list whose latest row comes first: whole seconds since 1970, negated. */
export const latestFirst = (instant: Instant) => sql<number>`-${earliestFirst(instant)}`;

/** The same to the millisecond, for rows that follow each other within a second. */
export const latestFirstToTheMillisecond = (instant: Instant) =>
  sql<number>`-${milliseconds(instant)}`;

/** The rows of a list that come after a place in it, in its order, at most `limit`. */
export async function readAfter<Row extends Place>(
  list: AliasableExpression<Row>,
  after: Place,
  limit: number,
): Promise<Row[]> {
  const rows: Place[] = await reads()
    .selectFrom((list as AliasableExpression<Place>).as("list"))
    .selectAll()
    .where((eb) =>
      eb(eb.refTuple("rank", "at", "id"), ">", eb.tuple(after.rank, after.at, after.id)),
    )
    .orderBy("rank")
    .orderBy("at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows as Row[];
}

/**
 * A place in a list of the team's, to compare the instant and the id of its rows with: a cursor holds the instant as
 * it is stored.
 */
export const listPlace = ({ at, id }: ListPlace) =>
  expressionBuilder<Models>().tuple(at as StoredInstant, id);
