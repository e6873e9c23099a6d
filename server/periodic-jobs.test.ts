import { expect, test } from "vitest";
import { runPeriodicJobs } from "./periodic-jobs.ts";

test("one work that fails stops no other", async () => {
  const done: string[] = [];
  await runPeriodicJobs([
    ["do the first", async () => void done.push("first")],
    ["do the second", () => Promise.reject(new Error("on purpose"))],
    ["do the third", async () => void done.push("third")],
  ]);
  expect(done).toEqual(["first", "third"]);
});
