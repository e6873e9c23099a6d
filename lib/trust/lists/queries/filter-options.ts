import type { AliasableExpression } from "kysely";
import {
  type FilterOption,
  type FilterOptions,
  MOST_OPTIONS,
} from "../../../kernel/list-filter.ts";
import { fullName } from "../../../kernel/person-name.ts";
import { reads } from "../../../platform/db/read.ts";
import { sortedName, sortedText } from "../../../platform/db/sorted-rows.ts";

/** A list's read before it is narrowed: each row with its looper's account, or its commune's code. */
type LooperRows = AliasableExpression<{ looperId: string | null }>;
type CommuneRows = AliasableExpression<{ communeCode: string | null }>;

async function loopersOf(rows: LooperRows): Promise<FilterOption[]> {
  const ids = reads().selectFrom(rows.as("list")).select("list.looperId");
  const loopers = await reads()
    .selectFrom("User as u")
    .select(["u.id", "u.firstName", "u.lastName"])
    .where("u.id", "in", ids)
    .orderBy((eb) => sortedName(eb.ref("u.lastName"), eb.ref("u.firstName")))
    .orderBy("u.id")
    .limit(MOST_OPTIONS)
    .execute();
  return loopers.map(({ id, ...name }) => ({ id, name: fullName(name) }));
}

function communesOf(rows: CommuneRows): Promise<FilterOption[]> {
  const codes = reads().selectFrom(rows.as("list")).select("list.communeCode");
  return reads()
    .selectFrom("Commune as c")
    .select(["c.code as id", "c.name"])
    .where("c.code", "in", codes)
    .orderBy((eb) => sortedText(eb.ref("c.name")))
    .orderBy("c.code")
    .limit(MOST_OPTIONS)
    .execute();
}

/**
 * What a list of the team can be narrowed to, by name: one read for the loopers and one for the communes that it has.
 * Whoever calls has checked who asks.
 */
export async function filterOptions({
  loopers,
  communes,
}: {
  loopers?: LooperRows;
  communes?: CommuneRows;
}): Promise<FilterOptions> {
  return {
    loopers: loopers ? await loopersOf(loopers) : [],
    communes: communes ? await communesOf(communes) : [],
  };
}
