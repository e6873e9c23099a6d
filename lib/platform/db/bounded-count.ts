import type { SelectQueryBuilder } from "kysely";
import { COUNT_BOUND } from "../../kernel/keyset.ts";
import type { Models } from "./generated/kysely/models.ts";
import { reads } from "./read.ts";

/** How many rows a query finds, at most `COUNT_BOUND`: a value to select beside others. */
export const boundedCount = <Tables extends keyof Database, Row, Database = Models>(
  rows: SelectQueryBuilder<Database, Tables, Row>,
) =>
  reads()
    .selectFrom(rows.limit(COUNT_BOUND).as("found"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .$asScalar()
    .$notNull();
