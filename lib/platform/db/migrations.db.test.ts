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
import { publicLocation } from "../../listings/location/rules.ts";
import { addChecks } from "./checks.ts";
import {
  MigrationError,
  migrate,
  pendingMigrations,
  readMigrations,
  readModel,
} from "./migrations.ts";
import { diffModels } from "./schema-engine.ts";

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
  expect(applied).toEqual(readMigrations().map(({ name }) => name));
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

test("former addresses are found in the rows of before", async () => {
  const all = readMigrations();
  const at = all.findIndex(({ name }) => name.endsWith("_former_emails"));
  await migrate(url, { migrations: all.slice(0, at) });
  const file = url.slice("file:".length);
  const day = (day: number) => `2026-01-0${day}T00:00:00.000+00:00`;
  const before = new Database(file);
  const insert = (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row);
    before
      .prepare(
        `INSERT INTO "${table}" (${columns.join(", ")}) VALUES (${columns.map((it) => `@${it}`).join(", ")})`,
      )
      .run(row);
  };
  const user = (id: string, email: string, erasedAt: string | null = null) =>
    insert("User", {
      id,
      email,
      emailNormalized: email.toLowerCase(),
      firstName: "x",
      lastName: "x",
      phone: "",
      referralCode: `ABCDE${id}`,
      createdAt: day(1),
      updatedAt: day(1),
      erasedAt,
    });
  user("1", "Now@example.org");
  user("2", "2@anonyme.invalid", day(2));
  insert("EmailChange", {
    hash: "way back",
    userId: "1",
    email: "First@example.org",
    emailNormalized: "first@example.org",
    restores: 1,
    createdAt: day(2),
    expiresAt: day(9),
  });
  insert("EmailChange", {
    hash: "wanted",
    userId: "1",
    email: "wanted@example.org",
    emailNormalized: "wanted@example.org",
    restores: 0,
    createdAt: day(2),
    expiresAt: day(9),
  });
  const mails = [
    ["1", "NOW@example.org"],
    ["1", "Second@example.org"],
    ["2", "erased@example.org"],
    [null, "stranger@example.org"],
  ];
  for (const [index, [userId, toAddress]] of mails.entries()) {
    insert("OutboxMail", {
      id: `${index}`,
      kind: "address-changed",
      userId,
      toAddress,
      subject: "",
      html: "",
      text: "",
      messageId: `${index}`,
      nextAttemptAt: day(3),
      createdAt: day(3),
    });
  }
  before.close();
  await migrate(url, { migrations: all });
  const after = new Database(file);
  const found = after.prepare("SELECT * FROM FormerEmail ORDER BY email").all();
  after.close();
  const former = (email: string, until: string) => ({
    userId: "1",
    email,
    emailNormalized: email.toLowerCase(),
    until,
  });
  expect(found).toEqual([
    former("First@example.org", day(2)),
    former("Second@example.org", day(3)),
  ]);
});

test("mails that were rendered when they were queued keep their page and their text", async () => {
  const all = readMigrations();
  const at = all.findIndex(({ name }) => name.endsWith("_mail_data"));
  await migrate(url, { migrations: all.slice(0, at) });
  const file = url.slice("file:".length);
  const before = new Database(file);
  const insert = before.prepare(
    `INSERT INTO OutboxMail (id, kind, toAddress, subject, html, text, messageId, nextAttemptAt, createdAt)
     VALUES (@id, 'confirm-address', 'a@example.org', 'Confirmez', @html, @text, @id, @at, @at)`,
  );
  const when = "2026-01-01T00:00:00.000+00:00";
  const html = `<a href="https://loopimmo.fr/?a=1&amp;jeton=x">L’adresse</a>`;
  const text = 'L’adresse\u00a0:\n"https://loopimmo.fr/?a=1&jeton=x"\n';
  insert.run({ id: "waiting", html, text, at: when });
  insert.run({ id: "emptied", html: "", text: "", at: when });
  before.close();
  await migrate(url, { migrations: all });
  const after = new Database(file);
  const rows = after
    .prepare<[], { id: string; kind: string; subject: string; data: string }>(
      "SELECT id, kind, subject, data FROM OutboxMail ORDER BY id",
    )
    .all();
  after.close();
  expect(rows.map(({ id, subject }) => [id, subject])).toEqual([
    ["emptied", "Confirmez"],
    ["waiting", "Confirmez"],
  ]);
  const [emptied, waiting] = rows;
  expect(emptied?.data).toBe("");
  expect(JSON.parse(waiting?.data ?? "")).toEqual({ rendered: { html, text } });
});

