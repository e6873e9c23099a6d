import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addChecks } from "./checks.ts";
import { DATABASE_KINDS } from "./kind.ts";
import {
  MIGRATIONS_DIR,
  MigrationError,
  pendingMigrations,
  readMigrations,
  readModel,
} from "./migration-history.ts";
import { migrate } from "./migrations.ts";
import { postgresModel } from "./postgres/derive-model.ts";
import { comparedByBytes } from "./postgres/portable-sql.ts";
import { diffModels, type ModelFile } from "./schema-engine.ts";

let folder: string;
let url: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "loopimmo-migrate-"));
  url = `file:${join(folder, "nested", "app.db")}`;
});
afterEach(() => rmSync(folder, { recursive: true }));

const first = { name: "20260101000000_first", sql: 'CREATE TABLE "A" ("id" TEXT PRIMARY KEY);' };
const second = { name: "20260102000000_second", sql: 'CREATE TABLE "B" ("id" TEXT PRIMARY KEY);' };

test("builds a database from nothing, without a backup", async () => {
  const { applied, backup } = await migrate(url);
  expect(applied).toEqual(readMigrations("sqlite").map(({ name }) => name));
  expect(backup).toBeNull();
  expect(await migrate(url)).toEqual({ applied: [], backup: null });
});

test("copies a database that holds something before it changes it", async () => {
  await migrate(url, { migrations: [first] });
  const { applied, backup } = await migrate(url, { migrations: [first, second] });
  expect(applied).toEqual([second.name]);
  expect(backup && existsSync(backup)).toBe(true);
  const copy = new Database(backup ?? "");
  const tables = copy.prepare("SELECT name FROM sqlite_master WHERE name IN ('A', 'B')").all();
  copy.close();
  expect(tables).toEqual([{ name: "A" }]);
});

test("keeps the last three backups of a database, and other files", async () => {
  await migrate(url, { migrations: [first] });
  const backups = join(folder, "nested", "backups");
  mkdirSync(backups);
  writeFileSync(join(backups, "other.db.2026"), "");
  const migrations = [first];
  for (let day = 10; day < 15; day++) {
    migrations.push({ name: `202602${day}000000_n`, sql: `CREATE TABLE "T${day}" ("id" TEXT);` });
    await migrate(url, { migrations, now: new Date(`2026-02-${day}`) });
  }
  expect(readdirSync(backups).sort()).toEqual([
    "app.db.2026-02-12T00-00-00-000Z",
    "app.db.2026-02-13T00-00-00-000Z",
    "app.db.2026-02-14T00-00-00-000Z",
    "other.db.2026",
  ]);
});

test("leaves nothing in the file of a table that it drops", async () => {
  await migrate(url, { migrations: [first] });
  const file = url.slice("file:".length);
  const database = new Database(file);
  for (let count = 0; count < 500; count++) {
    database.prepare("INSERT INTO A VALUES (?)").run(`Zorglub ${count}`);
  }
  database.close();
  const inFile = () => readFileSync(file).includes("Zorglub");
  expect(inFile()).toBe(true);
  const dropping = { name: "20260103000000_drop", sql: "DROP TABLE A;" };
  await migrate(url, { migrations: [first, dropping] });
  expect(inFile()).toBe(false);
});

describe("refuses", () => {
  test("a migration edited after it was applied", async () => {
    await migrate(url, { migrations: [first] });
    const edited = { ...first, sql: `${first.sql} -- edited` };
    await expect(migrate(url, { migrations: [edited, second] })).rejects.toThrow(MigrationError);
  });

  test("a database ahead of the project", async () => {
    await migrate(url, { migrations: [first, second] });
    await expect(migrate(url, { migrations: [first] })).rejects.toThrow(/not in the project/);
  });

  test("a migration that fails, and then to go on", async () => {
    const broken = { name: "20260103000000_broken", sql: "CREATE TABLE broken (" };
    await expect(migrate(url, { migrations: [first, broken] })).rejects.toThrow(
      /^DATABASE_URL: migration 20260103000000_broken failed: incomplete input\.$/,
    );
    await expect(migrate(url, { migrations: [first, broken] })).rejects.toThrow();
  });
});

