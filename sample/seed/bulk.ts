import type Database from "better-sqlite3";

/** What a column can be given. Booleans are 0 and 1. */
export type SqlValue = string | number | null | Buffer;

/** Rows one statement inserts: beyond some twenty, longer statements gain nothing. */
const ROWS_PER_STATEMENT = 20;

/** Inserts rows of one table, many a statement. Call it inside a transaction. */
export class BulkInsert {
  readonly #many: Database.Statement<[SqlValue[]]>;
  readonly #one: Database.Statement<[SqlValue[]]>;
  readonly #width: number;

  constructor(database: Database.Database, table: string, columns: readonly string[]) {
    const names = columns.map((name) => `"${name}"`).join(", ");
    const row = `(${columns.map(() => "?").join(", ")})`;
    const head = `INSERT INTO "${table}" (${names}) VALUES `;
    this.#width = columns.length;
    this.#one = database.prepare<[SqlValue[]]>(head + row);
    this.#many = database.prepare<[SqlValue[]]>(
      head + Array(ROWS_PER_STATEMENT).fill(row).join(", "),
    );
  }

  /** Inserts rows whose values follow one another in a flat array. */
  insert(values: readonly SqlValue[]): void {
    const stride = this.#width * ROWS_PER_STATEMENT;
    let at = 0;
    for (; at + stride <= values.length; at += stride) {
      this.#many.run(values.slice(at, at + stride));
    }
    for (; at < values.length; at += this.#width) {
      this.#one.run(values.slice(at, at + this.#width));
    }
  }
}

/** Inserts one row given by column name: for the few rows of the sample. */
export function insertRow(
  database: Database.Database,
  table: string,
  row: Readonly<Record<string, SqlValue>>,
): void {
  new BulkInsert(database, table, Object.keys(row)).insert(Object.values(row));
}