test("plans that are pictures stay, as photos do; those that were drawn from rooms go", async () => {
  const all = readMigrations();
  const at = all.findIndex(({ name }) => name.endsWith("_rooms_and_plan_pictures"));
  await migrate(url, { migrations: all.slice(0, at) });
  const file = url.slice("file:".length);
  const before = new Database(file);
  // Its seller and its commune matter to nothing here.
  before.exec(`PRAGMA foreign_keys = OFF;
    INSERT INTO "Property" ("id", "sellerId", "type", "title", "description", "priceCents", "surfaceDm2", "rooms",
        "bedrooms", "bathrooms", "features", "address", "communeCode", "postalCode", "lat", "lng",
        "addressPrecision", "blurSeed", "publicLat", "publicLng", "createdAt", "updatedAt")
      VALUES ('home00000000', 's', 'house', 'x', 'x', 30000000, 6000, 3, 2, 1, '[]', 'x', '35238', '35000', 48, -1,
        'exact', '0123456789abcdef', 48, -1, '2026-01-01', '2026-01-01');
    INSERT INTO "PropertyPhoto" ("propertyId", "position", "mediaKey", "alt", "color")
      VALUES ('home00000000', 0, 'facade', 'La façade', '#aabbcc');
    INSERT INTO "FloorPlan" ("propertyId", "position", "label", "mediaKey")
      VALUES ('home00000000', 1, 'Étage', 'plan');
    INSERT INTO "FloorPlan" ("propertyId", "position", "label", "width", "height", "rooms")
      VALUES ('home00000000', 0, 'Rez-de-chaussée', 300, 300, '[]');`);
  const triggersOf = (database: Database.Database) =>
    database
      .prepare<[], string>(
        `SELECT name FROM sqlite_master WHERE type = 'trigger'
           AND tbl_name IN ('PropertyPhoto', 'FloorPlan') ORDER BY name`,
      )
      .pluck()
      .all();
  const triggers = triggersOf(before);
  before.close();
  await migrate(url, { migrations: all });
  const after = new Database(file);
  expect(after.prepare("SELECT * FROM FloorPlan").all()).toEqual([
    { propertyId: "home00000000", position: 1, label: "Étage", mediaKey: "plan" },
  ]);
  expect(after.prepare("SELECT * FROM PropertyPhoto").all()).toEqual([
    {
      propertyId: "home00000000",
      position: 0,
      mediaKey: "facade",
      alt: "La façade",
      color: "#aabbcc",
      roomPosition: null,
    },
  ]);
  expect(triggers).toHaveLength(9);
  expect(triggersOf(after)).toEqual(triggers);
  after.close();
});

test("generated listings lose the figures and sales that no row made; others keep theirs", async () => {
  const all = readMigrations();
  const at = all.findIndex(({ name }) => name.includes("_views_status_periods"));
  await migrate(url, { migrations: all.slice(0, at) });
  const file = url.slice("file:".length);
  const before = new Database(file);
  const when = "2026-01-01T00:00:00.000+00:00";
  before.exec(`INSERT INTO "Commune" ("code", "name", "slug", "departmentCode", "departmentName", "regionName", "population")
    VALUES ('35238', 'Rennes', 'rennes', '35', 'Ille-et-Vilaine', 'Bretagne', 1)`);
  for (const [index, id] of ["p00000000000", "seller000001"].entries()) {
    before
      .prepare(
        `INSERT INTO "User" ("id", "email", "emailNormalized", "firstName", "lastName", "phone", "referralCode", "createdAt", "updatedAt")
         VALUES (?, ?, ?, 'x', 'x', '', ?, ?, ?)`,
      )
      .run(id, `${id}@example.org`, `${id}@example.org`, `ABCDE${index}`, when, when);
  }
  const insert = before.prepare(
    `INSERT INTO "Property" ("id", "sellerId", "status", "type", "title", "description", "priceCents", "surfaceDm2", "rooms",
       "bedrooms", "bathrooms", "features", "address", "communeCode", "postalCode", "lat", "lng", "addressPrecision", "blurSeed", "publicLat", "publicLng",
       "viewCount", "favoriteCount", "createdAt", "updatedAt", "publishedAt", "soldAt")
     VALUES (@id, @sellerId, @status, 'house', 'x', 'x', @price, 6000, 3, 2, 1, '[]', 'x', '35238', '35000', 48, -1, 'exact', '0123456789abcdef', 48, -1, 50, 4,
       @when, @when, @when, @soldAt)`,
  );
  const row = (id: string, sellerId: string, status: string, price = 300_000_01) =>
    insert.run({ id, sellerId, status, price, when, soldAt: status === "sold" ? when : null });
  row("c00000000001", "p00000000000", "under_offer");
  row("c00000000002", "p00000000000", "sold", 1_300_000_00);
  row("c00000000003", "p00000000000", "paused");
  row("0theristings", "seller000001", "paused");
  before.close();
  await migrate(url, { migrations: all });
  const after = new Database(file);
  const found = after
    .prepare(
      `SELECT p."id", p."status", p."viewCount" AS views, p."favoriteCount" AS favorites, m."tier", m."feeCents" AS fee,
         (SELECT group_concat(t."status") FROM "StatusPeriod" t WHERE t."propertyId" = p."id") AS periods
       FROM "Property" p LEFT JOIN "Mandate" m ON m."propertyId" = p."id" ORDER BY p."id"`,
    )
    .all();
  after.close();
  const generated = { views: 0, favorites: 0 };
  expect(found).toEqual([
    {
      id: "0theristings",
      status: "paused",
      views: 50,
      favorites: 4,
      tier: null,
      fee: null,
      periods: "paused",
    },
    {
      id: "c00000000001",
      status: "active",
      ...generated,
      tier: "premium",
      fee: 6_000_00,
      periods: null,
    },
    {
      id: "c00000000002",
      status: "withdrawn",
      ...generated,
      tier: "signature",
      fee: 11_000_00,
      periods: null,
    },
    {
      id: "c00000000003",
      status: "paused",
      ...generated,
      tier: "premium",
      fee: 6_000_00,
      periods: "paused",
    },
  ]);
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
    await expect(migrate(url, { migrations: [first, broken] })).rejects.toThrow();
    await expect(migrate(url, { migrations: [first, broken] })).rejects.toThrow();
  });
});

