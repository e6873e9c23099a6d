import { expect, test } from "vitest";
import { DATABASE_KINDS, type DatabaseKind } from "./kind.ts";
import { readMigrations } from "./migration-history.ts";

/**
 * What the migrations of one database make, those of the other make as well, under the same name. That both refuse the
 * same rows is what invariants.db.test.ts shows, which runs on each.
 */

/** What is there after the migrations. */
interface Made {
  /** Those of each table. Conditions are in the words of each database: their number alone can be compared. */
  checks: Map<string, string[]>;
  /** With their columns and conditions. */
  indexes: Map<string, { table: string; text: string }>;
  /** With their moments. */
  triggers: Map<string, { table: string; text: string }>;
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll('" (', '"(');

/** What a statement begins with, and what it makes. */
const STATEMENTS: readonly [RegExp, (made: Made, parts: readonly string[]) => void][] = [
  [
    // SQLite changes a table by making it anew under another name, which takes its place with neither index nor trigger.
    /^CREATE TABLE "(?:new_)?(\w+)" \(\n([\s\S]*?)\n\);/,
    ({ checks, indexes, triggers }, [, table = "", body = ""]) => {
      checks.set(table, body.match(/^ {4}CHECK \(.*/gm) ?? []);
      for (const things of [indexes, triggers]) {
        for (const [name, thing] of things) if (thing.table === table) things.delete(name);
      }
    },
  ],
  [
    /^ALTER TABLE "(\w+)" ADD (?:CHECK|COLUMN [^;]*\bCHECK)[^;]*/,
    // A column may come with several.
    ({ checks }, [text = "", table = ""]) =>
      checks.set(table, [...(checks.get(table) ?? []), ...text.split(/(?=\bCHECK \()/).slice(1)]),
  ],
  [
    // A column takes the checks that speak of it with it; a check of its own is called by it.
    /^ALTER TABLE "(\w+)" DROP (?:COLUMN|CONSTRAINT "\w+_check")[^;]*/,
    ({ checks }, [text = "", table = ""]) => {
      const columns = [...text.matchAll(/DROP COLUMN "(\w+)"/g)].map(([, column]) => column);
      const own = new RegExp(`DROP CONSTRAINT "${table}_(\\w+)_check"`).exec(text)?.[1];
      const gone = [...columns, own].filter((column) => column !== undefined);
      const left = checks
        .get(table)
        ?.filter((check) => gone.every((column) => !check.includes(`"${column}"`)));
      checks.set(table, left ?? []);
    },
  ],
  [
    /^CREATE ((?:UNIQUE )?INDEX "(\w+)"\s+ON "(\w+)"[^;]*);/,
    ({ indexes }, [, text = "", name = "", table = ""]) =>
      indexes.set(name, { table, text: plain(text) }),
  ],
  [/^DROP INDEX "(\w+)"/, ({ indexes }, [, name = ""]) => indexes.delete(name)],
  [
    /^CREATE TRIGGER ("(\w+)"\s+\w+\s+[^"]*(?:"[\w\s",]+")?\s+ON "(\w+)")/,
    ({ triggers }, [, text = "", name = "", table = ""]) =>
      triggers.set(name, { table, text: plain(text) }),
  ],
  [/^DROP TRIGGER "(\w+)"/, ({ triggers }, [, name = ""]) => triggers.delete(name)],
];

function madeBy(kind: DatabaseKind): Made {
  const sql = readMigrations(kind)
    .map((migration) => migration.sql)
    .join("\n");
  const made: Made = { checks: new Map(), indexes: new Map(), triggers: new Map() };
  for (const { index } of sql.matchAll(/^(?:CREATE|ALTER|DROP) /gm)) {
    const rest = sql.slice(index);
    for (const [pattern, make] of STATEMENTS) {
      const parts = pattern.exec(rest);
      if (parts) make(made, parts);
    }
  }
  return made;
}

const texts = (things: Made["indexes"]) => [...things.values()].map(({ text }) => text).toSorted();

const rules: [string, (made: Made) => string[]][] = [
  ["tables", ({ checks }) => [...checks.keys()].toSorted()],
  ["indexes, with their columns and conditions", ({ indexes }) => texts(indexes)],
  ["triggers, with their moments", ({ triggers }) => texts(triggers)],
  [
    "checks of each table",
    ({ checks }) => [...checks].map(([table, own]) => `${table} ${own.length}`).toSorted(),
  ],
];

test.each(rules)("both databases have the same %s", (_title, of) => {
  const [first, ...others] = DATABASE_KINDS.map((kind) => of(madeBy(kind)));
  expect(first?.length).toBeGreaterThan(50);
  for (const other of others) expect(other).toEqual(first);
});
