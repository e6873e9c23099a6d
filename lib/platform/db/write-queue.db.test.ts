import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createWriter, type Writer } from "./clients.ts";

/** The clock stands still but where a test moves it: what the database does takes no time. */

const database = adoptedDatabase();
const unavailable = expect.objectContaining({ status: 503 });

let writer: Writer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  writer = createWriter(database.url);
});
afterEach(async () => {
  vi.useRealTimers();
  await writer.$disconnect();
});

/** A transaction that has read, and stays open until it is released. */
function openTransaction() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = false;
  const ended = writer.$transaction(async (tx) => {
    await tx.commune.count();
    begun = true;
    await released;
    return "written";
  });
  ended.catch(() => {});
  const hasBegun = async () => {
    while (!begun) await turn();
  };
  return { ended, release, hasBegun, wasBegun: () => begun };
}

test("a queue that moves is waited for, for longer than a lock is", async () => {
  const queue = [1, 2, 3, 4].map(openTransaction);
  for (const { hasBegun, release, ended } of queue) {
    await hasBegun();
    vi.advanceTimersByTime(3_000);
    release();
    expect(await ended).toBe("written");
  }
});

test("a queue that stands still is given up like a lock, and who comes later is not", async () => {
  const [first, second] = [openTransaction(), openTransaction()];
  await first.hasBegun();
  vi.advanceTimersByTime(3_000);
  const later = openTransaction();
  vi.advanceTimersByTime(1_100);
  await expect(second.ended).rejects.toEqual(unavailable);
  first.release();
  expect(await first.ended).toBe("written");
  await later.hasBegun();
  later.release();
  expect(await later.ended).toBe("written");
  expect(second.wasBegun()).toBe(false);
});

test("nobody waits for so long that no answer is read any more", async () => {
  const queue = Array.from({ length: 6 }, openTransaction);
  const [last] = queue.splice(-1);
  for (const { hasBegun, release, ended } of queue) {
    await hasBegun();
    vi.advanceTimersByTime(3_000);
    release();
    await ended;
  }
  await expect(last?.ended).rejects.toEqual(unavailable);
  expect(last?.wasBegun()).toBe(false);
});
