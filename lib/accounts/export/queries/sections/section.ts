import type { AliasableExpression } from "kysely";
import type { StoredInstant } from "../../../../platform/db/instants.ts";
import { reads } from "../../../../platform/db/read.ts";

/** Lines read at once: what an export keeps in memory, however much a person has. */
const PAGE_LENGTH = 200;

/** Whom an export is of. */
export interface ExportOwner {
  userId: string;
  /** As it is compared. */
  email: string;
  /** The only session to include, or null for all. */
  sessionId: string | null;
}

/**
 * A list of an export, a page of lines at a time. What another person may hold private is not selected: a person
 * who offered or visited has no name here, only what they wrote or proposed to the reader. Hashes and secrets are
 * never selected.
 */
export type ExportSection = (owner: ExportOwner) => AsyncGenerator<object[]>;

/** What a list is ordered by: when, and a key that tells its rows apart. No line shows it. */
interface Placed {
  at: StoredInstant;
  key: string | number;
}

type LinesOf<Row> = (rows: Row[], owner: ExportOwner) => object[] | Promise<object[]>;

const withoutPlace = ({ at: _at, key: _key, ...line }: Partial<Placed>): object => line;

/** The rows of a list after one of them, in its order. */
async function rowsAfter<Row extends Placed>(
  list: AliasableExpression<Row>,
  last: Placed | undefined,
): Promise<Row[]> {
  const rows: Placed[] = await reads()
    .selectFrom((list as AliasableExpression<Placed>).as("list"))
    .selectAll()
    .$if(last !== undefined, (after) =>
      after.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("at", "key"), ">", tuple((last as Placed).at, (last as Placed).key)),
      ),
    )
    .orderBy("at")
    .orderBy("key")
    .limit(PAGE_LENGTH)
    .execute();
  return rows as Row[];
}

/**
 * The lines of a query, whose columns have the names that the reader sees.
 * @param rows gives them with what they are ordered by, as `at` and `key`
 * @param linesOf makes the lines of a page of them, which has some, where they are not shown as they are
 */
export const section = <Row extends Placed>(
  rows: (owner: ExportOwner) => AliasableExpression<Row>,
  linesOf: LinesOf<Row> = (page) => page,
): ExportSection =>
  async function* (owner) {
    let page: Row[] = [];
    do {
      page = await rowsAfter(rows(owner), page.at(-1));
      if (page.length > 0) yield (await linesOf(page, owner)).map(withoutPlace);
    } while (page.length === PAGE_LENGTH);
  };

/** The same of a query that gives a few rows whatever a person does, in its own order. */
export const shortSection = <Row extends object>(
  rows: (owner: ExportOwner) => Promise<Row[]>,
  line: (row: Row) => object = (row) => row,
): ExportSection =>
  async function* (owner) {
    yield (await rows(owner)).map(line);
  };

/** What belongs to the rows of a page, read at once, by the key of its row: `of`, which no line shows. */
export function grouped<Row extends { of: string }>(
  rows: readonly Row[],
): (key: string | number) => Omit<Row, "of">[] {
  const groups = new Map<string | number, Omit<Row, "of">[]>();
  for (const { of, ...row } of rows) {
    const group = groups.get(of);
    if (group) group.push(row);
    else groups.set(of, [row]);
  }
  return (key) => groups.get(key) ?? [];
}

/** The columns that name a listing `p`. */
export const LISTING = ["p.id as bien", "p.title as titreDuBien"] as const;

/** An amount as people read it. */
export const euros = (cents: number) => cents / 100;
export const eurosIfAny = (cents: number | null) => (cents === null ? null : euros(cents));

/** A column of JSON as what it says; null for none. */
export const parsedIfAny = (json: string | null) => (json === null ? null : JSON.parse(json));