test("gives what is pending in order", () => {
  expect(pendingMigrations([], [first, second])).toEqual([first, second]);
});

/** The model that the last migration leads to. */
async function lastModel(): Promise<ModelFile[]> {
  const last = readMigrations("sqlite").at(-1)?.name ?? "";
  const file = join(process.cwd(), MIGRATIONS_DIR, last, "model.json");
  return (await import(file, { with: { type: "json" } })).default;
}

test("the last migration's model is the present one, on both databases", async () => {
  const [before, now] = [await lastModel(), readModel()];
  expect(await diffModels(before, now, "sqlite")).toBe("");
  expect(await diffModels(postgresModel(before), postgresModel(now), "postgresql")).toBe("");
});

test("each migration is written for both databases", () => {
  const [sqlite, postgresql] = DATABASE_KINDS.map((kind) =>
    readMigrations(kind).map(({ name }) => name),
  );
  expect(postgresql).toEqual(sqlite);
});

test("a redefined table keeps its checks", () => {
  const files = [
    {
      path: "a.prisma",
      content:
        'enum Colour {\n  red\n  blue\n}\n\nmodel Car {\n  /// @check "wheels" > 0\n  wheels Int\n  colour Colour\n}\n',
    },
  ];
  const sql =
    'CREATE TABLE "new_Car" (\n    "wheels" INTEGER NOT NULL,\n    "colour" TEXT NOT NULL\n);';
  expect(addChecks(sql, files, "sqlite")).toBe(
    'CREATE TABLE "new_Car" (\n    "wheels" INTEGER NOT NULL,\n    "colour" TEXT NOT NULL,\n' +
      "    CHECK (\"wheels\" > 0),\n    CHECK (\"colour\" IN ('red', 'blue'))\n);",
  );
});

test("a column that is added to a table has the checks that name it", () => {
  const content = `enum Colour {\n  red\n  blue\n}\n\nmodel Car {\n  /// @check "wheels" > 0
  /// @check "doors" <= "seats"\n  wheels Int\n  doors Int\n  seats Int\n  colour Colour\n}\n`;
  const add = (column: string) => `ALTER TABLE "Car" ADD COLUMN     "${column}" INTEGER`;
  const sql = ["doors", "seats", "colour"].map((column) => `${add(column)};\n`).join("");
  const written = addChecks(sql, [{ path: "a.prisma", content }], "sqlite");
  expect(written).toBe(
    `${add("doors")};\n${add("seats")} CHECK ("doors" <= "seats");\n` +
      `${add("colour")} CHECK ("colour" IN ('red', 'blue'));\n`,
  );
  const database = new Database(":memory:");
  database.exec(`CREATE TABLE "Car" ("wheels" INTEGER); ${written}`);
  const insert = database.prepare("INSERT INTO Car (doors, seats, colour) VALUES (?, ?, ?)");
  insert.run(2, 4, "red");
  expect(() => insert.run(5, 4, "red")).toThrow(/CHECK/);
  expect(() => insert.run(2, 4, "green")).toThrow(/CHECK/);
  database.close();
});

test("columns that are added on PostgreSQL have their checks after them, in its words", () => {
  const content = `enum Colour {\n  red\n  blue\n}\n\nmodel Car {\n  /// @check "wheels" > 0
  /// @check "plate" GLOB '[A-Z][A-Z]?*'\n  wheels Int\n  plate String\n  colour Colour\n}\n`;
  const sql = 'ALTER TABLE "Car" ADD COLUMN     "plate" TEXT,\nADD COLUMN     "colour" TEXT;\n';
  expect(addChecks(comparedByBytes(sql), [{ path: "a.prisma", content }], "postgresql")).toBe(
    'ALTER TABLE "Car" ADD COLUMN     "plate" TEXT COLLATE "C",\n' +
      'ADD COLUMN     "colour" TEXT COLLATE "C";\n' +
      `ALTER TABLE "Car" ADD CHECK ("plate" ~ '^[A-Z][A-Z]..*$');\n` +
      `ALTER TABLE "Car" ADD CHECK ("colour" IN ('red', 'blue'));\n`,
  );
});