test("gives what is pending in order", () => {
  expect(pendingMigrations([], [first, second])).toEqual([first, second]);
});

test("the last migration's model is the present one", async () => {
  const { default: snapshot } = await import(
    join(process.cwd(), "prisma/migrations", readMigrations().at(-1)?.name ?? "", "model.json"),
    { with: { type: "json" } }
  );
  expect(await diffModels(snapshot, readModel())).toBe("");
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
  expect(addChecks(sql, files)).toBe(
    'CREATE TABLE "new_Car" (\n    "wheels" INTEGER NOT NULL,\n    "colour" TEXT NOT NULL,\n' +
      "    CHECK (\"wheels\" > 0),\n    CHECK (\"colour\" IN ('red', 'blue'))\n);",
  );
});

test("a column that is added to a table has the checks that name it", () => {
  const content = `enum Colour {\n  red\n  blue\n}\n\nmodel Car {\n  /// @check "wheels" > 0
  /// @check "doors" <= "seats"\n  wheels Int\n  doors Int\n  seats Int\n  colour Colour\n}\n`;
  const add = (column: string) => `ALTER TABLE "Car" ADD COLUMN     "${column}" INTEGER`;
  const sql = ["doors", "seats", "colour"].map((column) => `${add(column)};\n`).join("");
  const written = addChecks(sql, [{ path: "a.prisma", content }]);
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

test("listings from before public points show their street, by the formula of new ones", async () => {
  const all = readMigrations();
  const at = all.findIndex(({ name }) => name.endsWith("_listing_public_location"));
  await migrate(url, { migrations: all.slice(0, at) });
  let database = new Database(url.slice("file:".length));
  database.exec(`PRAGMA foreign_keys = OFF;
    INSERT INTO Property (id, sellerId, type, title, description, priceCents, surfaceDm2, rooms,
      bedrooms, bathrooms, features, address, communeCode, postalCode, lat, lng, createdAt, updatedAt)
    SELECT printf('abcdef%06d', value), 's', 'house', 't', 'd', 20000000, 5000, 3, 2, 1, '[]', 'a',
      '35238', '35000', 42.5 + value / 10.0, value / 10.0 - 4, '2026-01-01', '2026-01-01'
    FROM (WITH RECURSIVE n(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n WHERE value < 80) SELECT value FROM n)`);
  database.close();
  await migrate(url, { migrations: all.slice(0, at + 1) });
  database = new Database(url.slice("file:".length));
  const rows = database
    .prepare("SELECT lat, lng, addressPrecision, blurSeed, publicLat, publicLng FROM Property")
    .all() as (Parameters<typeof publicLocation>[0] & ReturnType<typeof publicLocation>)[];
  database.close();
  expect(rows).toHaveLength(81);
  expect(new Set(rows.map(({ blurSeed }) => blurSeed)).size).toBe(81);
  for (const row of rows) {
    expect(row.addressPrecision).toBe("street");
    const { publicLat, publicLng } = publicLocation(row);
    expect(row.publicLat).toBeCloseTo(publicLat, 5);
    expect(row.publicLng).toBeCloseTo(publicLng, 5);
  }
});
