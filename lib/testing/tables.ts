import { databaseInUse } from "../platform/db/in-use.ts";
import type { TestDatabase } from "./database.ts";

const TABLES = {
  sqlite: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
  postgresql:
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
} as const;

const REFERRING = {
  sqlite: `SELECT DISTINCT m.name FROM sqlite_schema m JOIN pragma_foreign_key_list(m.name) k
    WHERE m.type = 'table' AND k."table" = ?`,
  postgresql: `SELECT DISTINCT c.relname AS name FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    JOIN pg_class r ON r.oid = k.confrelid WHERE k.contype = 'f' AND r.relname = ?`,
} as const;

/** The names of a database's tables. */
export const tableNames = ({ raw }: TestDatabase) =>
  raw.prepare<[], string>(TABLES[databaseInUse()]).pluck().all().sort();

/** The names of the tables with a foreign key to one. */
export const tablesReferringTo = ({ raw }: TestDatabase, table: string) =>
  raw.prepare<[string], string>(REFERRING[databaseInUse()]).pluck().all(table).sort();
