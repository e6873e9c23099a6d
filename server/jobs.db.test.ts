import { statSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import type { DailyJob } from "../lib/platform/jobs/job.ts";
import { runDueJobs } from "../lib/platform/jobs/run-due-jobs.ts";
import { adoptedDatabase } from "../lib/testing/adopted-database.ts";
import { testOnFile } from "../lib/testing/on-file.ts";
import { createPerson } from "../lib/testing/people.ts";
import { siteJobs } from "./jobs.ts";

const database = adoptedDatabase("test");

const dailyJobs = () => siteJobs().filter((job) => "daily" in job);

/** What was done, and what fails when it is. */
let done: string[];
let failing: Set<string>;
beforeEach(() => {
  done = [];
  failing = new Set();
});

const job = (name: string, daily: DailyJob["daily"]): DailyJob => ({
  name,
  daily,
  work: async () => {
    if (failing.has(name)) throw new Error("on purpose");
    done.push(name);
  },
});
const JOBS = [job("delete", "midnight"), job("suspend", "midnight"), job("write", "morning")];

/** A start of the process, or a minute of it, at each of these instants of Paris in winter. */
async function runAt(...instants: string[]): Promise<string[]> {
  const before = done.length;
  for (const instant of instants) await runDueJobs(new Date(`${instant}:00+01:00`), JOBS);
  return done.slice(before);
}

const runs = () =>
  database.raw.prepare("SELECT job || ' ' || day FROM JobRun ORDER BY day, job").pluck().all();

describe("daily jobs", () => {
  test("are done once a day, however often the process starts", async () => {
    expect(await runAt("2026-11-21T10:00", "2026-11-21T10:01", "2026-11-21T23:59")).toEqual([
      "delete",
      "suspend",
      "write",
    ]);
    expect(runs()).toEqual(["delete 2026-11-21", "suspend 2026-11-21", "write 2026-11-21"]);
  });

  test("are each done at their time", async () => {
    await runAt("2026-11-21T10:00");
    expect(await runAt("2026-11-22T00:04")).toEqual([]);
    expect(await runAt("2026-11-22T00:05")).toEqual(["delete", "suspend"]);
    expect(await runAt("2026-11-22T08:59")).toEqual([]);
    expect(await runAt("2026-11-22T09:00")).toEqual(["write"]);
  });

  test("that were missed are done at the start, before midnight's time too", async () => {
    await runAt("2026-11-20T10:00");
    expect(await runAt("2026-11-22T00:04")).toEqual(["delete", "suspend"]);
    expect(await runAt("2026-11-22T00:05")).toEqual(["delete", "suspend"]);
    expect(await runAt("2026-11-25T23:59")).toEqual(["delete", "suspend", "write"]);
    expect(await runAt("2026-11-26T00:04")).toEqual([]);
  });

  test("write to nobody before the morning, missed or not", async () => {
    expect(await runAt("2026-11-22T06:00")).toEqual(["delete", "suspend"]);
    expect(await runAt("2026-11-22T09:00")).toEqual(["write"]);
  });

  test("that fail stop no other, bear no row, and are done again", async () => {
    failing.add("delete");
    expect(await runAt("2026-11-21T00:05")).toEqual(["suspend"]);
    expect(runs()).toEqual(["suspend 2026-11-21"]);
    failing.clear();
    expect(await runAt("2026-11-21T00:06")).toEqual(["delete"]);
    expect(await runAt("2026-11-21T00:07")).toEqual([]);
  });

  test("that fail rest for ten minutes in the same process", async () => {
    const failures = new Map<string, Date>();
    const minute = (clock: string) =>
      runDueJobs(new Date(`2026-11-21T${clock}:00+01:00`), JOBS.slice(0, 1), failures);
    failing.add("delete");
    await minute("00:05");
    failing.clear();
    await minute("00:14");
    expect(done).toEqual([]);
    await minute("00:15");
    expect(done).toEqual(["delete"]);
  });

  test("are done on the days that come again after the clock was set forward by mistake, and back", async () => {
    expect(await runAt("2026-12-24T10:00")).toHaveLength(3);
    expect(await runAt("2026-11-21T10:00")).toHaveLength(3);
    expect(await runAt("2026-11-21T09:30", "2026-11-21T11:00")).toEqual([]);
    expect(await runAt("2026-11-22T10:00")).toHaveLength(3);
  });

  test("have names of their own", () => {
    expect(new Set(siteJobs().map(({ name }) => name)).size).toBe(siteJobs().length);
  });

  test("are all done on a database without anything, with a row each", async () => {
    await runDueJobs(new Date("2026-11-21T10:00:00+01:00"), dailyJobs());
    expect(runs()).toHaveLength(dailyJobs().length);
  });

  testOnFile("empty the database's log", async () => {
    await createPerson(database, [["buyer", "active"]]);
    const sizeOfLog = () => statSync(`${database.file}-wal`).size;
    expect(sizeOfLog()).toBeGreaterThan(0);
    await dailyJobs()
      .find(({ name }) => name === "empty the database's log")
      ?.work(new Date());
    expect(sizeOfLog()).toBe(0);
  });
});
