import type Database from "better-sqlite3";
import { env } from "../env.ts";
import { once } from "../once.ts";
import { databaseFile, openDatabase } from "./open.ts";

/**
 * The process's read-only better-sqlite3 connection, for the few hot reads that go through
 * prepared statements. `query_only`: a write on it fails.
 */
export function rawReader(): Database.Database {
  return once("db.rawReader", () =>
    openDatabase(databaseFile(env().DATABASE_URL), { readonly: true }),
  );
}

/**
 * A read that is compiled once per connection: call the result with nothing to get the statement.
 * Parameters are named, as an object; `Row` is what SQLite gives back.
 */
export function preparedRead<Parameters extends object, Row>(
  sql: string,
): () => Database.Statement<[Parameters], Row> {
  let connection: Database.Database | undefined;
  let statement: Database.Statement<[Parameters], Row> | undefined;
  return () => {
    const current = rawReader();
    if (statement === undefined || connection !== current) {
      // In this order: where it can't be compiled now, the next call compiles it.
      statement = current.prepare<[Parameters], Row>(sql);
      connection = current;
    }
    return statement;
  };
}
