import { expect, test } from "vitest";
import { DATABASE_KINDS, type DatabaseKind } from "./kind.ts";
import { readMigrations } from "./migration-history.ts";

/**
 * What the migrations of one database make, those of the other make as well, under the same name. That both refuse the
 * same rows is what invariants.db.test.ts shows, which runs on each.
 */

const sqlOf = (kind: DatabaseKind) =>
  readMigrations(kind)
    .map(({ sql }) => sql)
    .join("\n");

const allOf = (pattern: RegExp) => (sql: string) =>
  [...sql.matchAll(pattern)].map(([, name = ""]) => name.replaceAll(/\s+/g, " ")).toSorted();

/** How often each table is checked: conditions are in the words of each database, and can't be compared as texts. */
const checks = (sql: string) =>
  [...sql.matchAll(/CREATE TABLE "(\w+)" \(\n([\s\S]*?)\n\);/g)]
    .map(([, table, body = ""]) => `${table} ${body.match(/^ {4}CHECK \(/gm)?.length ?? 0}`)
    .toSorted();

const rules: [string, (sql: string) => string[]][] = [
  ["tables", allOf(/CREATE TABLE "(\w+)"/g)],
  ["indexes, with their columns and conditions", (sql) => indexes(sql)],
  [
    "triggers, with their moments",
    allOf(/CREATE TRIGGER ("\w+"\s+\w+\s+[^"]*(?:"[\w\s",]+")?\s+ON "\w+")/g),
  ],
  ["checks of each table", checks],
];

function indexes(sql: string): string[] {
  return allOf(/CREATE ((?:UNIQUE )?INDEX "\w+"[^;]*);/g)(sql).map((index) =>
    index.replaceAll('" (', '"('),
  );
}

test.each(rules)("both databases have the same %s", (_title, of) => {
  const [first, ...others] = DATABASE_KINDS.map((kind) => of(sqlOf(kind)));
  expect(first?.length).toBeGreaterThan(50);
  for (const other of others) expect(other).toEqual(first);
});
