import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { replaceOnce } from "./once.ts";
import { createReadinessCheck, isReady, MIN_FREE_BYTES, markStopping } from "./readiness.ts";

const database = adoptedDatabase("test");
beforeEach(() => replaceOnce("readiness", undefined));
afterEach(() => replaceOnce("readiness", undefined));

const checkedAt = () =>
  database.raw.prepare("SELECT checkedAt FROM ReadinessCheck").pluck().get() as string | undefined;

/** A check whose clock the test sets, and how often it looked. */
function counted(given: Parameters<typeof createReadinessCheck>[0] = {}) {
  const at = { now: 0, writes: 0 };
  const check = createReadinessCheck({
    clock: () => at.now,
    write: async () => {
      at.writes++;
    },
    read: async () => {},
    freeBytes: async () => MIN_FREE_BYTES,
    ...given,
  });
  return { at, check };
}

describe("readiness", () => {
  test("is a write that changes a row, and neither a page nor the index", async () => {
    const followed = () =>
      database.raw
        .prepare(
          `SELECT (SELECT count(*) FROM PageChange) AS pages,
             (SELECT count(*) FROM ListingChange) AS listings, epoch FROM SearchEpoch`,
        )
        .get();
    const before = followed();
    expect(checkedAt()).toBeUndefined();
    expect(await createReadinessCheck()()).toBe(true);
    database.raw.exec("UPDATE ReadinessCheck SET checkedAt = '1999-01-01'");
    expect(await createReadinessCheck()()).toBe(true);
    expect(checkedAt()).toMatch(/^2\d{3}-/);
    expect(followed()).toEqual(before);
  });

  test.each([
    [MIN_FREE_BYTES, true],
    [MIN_FREE_BYTES - 1, false],
    [0, false],
  ])("with %d bytes left is %j", async (bytes, expected) => {
    const { check, at } = counted({ freeBytes: async () => bytes });
    expect(await check()).toBe(expected);
    expect(at.writes).toBe(expected ? 1 : 0);
  });

  test("is off where nothing can be read", async () => {
    const { check } = counted({ read: () => Promise.reject(new Error("ECONNREFUSED")) });
    expect(await check()).toBe(false);
  });

  test("is off where the space left can't be read", async () => {
    const { check } = counted({ freeBytes: () => Promise.reject(new Error("EIO")) });
    expect(await check()).toBe(false);
  });

  test("is checked once for all who ask at a time, and for a second", async () => {
    const { check, at } = counted();
    expect(await Promise.all([check(), check(), check()])).toEqual([true, true, true]);
    at.now = 999;
    await check();
    expect(at.writes).toBe(1);
    at.now = 1_000;
    await Promise.all([check(), check()]);
    expect(at.writes).toBe(2);
  });

  test("is off for who has waited long enough, without a second check beside the first", async () => {
    let end = () => {};
    let writes = 0;
    const { check } = counted({
      patienceMs: 1,
      write: () => {
        writes++;
        return new Promise<void>((resolve) => {
          end = resolve;
        });
      },
    });
    expect(await check()).toBe(false);
    const next = check();
    end();
    expect(await next).toBe(true);
    expect(writes).toBe(1);
  });

  test("is off at once when the process is told to stop", async () => {
    expect(await isReady()).toBe(true);
    const running = isReady();
    markStopping();
    expect(await running).toBe(false);
    expect(await isReady()).toBe(false);
  });
});
