import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { adoptedDatabase } from "../lib/testing/adopted-database.ts";
import { createPerson } from "../lib/testing/people.ts";
import { runDailyJobs } from "./daily-jobs.ts";

const database = adoptedDatabase();

test("one work that fails stops no other", async () => {
  const done: string[] = [];
  await runDailyJobs([
    ["do the first", async () => void done.push("first")],
    ["do the second", () => Promise.reject(new Error("on purpose"))],
    ["do the third", async () => void done.push("third")],
  ]);
  expect(done).toEqual(["first", "third"]);
});

test("the database's log is emptied every day", async () => {
  await createPerson(database, [["buyer", "active"]]);
  const sizeOfLog = () => statSync(`${database.file}-wal`).size;
  expect(sizeOfLog()).toBeGreaterThan(0);
  await runDailyJobs();
  expect(sizeOfLog()).toBe(0);
});
