import type Database from "better-sqlite3";
import { env } from "../env.ts";
import { once } from "../once.ts";
import { databaseFile, openDatabase } from "./open.ts";

/**
 * The process's read-only better-sqlite3 connection, on which reads run. `query_only`: a write on it fails.
 */
export function rawReader(): Database.Database {
  return once("db.rawReader", () =>
    openDatabase(databaseFile(env().DATABASE_URL), { readonly: true }),
  );
}
