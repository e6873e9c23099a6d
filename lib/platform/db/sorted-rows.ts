import {
  type AliasableExpression,
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from "kysely";
import { FROM_NEWEST, FROM_OLDEST } from "../../kernel/keyset.ts";
import {
  readSortPlace,
  SORTED_CHARACTERS,
  type Sort,
  type SortedRow,
  type SortPlace,
} from "../../kernel/sorted-list.ts";
import type { Models } from "./generated/kysely/models.ts";
import { databaseInUse } from "./in-use.ts";
import { reads } from "./read.ts";

/** Letters that stand beside their plain ones in a list, and what stands for them. */
const PLAIN: readonly (readonly [letters: string, plain: string])[] = [
  ["àâäáãåÀÂÄÁÃÅ", "a"],
  ["çÇ", "c"],
  ["éèêëÉÈÊË", "e"],
  ["îïíìÎÏÍÌ", "i"],
  ["ñÑ", "n"],
  ["ôöóòõøÔÖÓÒÕØ", "o"],
  ["ùûüúÙÛÜÚ", "u"],
  ["ÿýŸÝ", "y"],
  ["œŒ", "oe"],
  ["æÆ", "ae"],
  ["’", "'"],
];

/** Each letter of `PLAIN`, in its lower case, with what stands for it. */
const PLAIN_OF = new Map(
  PLAIN.flatMap(([letters, plain]) =>
    Array.from(letters, (letter) => [letter.toLowerCase(), plain] as const),
  ),
);

/** A text that is looked for in what `sortedText` makes of columns: with the same letters as there. */
export const plainText = (text: string): string =>
  Array.from(text.normalize("NFC").toLowerCase(), (letter) => PLAIN_OF.get(letter) ?? letter).join(
    "",
  );

/** Whether a text has only ASCII's printable characters, which are most. */
const isPlain = (text: Expression<string | null>) =>
  databaseInUse() === "sqlite"
    ? sql<boolean>`${text} NOT GLOB '*[^ -~]*'`
    : sql<boolean>`${text} !~ '[^ -~]'`;

/**
 * A text as a list is ordered by it: É beside e, in as many characters as a cursor has. On both databases it is the same
 * text, compared byte by byte: PostgreSQL's columns of text are so (docs/decisions/0060).
 */
export function sortedText<Text extends string | null>(text: Expression<Text>): RawBuilder<Text> {
  const lower = sql<Text>`lower(${text})`;
  const folded = PLAIN.flatMap(([letters, plain]) =>
    Array.from(letters, (letter) => [letter, plain] as const),
  ).reduce(
    (all, [letter, plain]) => sql<Text>`replace(${all}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
    lower,
  );
  return sql<Text>`substr(CASE WHEN ${isPlain(text)} THEN ${lower} ELSE ${folded} END, 1, ${sql.lit(
    SORTED_CHARACTERS,
  )})`;
}

/** A person's name as lists are ordered by it: the family's first. Null where there is nobody. */
export const sortedName = <Text extends string | null>(
  lastName: Expression<Text>,
  firstName: Expression<Text>,
) => sortedText(sql<Text>`${lastName} || ' ' || ${firstName}`);

/** What a row is ordered by, as its column of that name. */
export const sortedBy = (value: Expression<unknown>) =>
  sql<SortedRow["sortedBy"]>`${value}`.as("sortedBy");

/** A value of a cursor, as the list's column is: no number is too large for it. */
const operandOf = (value: string | number) =>
  typeof value === "number" ? sql`CAST(${value} AS bigint)` : sql`${value}`;

/**
 * Before the first row of an order whose rows all have a value: an index is read from there on, not from its end. Null
 * where there is no such value, or rows without one come too.
 */
function startOf({ rule, direction }: Sort): SortPlace | null {
  if (rule.nullable) return null;
  const isUp = direction === "asc";
  switch (rule.by) {
    case "instant": {
      const { at, id } = isUp ? FROM_OLDEST : FROM_NEWEST;
      return { value: at, id };
    }
    case "number":
      return { value: isUp ? Number.MIN_SAFE_INTEGER : Number.MAX_SAFE_INTEGER, id: "" };
    case "text":
      return null;
  }
}

/**
 * The rows of a list that come after a cursor, in the order that was chosen, at most `limit`: the one way to read a page
 * of a list that its reader orders. The list has an `id` and, as `sortedBy`, what the order is by; rows without a value
 * come last, or not at all where the order is of rows that have one.
 */
export function sortedRows<Row extends SortedRow>(
  list: AliasableExpression<Row>,
  sort: Sort,
  cursor: unknown,
  limit: number,
): SelectQueryBuilder<Models & { list: Row }, "list", Row> {
  const { direction, rule } = sort;
  const place = readSortPlace(cursor, sort) ?? startOf(sort);
  const follows = direction === "asc" ? ">" : "<";
  const rows = reads()
    .selectFrom((list as AliasableExpression<SortedRow>).as("list"))
    .selectAll()
    .limit(limit);
  const after = () => {
    if (place === null) return rule.nullable ? rows : rows.where("sortedBy", "is not", null);
    const { value, id } = place;
    if (value === null) return rows.where("sortedBy", "is", null).where("id", follows, id);
    return rows.where((eb) => {
      const beyond = sql<SqlBool>`(${eb.ref("sortedBy")}, ${eb.ref("id")}) ${sql.raw(follows)} (${operandOf(value)}, ${id})`;
      return rule.nullable ? eb.or([beyond, eb("sortedBy", "is", null)]) : beyond;
    });
  };
  const ordered = rule.nullable
    ? after().orderBy((eb) => eb.case().when("sortedBy", "is", null).then(1).else(0).end())
    : after();
  return ordered.orderBy("sortedBy", direction).orderBy("id", direction) as unknown as ReturnType<
    typeof sortedRows<Row>
  >;
}
