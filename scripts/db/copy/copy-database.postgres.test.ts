import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../../../lib/platform/db/migrations.ts";
import { openDatabase } from "../../../lib/platform/db/open.ts";
import { createTestDatabase, type TestDatabase } from "../../../lib/testing/database.ts";
import { fullLife } from "../../../lib/testing/full-life.ts";
import { copyDatabase } from "./copy-database.ts";
import { fileSide } from "./file-side.ts";
import { CopyError, type CopySide, digestRows } from "./rows.ts";
import { serverSide } from "./server-side.ts";

/** A copy there and back: what each database is asked in is its own, so the two are compared by all they hold. */

const ODD = "Tabulation\tligne\nretour\rbarre\\N \\. « œuvre » 🏡";

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
const fileUrl = () => `file:${join(folder, "copy.db")}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "loopimmo-copy-"));
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const { listings } = await fullLife(source);
  await source.writer.$transaction(async (tx) => {
    await tx.property.update({ where: { id: listings.draft }, data: { description: ODD } });
    // Numbers that were given and whose rows are gone are not given again.
    await tx.pageChange.createMany({ data: [{ tag: "search" }, { tag: "search" }] });
    await tx.pageChange.deleteMany({});
  });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all([source.close(), target.close()]);
});

async function contentOf(side: CopySide): Promise<Record<string, unknown>> {
  try {
    const content: Record<string, unknown> = { sequences: await side.readSequences() };
    for (const table of await side.listTables())
      content[table.name] = await digestRows(side.readRows(table));
    return content;
  } finally {
    await side.close();
  }
}

test("a database comes to a file and back with every row, number and odd sign", async () => {
  const there = await copyDatabase(source.url, fileUrl());
  expect(there.rows).toBeGreaterThan(100);
  const back = await copyDatabase(fileUrl(), target.url);
  expect(back).toEqual(there);
  const [first, second, third] = await Promise.all([
    contentOf(await serverSide(source.url)),
    contentOf(fileSide(fileUrl())),
    contentOf(await serverSide(target.url)),
  ]);
  expect(third).toEqual(first);
  expect({ ...second, sequences: null }).toEqual({ ...first, sequences: null });

  const file = openDatabase(join(folder, "copy.db"));
  const texts = file.prepare("SELECT description FROM Property").pluck().all();
  expect(texts).toContain(ODD);
  // Triggers and foreign keys are there again.
  expect(() => file.exec("DELETE FROM AuditEvent")).toThrow("append-only");
  expect(() => file.exec("UPDATE Session SET userId = 'nobody'")).toThrow("FOREIGN KEY");
  file.close();
  const deleted = target.writer.$transaction((tx) => tx.auditEvent.deleteMany({}));
  await expect(deleted).rejects.toThrow("append-only");
  const orphaned = target.writer.$transaction((tx) =>
    tx.session.updateMany({ data: { userId: "nobody" } }),
  );
  await expect(orphaned).rejects.toThrow(/foreign key/i);
  // The numbers of rows go on where they stood.
  const next = ({ writer }: TestDatabase) =>
    writer.$transaction((tx) => tx.pageChange.create({ data: { tag: "search" } }));
  expect(await next(target)).toEqual(await next(source));
});

test("a file in which no change was numbered yet comes to a server, whose first has the number 1", async () => {
  const fresh = `file:${join(folder, "fresh.db")}`;
  await migrate(fresh);
  const empty = await createTestDatabase();
  try {
    await copyDatabase(fresh, empty.url);
    const add = empty.writer.$transaction((tx) => tx.pageChange.create({ data: { tag: "a" } }));
    expect((await add).seq).toBe(1);
  } finally {
    await empty.close();
  }
});

test("what is not empty, not there or the same is left as it is, with one sentence", async () => {
  await expect(copyDatabase(source.url, target.url)).rejects.toThrow(/has rows already/);
  await expect(copyDatabase(source.url, source.url)).rejects.toThrow(CopyError);
  await expect(copyDatabase("file:/nowhere/app.db", target.url)).rejects.toThrow(/no database/);
});

test("a database of another data model is not copied", async () => {
  const old = `file:${join(folder, "old.db")}`;
  await migrate(old);
  const file = openDatabase(join(folder, "old.db"));
  file.exec("ALTER TABLE Commune ADD COLUMN formerName TEXT");
  file.close();
  await expect(copyDatabase(old, target.url)).rejects.toThrow(/db:migrate/);
});
