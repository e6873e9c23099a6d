import {
  type AliasableExpression,
  type Expression,
  type OrderByDirection,
  type SelectQueryBuilder,
  sql,
} from "kysely";
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

/** A row of a team's list; one without an instant is on no page. */
type Placed = Omit<ListPlace, "at"> & { at: ListPlace["at"] | null };

/** Rows of a list, which can be executed or read from as a table. */
type Rows<Row> = SelectQueryBuilder<Models & { list: Row }, "list", Row>;

/**
 * The rows of a list that come after a place in it, in its order, at most `limit`: the one way to read a page. A list
 * has the columns of its place, by which it is sorted here.
 * @param order of a team's list, whose instants are as they are stored, so that an index cuts it; those of a
 * person's own list say it by their sign
 */
export function rowsAfter<Row extends Place>(
  list: AliasableExpression<Row>,
  after: Place,
  limit: number,
): Rows<Row>;
export function rowsAfter<Row extends Placed>(
  list: AliasableExpression<Row>,
  after: ListPlace,
  limit: number,
  order: OrderByDirection,
): Rows<Row>;
export function rowsAfter(
  list: AliasableExpression<unknown>,
  after: Place | ListPlace,
  limit: number,
  order: OrderByDirection = "asc",
): unknown {
  const { id } = after;
  // As the list's column is: a number or a text.
  const at = after.at as Place["at"];
  const follows = order === "asc" ? ">" : "<";
  const rows = reads()
    .selectFrom((list as AliasableExpression<Place>).as("list"))
    .selectAll()
    .limit(limit);
  const sorted =
    "rank" in after
      ? rows
          .where((eb) => eb(eb.refTuple("rank", "at", "id"), follows, eb.tuple(after.rank, at, id)))
          .orderBy("rank", order)
      : rows.where((eb) => eb(eb.refTuple("at", "id"), follows, eb.tuple(at, id)));
  return sorted.orderBy("at", order).orderBy("id", order);
}
