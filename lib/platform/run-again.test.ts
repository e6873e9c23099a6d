import { expect, test } from "vitest";
import { runAgain } from "./run-again.ts";

/** Work whose runs the test ends. */
function controlled() {
  const runs: { end(error?: Error): void }[] = [];
  const run = runAgain(
    () =>
      new Promise<void>((resolve, reject) => {
        runs.push({ end: (error) => (error ? reject(error) : resolve()) });
      }),
  );
  return { runs, run };
}
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("who calls during a run gets one that begins after it, together with the others", async () => {
  const { runs, run } = controlled();
  const first = run();
  const [second, third] = [run(), run()];
  expect(second).toBe(third);
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await first;
  await turn();
  expect(runs).toHaveLength(2);
  const fourth = run();
  expect(fourth).not.toBe(second);
  runs[1]?.end();
  await second;
  await turn();
  runs[2]?.end();
  await fourth;
  expect(runs).toHaveLength(3);
});

test("a run that fails is the failure of those who waited for it alone", async () => {
  const { runs, run } = controlled();
  const first = run();
  const second = run();
  runs[0]?.end(new Error("unreadable"));
  await expect(first).rejects.toThrow("unreadable");
  await turn();
  runs[1]?.end();
  await expect(second).resolves.toBeUndefined();
});
