import type Database from "better-sqlite3";
import { rawReader } from "./raw.ts";

const statements = new WeakMap<Database.Database, Database.Statement<[], number>>();

/**
 * A number of SQLite's that is another one once another connection has committed something, in some two microseconds
 * (`PRAGMA data_version`).
 * @throws what SQLite throws, of a file that is locked whole for one
 */
export function dataVersion(): number {
  const connection = rawReader();
  let statement = statements.get(connection);
  if (statement === undefined) {
    statement = connection.prepare<[], number>("PRAGMA data_version").pluck();
    statements.set(connection, statement);
  }
  return statement.get() ?? 0;
}
