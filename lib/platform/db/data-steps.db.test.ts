import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prepareTemplate } from "../../testing/database.ts";
import { DATA_STEPS, DataStepError } from "./data-steps.ts";
import { migrate } from "./migrations.ts";

let folder: string;
let url: string;
let database: Database.Database;

const NOW = "2026-11-01T00:00:00.000+00:00";
const UNICODE = "zoé@café-éléphant.fr";
const WIRE = "zoé@xn--caf-lphant-d7abb.fr";

/** A database of before the step, whose addresses are as they were typed. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "loopimmo-steps-"));
  url = `file:${join(folder, "app.db")}`;
  copyFileSync(await prepareTemplate(), join(folder, "app.db"));
  database = new Database(join(folder, "app.db"));
  database.exec("DROP TABLE IF EXISTS _data_steps");
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

function insert(table: string, row: Record<string, unknown>): void {
  const columns = Object.keys(row);
  const names = columns.map((it) => `"${it}"`).join(", ");
  database
    .prepare(
      `INSERT INTO "${table}" (${names}) VALUES (${columns.map((it) => `@${it}`).join(", ")})`,
    )
    .run(row);
}

const account = (id: string, emailNormalized: string, code: string) =>
  insert("User", {
    id,
    email: emailNormalized,
    emailNormalized,
    firstName: "Zoé",
    lastName: "Martin",
    phone: "",
    referralCode: code,
    createdAt: NOW,
    updatedAt: NOW,
  });

const entry = (id: string, emailNormalized: string) =>
  insert("WaitlistEntry", {
    id,
    email: emailNormalized,
    emailNormalized,
    mailbox: emailNormalized,
    role: "buyer",
    createdAt: NOW,
    confirmationSentAt: NOW,
  });

const addressesOf = (table: string) =>
  database.prepare(`SELECT emailNormalized FROM "${table}" ORDER BY emailNormalized`).pluck().all();

test("brings each address to the one form of its domain, once, and what was typed stays", async () => {
  account("u1", UNICODE, "ABCDE1");
  account("u2", "zoé@example.org", "ABCDE2");
  entry("w1", UNICODE);
  insert("PendingRegistration", {
    id: "r1",
    email: UNICODE,
    emailNormalized: UNICODE,
    firstName: "Zoé",
    lastName: "Martin",
    phone: "",
    role: "buyer",
    createdAt: NOW,
    expiresAt: NOW,
  });
  insert("EmailChange", {
    hash: "h1",
    userId: "u2",
    email: UNICODE,
    emailNormalized: UNICODE,
    createdAt: NOW,
    expiresAt: NOW,
  });
  const former = (emailNormalized: string, until: string) =>
    insert("FormerEmail", { userId: "u2", email: emailNormalized, emailNormalized, until });
  former(UNICODE, "2026-10-02T00:00:00.000+00:00");
  former(WIRE, "2026-10-01T00:00:00.000+00:00");

  const { backup } = await migrate(url);
  expect(backup && existsSync(backup)).toBe(true);
  expect(addressesOf("User")).toEqual(["zoé@example.org", WIRE]);
  expect(database.prepare("SELECT email FROM User WHERE id = 'u1'").pluck().get()).toBe(UNICODE);
  for (const table of ["WaitlistEntry", "PendingRegistration", "EmailChange", "FormerEmail"]) {
    expect(addressesOf(table), table).toEqual([WIRE]);
  }
  expect(database.prepare("SELECT until FROM FormerEmail").pluck().get()).toBe(
    "2026-10-02T00:00:00.000+00:00",
  );
  expect(database.prepare("SELECT name FROM _data_steps").pluck().all()).toEqual(
    DATA_STEPS.map(({ name }) => name),
  );
  expect(await migrate(url)).toEqual({ applied: [], backup: null });
});

test("stops where two accounts would become one, names both, and changes nothing", async () => {
  account("u1", WIRE, "ABCDE1");
  account("u2", UNICODE, "ABCDE2");
  entry("w1", UNICODE);
  const failing = migrate(url);
  await expect(failing).rejects.toThrow(DataStepError);
  await expect(failing).rejects.toThrow(/accounts.*u1 and u2/);
  expect(addressesOf("User")).toEqual([UNICODE, WIRE].sort());
  expect(addressesOf("WaitlistEntry")).toEqual([UNICODE]);

  // Once somebody decided, the next start goes on.
  database.exec("UPDATE User SET emailNormalized = 'autre@example.org' WHERE id = 'u2'");
  await migrate(url);
  expect(addressesOf("WaitlistEntry")).toEqual([WIRE]);
});

test("stops for two entries of the waitlist, and for two spellings that are both odd", async () => {
  entry("w1", UNICODE);
  entry("w2", WIRE);
  await expect(migrate(url)).rejects.toThrow(/waitlist.*w1 and w2/);
  database.exec("DELETE FROM WaitlistEntry");
  account("u1", UNICODE, "ABCDE1");
  account("u2", "zoé@cafÉ-éléphant.fr", "ABCDE2");
  await expect(migrate(url)).rejects.toThrow(/u1 and u2/);
});

test("leaves no more backups behind than a migration does, however often it stops", async () => {
  account("u1", WIRE, "ABCDE1");
  account("u2", UNICODE, "ABCDE2");
  for (const second of [1, 2, 3, 4, 5]) {
    await expect(migrate(url, { now: new Date(2026, 0, 1, 0, 0, second) })).rejects.toThrow();
  }
  expect(readdirSync(join(folder, "backups"))).toHaveLength(3);
});
