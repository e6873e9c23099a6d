import Database from "better-sqlite3";
import { vi } from "vitest";
import type { TestDatabase } from "./database.ts";

/** The statements that a read compiles: each one it asks, where the connection is new. */
export async function statementsOf(read: () => unknown): Promise<string[]> {
  const prepare = vi.spyOn(Database.prototype, "prepare");
  try {
    await read();
    return prepare.mock.calls.map(([sql]) => sql);
  } finally {
    prepare.mockRestore();
  }
}

/** The steps of SQLite's plan for a statement. */
export function planOf(db: TestDatabase, sql: string): string[] {
  const names = [...sql.matchAll(/:(\w+)/g)].map(([, name]) => [name, "[]"]);
  return db.raw
    .prepare<[Record<string, string>], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    .all(Object.fromEntries(names))
    .map(({ detail }) => detail);
}

/** What SQLite reads from end to end for a statement, other than what the statement made itself. */
export function tablesScanned(db: TestDatabase, sql: string): string[] {
  const made = [...sql.matchAll(/(\w+)(?: \([^()]*\))? AS (?:MATERIALIZED )?\(/g)].map(
    ([, name]) => name ?? "",
  );
  return planOf(db, sql)
    .map((detail) => /^SCAN (\w+)/.exec(detail)?.[1])
    .filter((name) => name !== undefined)
    .filter((name) => !["CONSTANT", "json_each", ...made].includes(name) && !/^\d+$/.test(name));
}
