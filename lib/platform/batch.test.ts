import { expect, test } from "vitest";
import { batched } from "./batch.ts";

test("writes the first at once and what comes meanwhile together, at most so many at a time", async () => {
  const batches: number[][] = [];
  const add = batched<number>(
    async (items) => {
      batches.push([...items]);
    },
    { pauseMs: 5, most: 3 },
  );
  await Promise.all([1, 2, 3, 4, 5].map(add));
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
});

test("is done with an item once it is written, and not before", async () => {
  let release = () => {};
  const add = batched<number>(() => new Promise<void>((resolve) => (release = resolve)), {
    pauseMs: 0,
    most: 10,
  });
  let done = false;
  const first = add(1).then(() => {
    done = true;
  });
  await Promise.resolve();
  expect(done).toBe(false);
  release();
  await first;
  expect(done).toBe(true);
});

test("fails those of a batch that failed, and goes on with the next", async () => {
  let broken = true;
  const add = batched<number>(
    async () => {
      if (broken) throw new Error("disk full");
    },
    { pauseMs: 0, most: 10 },
  );
  await expect(add(1)).rejects.toThrow("disk full");
  broken = false;
  await expect(add(2)).resolves.toBeUndefined();
});
