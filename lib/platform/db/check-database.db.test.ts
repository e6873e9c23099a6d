import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { checkDatabase } from "./check-database.ts";
import { databaseKind } from "./kind.ts";
import { MigrationError, readMigrations } from "./migration-history.ts";
import { migrate } from "./migrations.ts";
import { DatabaseRefusal } from "./refusal.ts";

/** What a start finds of the database, which another machine may have migrated. */

let database: TestDatabase;
afterEach(() => database.close());

/** A migrated database, then altered by a statement. */
async function altered(sql?: string): Promise<string> {
  database = await createTestDatabase();
  if (sql !== undefined) database.raw.exec(sql);
  return database.url;
}

/** How a database that had all migrations of a version is seen by one that has these. */
async function seenBy(versions: (names: string[]) => string[]): Promise<string | null> {
  const url = await altered();
  const migrations = readMigrations(databaseKind(url));
  const names = versions(migrations.map(({ name }) => name));
  const known = names.map(
    (name) => migrations.find((each) => each.name === name) ?? { name, sql: "" },
  );
  return checkDatabase(url, known);
}

const LAST = readMigrations("sqlite").at(-1)?.name ?? "";
const AFTER = "29990101000000_after";

test("a database that has what the code has is used without a word", async () => {
  expect(await checkDatabase(await altered())).toBeNull();
});

test("one that lacks a migration names it and what to run", async () => {
  const refused = seenBy((names) => [...names, AFTER]);
  await expect(refused).rejects.toThrow(MigrationError);
  await expect(refused).rejects.toThrow(
    `DATABASE_URL: the database lacks migrations of this version (${AFTER}): run npm run db:migrate first.`,
  );
});

test("one of a later version is used with a warning", async () => {
  const warning = await seenBy((names) => names.slice(0, -1));
  expect(warning).toBe(
    `DATABASE_URL: the database is of a later version of the code (${LAST}): this one should make way for it soon.`,
  );
});

test("one that is neither before nor after is not used", async () => {
  const refused = seenBy((names) => [...names.slice(0, -1), AFTER]);
  await expect(refused).rejects.toThrow(`migration ${LAST} is applied but not in the project.`);
});

test.each([
  ["failed half-way", "UPDATE _prisma_migrations SET finished_at = NULL", /failed half-way/],
  ["was edited", "UPDATE _prisma_migrations SET checksum = 'other'", /was edited/],
  ["has no history", "DROP TABLE _prisma_migrations", /db:migrate first/],
])("one whose migration %s is not used", async (_title, sql, sentence) => {
  const refused = checkDatabase(await altered(sql));
  await expect(refused).rejects.toThrow(sentence);
  await expect(refused).rejects.toThrow(/^DATABASE_URL: /);
});

test("a later one that has not finished is not used", async () => {
  const url = await altered(
    `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '${LAST}'`,
  );
  const former = readMigrations(databaseKind(url)).slice(0, -1);
  await expect(checkDatabase(url, former)).rejects.toThrow(/half-way/);
});

test("a file that is not there, or no database, is named, and not made", async () => {
  await altered();
  const folder = mkdtempSync(join(tmpdir(), "loopimmo-check-"));
  const missing = join(folder, "missing.db");
  const refused = checkDatabase(`file:${missing}`);
  await expect(refused).rejects.toThrow(DatabaseRefusal);
  await expect(refused).rejects.toThrow(
    `DATABASE_URL: there is no database at ${missing}: run npm run db:migrate first.`,
  );
  writeFileSync(
    join(folder, "text.db"),
    "no database, but long enough to be read as one".repeat(50),
  );
  for (const name of ["text.db", "."]) {
    const file = join(folder, name);
    for (const attempt of [checkDatabase(`file:${file}`), migrate(`file:${file}`)])
      await expect(attempt).rejects.toThrow(`DATABASE_URL: ${file} can't be used: `);
  }
  rmSync(folder, { recursive: true });
});
