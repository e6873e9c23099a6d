import { createHash } from "node:crypto";

/* What a copy of a database passes from one side to the other. */

/** A table of the data model: its columns in alphabetical order, those of its primary key in the key's. */
export interface Table {
  name: string;
  columns: readonly string[];
  key: readonly string[];
}

/** A column's value as SQLite holds it: instants and JSON are text, booleans 0 and 1. */
export type Value = string | number | Buffer | null;

/** A row's values, in the order of its table's columns. */
export type Row = readonly Value[];

/** A database that is read, from one moment of it, or written, in one transaction. */
export interface CopySide {
  /** How sentences call it. */
  readonly name: string;
  listTables(): Promise<Table[]>;
  /** The rows of a table in the order of its key, some at a time. */
  readRows(table: Table): AsyncIterable<readonly Row[]>;
  /** The last number given by each table that counts its rows itself, by the table's name. */
  readSequences(): Promise<Map<string, number>>;
  close(): Promise<void>;
}

/** A database that takes a copy. */
export interface CopyTarget extends CopySide {
  /**
   * Writes whole tables with neither triggers nor foreign keys, which are those of before at the end, and hold.
   * @param rows of each table, asked for one after the other
   */
  load(
    tables: readonly Table[],
    rows: (table: Table) => AsyncIterable<readonly Row[]>,
    sequences: ReadonlyMap<string, number>,
  ): Promise<void>;
}

/** A copy that is not made, in one sentence. */
export class CopyError extends Error {
  override name = "CopyError";
}

/** What Prisma's engine keeps: each database has its own. */
export const HISTORY_TABLE = "_prisma_migrations";

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const listed = (names: readonly string[]) => names.map(quoted).join(", ");

const plain = (value: Value) => (Buffer.isBuffer(value) ? { bytes: value.toString("hex") } : value);

/** How many rows of a table there are, and SHA-256 over their values in their order. */
export class RowsDigest {
  readonly #hash = createHash("sha256");
  #rows = 0;

  add(slice: readonly Row[]): void {
    this.#rows += slice.length;
    for (const row of slice) this.#hash.update(`${JSON.stringify(row.map(plain))}\n`);
  }

  /** Of the rows that were added: to be called once, after the last. */
  end(): { rows: number; digest: string } {
    return { rows: this.#rows, digest: this.#hash.digest("hex") };
  }
}

/** The digest of rows that are read for nothing else. */
export async function digestRows(
  slices: AsyncIterable<readonly Row[]>,
): Promise<{ rows: number; digest: string }> {
  const read = new RowsDigest();
  for await (const slice of slices) read.add(slice);
  return read.end();
}
