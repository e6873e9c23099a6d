import type Database from "better-sqlite3";
import { databaseFile, openDatabase, PROGRAM_BUSY_MS } from "../../../lib/platform/db/open.ts";
import { type CopyTarget, HISTORY_TABLE, listed, quoted, type Row, type Table } from "./rows.ts";

/** Rows that are passed on together. */
const SLICE_ROWS = 1_000;

interface ColumnRow {
  name: string;
  /** Its place in the primary key, from 1; 0 outside of it. */
  pk: number;
}

function tableOf(database: Database.Database, name: string): Table {
  const columns = database.pragma(`table_info(${quoted(name)})`) as ColumnRow[];
  const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
  return {
    name,
    columns: columns.map((column) => column.name).toSorted(),
    key: key.map((column) => column.name),
  };
}

/** A SQLite file as a side of a copy. */
export function fileSide(url: string): CopyTarget {
  const file = databaseFile(url);
  const database = openDatabase(file, { busyMs: PROGRAM_BUSY_MS });
  // What is read is of one moment, whoever writes meanwhile.
  database.exec("BEGIN");

  const listTables = async () =>
    database
      .prepare<[string], { name: string }>(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> ? ORDER BY name",
      )
      .all(HISTORY_TABLE)
      .map(({ name }) => tableOf(database, name));

  async function* readRows({ name, columns, key }: Table): AsyncGenerator<Row[]> {
    const statement = database
      .prepare<[], Row>(`SELECT ${listed(columns)} FROM ${quoted(name)} ORDER BY ${listed(key)}`)
      .raw();
    let slice: Row[] = [];
    for (const row of statement.iterate()) {
      slice.push(row);
      if (slice.length < SLICE_ROWS) continue;
      yield slice;
      slice = [];
    }
    if (slice.length > 0) yield slice;
  }

  async function readSequences() {
    const rows = database
      // A table that a migration wrote anew stands there with 0 before its first row.
      .prepare<[], { name: string; seq: number }>(
        "SELECT name, seq FROM sqlite_sequence WHERE seq > 0",
      )
      .all();
    return new Map(rows.map(({ name, seq }) => [name, seq]));
  }

  function insert({ name, columns }: Table, slice: readonly Row[]): void {
    const places = columns.map(() => "?").join(", ");
    const statement = database.prepare(
      `INSERT INTO ${quoted(name)} (${listed(columns)}) VALUES (${places})`,
    );
    for (const row of slice) statement.run(...row);
  }

  function setSequence(name: string, last: number): void {
    const { changes } = database
      .prepare("UPDATE sqlite_sequence SET seq = ? WHERE name = ?")
      .run(last, name);
    if (changes === 0)
      database.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)").run(name, last);
  }

  const load: CopyTarget["load"] = async (tables, rows, sequences) => {
    database.exec("ROLLBACK");
    // Without effect inside a transaction.
    database.pragma("foreign_keys = OFF");
    database.exec("BEGIN IMMEDIATE");
    const triggers = database
      .prepare<[], { name: string; sql: string }>(
        "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'",
      )
      .all();
    for (const { name } of triggers) database.exec(`DROP TRIGGER ${quoted(name)}`);
    for (const table of tables) {
      database.exec(`DELETE FROM ${quoted(table.name)}`);
      for await (const slice of rows(table)) insert(table, slice);
    }
    for (const [name, last] of sequences) setSequence(name, last);
    for (const { sql } of triggers) database.exec(sql);
    const broken = database.pragma("foreign_key_check") as { table: string }[];
    if (broken.length > 0)
      throw new Error(`rows of ${broken[0]?.table} refer to rows that are not there`);
    database.exec("COMMIT");
    database.pragma("foreign_keys = ON");
    // No ANALYZE: SQLite plans by its statistics where there are some, and no other database of the site has any.
    database.exec("BEGIN");
  };

  return {
    name: file,
    listTables,
    readRows,
    readSequences,
    load,
    async close() {
      // What was not committed is undone.
      if (database.inTransaction) database.exec("ROLLBACK");
      database.close();
    },
  };
}
