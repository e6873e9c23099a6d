import Database from "better-sqlite3";
import { vi } from "vitest";
import type { TestDatabase } from "./database.ts";

interface Statement {
  source: string;
}
type Run = (this: Statement, ...args: unknown[]) => unknown;

/** The statements that a read or a command asks, each as often as it does. */
export async function statementsOf(work: () => unknown): Promise<string[]> {
  const statements: string[] = [];
  const database = new Database(":memory:");
  // Of every connection's statements.
  const statement: Record<string, Run> = Object.getPrototypeOf(database.prepare("SELECT 1"));
  const spies = ["get", "all", "iterate", "run"].map((name) => {
    const run = statement[name];
    if (!run) throw new TypeError(`a statement has no ${name}`);
    return vi.spyOn(statement, name).mockImplementation(function (
      this: Statement,
      ...args: unknown[]
    ) {
      statements.push(this.source);
      return run.apply(this, args);
    });
  });
  try {
    await work();
    return statements;
  } finally {
    for (const spy of spies) spy.mockRestore();
    database.close();
  }
}

/** The steps of SQLite's plan for a statement. */
export function planOf(db: TestDatabase, sql: string): string[] {
  const names = [...sql.matchAll(/:(\w+)/g)].map(([, name]) => [name, "[]"]);
  const values = [...sql.matchAll(/\?/g)].map(() => "[]");
  return db.raw
    .prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...values, Object.fromEntries(names))
    .map(({ detail }) => detail);
}

/**
 * The tables that SQLite reads from end to end for a statement: not what the statement made itself,
 * nor, without `byIndex`, what it reads along an index.
 */
export function tablesScanned(
  db: TestDatabase,
  sql: string,
  { byIndex = true }: { byIndex?: boolean } = {},
): string[] {
  const tables = new Set(
    db.raw.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all(),
  );
  // A plan calls a table by its name in the statement.
  const tableOf = (name: string) =>
    new RegExp(`\\b(?:FROM|JOIN) "?(\\w+)"? (?:AS )?"?${name}\\b`, "i").exec(sql)?.[1] ?? name;
  return planOf(db, sql)
    .filter((step) => byIndex || !/ USING /.test(step))
    .map((step) => /^SCAN (\w+)/.exec(step)?.[1])
    .filter((name) => name !== undefined)
    .map(tableOf)
    .filter((name) => tables.has(name));
}
