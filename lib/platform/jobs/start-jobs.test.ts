import { expect, test } from "vitest";
import { until } from "../../testing/until.ts";
import { repeated } from "./job.ts";
import { startJobs } from "./start-jobs.ts";

test("repeats each job, whatever another one met", async () => {
  const done: string[] = [];
  const stop = startJobs([
    repeated(1, "fail", () => Promise.reject(new Error("on purpose"))),
    repeated(1, "work", async () => void done.push("work")),
  ]);
  await until(() => done.length > 2);
  await stop();
  const before = done.length;
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toHaveLength(before);
});

test("never runs a job beside itself, and waits for it at the end", async () => {
  let running = 0;
  let most = 0;
  let ended = 0;
  let release = () => {};
  const stop = startJobs([
    repeated(0, "work", async () => {
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      running--;
      ended++;
    }),
  ]);
  await until(() => running === 1);
  release();
  await until(() => ended === 1 && running === 1);
  const stopped = stop();
  release();
  await stopped;
  expect([most, ended, running]).toEqual([1, 2, 0]);
});

test("asks what is under way to begin nothing further", async () => {
  let signal: AbortSignal | undefined;
  const stop = startJobs([
    repeated(0, "work", (_now, { stop: asks }) => {
      signal = asks;
      return new Promise<void>((resolve) => {
        asks.addEventListener("abort", () => resolve(), { once: true });
      });
    }),
  ]);
  await until(() => signal !== undefined);
  await stop();
  expect(signal?.aborted).toBe(true);
});
