import { readFileSync, statSync } from "node:fs";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "../../kernel/time.ts";
import { emptyLog, emptyLogSoon } from "../../platform/db/checkpoint.ts";
import { replaceOnce } from "../../platform/once.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { type FullLife, fullLife } from "../../testing/full-life.ts";
import { FORMER_ADDRESSES, MARK } from "../../testing/marks.ts";
import { createPerson } from "../../testing/people.ts";
import { eraseAccount } from "./commands/erase-account.ts";

/* What remains of an erased account in the files themselves: free pages and the log included. */

const NOW = new Date("2026-11-21T10:00:00Z");
const PHONE = "06 39 98 76 54";

const database = adoptedDatabase("test");
let life: FullLife;
beforeEach(async () => {
  life = await fullLife(database);
  database.raw.prepare("UPDATE User SET phone = ? WHERE id = ?").run(PHONE, life.person.userId);
});
afterEach(() => {
  vi.useRealTimers();
  replaceOnce("db.emptyLogRetry", undefined);
});

const logFile = () => `${database.file}-wal`;
const sizeOfLog = () => statSync(logFile()).size;

/** How often a text is in the database's files, in the letters it is written with. */
function countInFiles(text: string): number {
  const bytes = Buffer.from(text);
  return [database.file, logFile()].reduce((sum, file) => {
    const content = readFileSync(file);
    let count = 0;
    for (let at = content.indexOf(bytes); at !== -1; at = content.indexOf(bytes, at + 1)) count++;
    return sum + count;
  }, 0);
}

/** What says who the person was, but the address and the first name that the last mail has. */
const marks = () => [
  ...FORMER_ADDRESSES.flatMap((it) => [it, it.toLowerCase(), it.toUpperCase()]),
  `Ancien-${life.person.email}`,
  `Le ${MARK}`,
  `1 rue ${MARK}`,
  PHONE,
];
const left = () => marks().filter((text) => countInFiles(text) > 0);

/** Other people in the same tables, so that pages are split, joined and freed. */
async function manyPeople(): Promise<void> {
  for (let count = 0; count < 300; count++) await createPerson(database, [["buyer", "active"]]);
}

test("the files have nothing of an account right after it is erased", async () => {
  await manyPeople();
  expect(left()).toEqual(marks());
  await eraseAccount(life.person, NOW);
  expect(left()).toEqual([]);
  expect(sizeOfLog()).toBe(0);
  // Its last mail alone has the address, until it is purged.
  const { email } = life.person;
  const mail = database.raw.prepare("SELECT * FROM OutboxMail").all();
  expect(countInFiles(email)).toBe(JSON.stringify(mail).split(email).length - 1);
  database.raw.prepare("DELETE FROM OutboxMail").run();
  expect(emptyLog()).toBe(true);
  expect(countInFiles(MARK)).toBe(0);
});

test("who reads meanwhile keeps no account from being erased; the log is emptied after", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const reader = new Database(database.file, { readonly: true });
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM User").get();
  await eraseAccount(life.person, NOW);
  const erased = database.raw.prepare("SELECT count(*) FROM User WHERE erasedAt IS NOT NULL");
  expect(erased.pluck().get()).toBe(1);
  expect(sizeOfLog()).toBeGreaterThan(0);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(sizeOfLog()).toBeGreaterThan(0);
  reader.close();
  vi.advanceTimersByTime(MINUTE_MS);
  expect(sizeOfLog()).toBe(0);
  expect(left()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test("the log waits for one more attempt only, however often it can't be emptied", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const reader = new Database(database.file, { readonly: true });
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM User").get();
  database.raw.prepare("UPDATE User SET phone = ''").run();
  for (let count = 0; count < 5; count++) emptyLogSoon();
  expect(vi.getTimerCount()).toBe(1);
  reader.close();
});
