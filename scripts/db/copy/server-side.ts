import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Client, type CustomTypesConfig, types } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { ADVISORY_LOCKS } from "../../../lib/platform/db/postgres/advisory-locks.ts";
import { connectionOptions, READ_TYPES } from "../../../lib/platform/db/postgres/connection.ts";
import {
  type CopyTarget,
  HISTORY_TABLE,
  listed,
  quoted,
  type Row,
  type Table,
  type Value,
} from "./rows.ts";

/** Rows that are passed on together. */
const SLICE_ROWS = 2_000;

/** Its number in PostgreSQL's catalogue. */
const BOOLEAN = 16;

/** As reads have them, and booleans as SQLite holds them. */
const COPY_TYPES: CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === BOOLEAN
      ? (text: string) => (text === "t" ? 1 : 0)
      : (READ_TYPES.getTypeParser?.(type, format) ?? types.getTypeParser(type, format)),
};

/** A value in the text format of COPY. */
function copied(value: Value): string {
  if (value === null) return "\\N";
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString("hex")}`;
  if (typeof value === "number") return String(value);
  return value.replaceAll(/[\\\n\r\t]/g, (sign) => ESCAPED[sign] ?? sign);
}

const ESCAPED: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

const lineOf = (row: Row) => `${row.map(copied).join("\t")}\n`;

interface Statement {
  drop: string;
  create: string;
}

/** Foreign keys and the indexes that are no constraint: a copy is quicker, and asks less, without them. */
const HELD_OFF = `
  SELECT 0 AS "order", format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS "drop",
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS "create"
  FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
  UNION ALL
  SELECT 1, format('DROP INDEX %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = current_schema()::regnamespace
    AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)
  ORDER BY "order", "create"`;

/** Of what is kept: a table that a crash may empty (UNLOGGED) holds nothing of the site, and SQLite has none. */
const COLUMNS = `
  SELECT c.table_name AS "table", c.column_name AS "column",
    pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) AS "sequence",
    coalesce(array_position(k.conkey, a.attnum), 0) AS "place"
  FROM information_schema.columns c
  JOIN information_schema.tables t USING (table_schema, table_name)
  JOIN pg_class r ON r.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
  JOIN pg_attribute a ON a.attrelid = r.oid
    AND a.attname = c.column_name
  LEFT JOIN pg_constraint k ON k.conrelid = a.attrelid AND k.contype = 'p'
  WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.table_name <> $1
    AND r.relpersistence = 'p'
  ORDER BY c.table_name COLLATE "C", c.column_name COLLATE "C"`;

interface ColumnRow {
  table: string;
  column: string;
  sequence: string | null;
  place: number;
}

/** A PostgreSQL database as a side of a copy. */
export async function serverSide(url: string): Promise<CopyTarget> {
  const client = new Client({ ...connectionOptions(url), types: COPY_TYPES });
  client.on("error", () => {});
  await client.connect();
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const { rows: columns } = await client.query<ColumnRow>(COLUMNS, [HISTORY_TABLE]);

  const listTables = async () =>
    [...new Set(columns.map(({ table }) => table))].map((name): Table => {
      const own = columns.filter(({ table }) => table === name);
      const key = own.filter(({ place }) => place > 0).toSorted((a, b) => a.place - b.place);
      return {
        name,
        columns: own.map(({ column }) => column),
        key: key.map(({ column }) => column),
      };
    });

  async function* readRows({ name, columns: own, key }: Table): AsyncGenerator<Row[]> {
    await client.query(
      `DECLARE copied NO SCROLL CURSOR FOR SELECT ${listed(own)} FROM ${quoted(name)} ORDER BY ${listed(key)}`,
    );
    try {
      for (;;) {
        const query = { text: `FETCH ${SLICE_ROWS} FROM copied`, rowMode: "array" as const };
        const { rows } = await client.query<Value[]>(query);
        if (rows.length > 0) yield rows;
        if (rows.length < SLICE_ROWS) return;
      }
    } finally {
      // After a failure there is nothing to close, and the failure is what is to be known.
      await client.query("CLOSE copied").catch(() => {});
    }
  }

  async function readSequences() {
    const counted = columns.filter(({ sequence }) => sequence !== null);
    const last = new Map<string, number>();
    for (const { table, sequence } of counted) {
      const { rows } = await client.query<{ last: number; used: number }>(
        `SELECT last_value AS last, is_called::int AS used FROM ${sequence}`,
      );
      const [row] = rows;
      if (row?.used) last.set(table, row.last);
    }
    return last;
  }

  const load: CopyTarget["load"] = async (tables, rows, sequences) => {
    await client.query("ROLLBACK");
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [ADVISORY_LOCKS.writer]);
    const { rows: heldOff } = await client.query<Statement>(HELD_OFF);
    for (const { drop } of heldOff) await client.query(drop);
    for (const table of tables) {
      const name = quoted(table.name);
      await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
      await client.query(`DELETE FROM ${name}`);
      const slices = rows(table);
      async function* lines() {
        for await (const slice of slices) yield slice.map(lineOf).join("");
      }
      const target = client.query(copyFrom(`COPY ${name} (${listed(table.columns)}) FROM STDIN`));
      await pipeline(Readable.from(lines()), target);
    }
    for (const { create } of heldOff.toReversed()) await client.query(create);
    for (const { table, sequence } of columns) {
      const last = sequence === null ? undefined : sequences.get(table);
      if (last !== undefined) await client.query("SELECT setval($1, $2)", [sequence, last]);
    }
    for (const { name } of tables)
      await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
    await client.query("COMMIT");
    await client.query("ANALYZE");
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  };

  const { host, database = "" } = client;
  return {
    name: `${database} at ${host}`,
    listTables,
    readRows,
    readSequences,
    load,
    close: () => client.end(),
  };
}
