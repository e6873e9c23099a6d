import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { digestOf, unlessStamped } from "./stamp.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "loopimmo-stamp-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a digest changes with a file's content, its name and its disappearance", () => {
  const digests = new Set<string>();
  const digest = () => digests.add(digestOf([folder]));
  digest();
  mkdirSync(join(folder, "deep"));
  writeFileSync(join(folder, "deep", "a.ts"), "1");
  digest();
  writeFileSync(join(folder, "deep", "a.ts"), "2");
  digest();
  rmSync(join(folder, "deep", "a.ts"));
  writeFileSync(join(folder, "deep", "b.ts"), "2");
  digest();
  expect(digests.size).toBe(4);
  expect(digestOf([folder])).toBe(digestOf([folder]));
});

test("work is done once for a digest, again for another, and again when it failed", async () => {
  const stamp = join(folder, "nested", "stamp");
  let done = 0;
  const work = () => {
    done++;
  };
  expect(await unlessStamped(stamp, "a", work)).toBe("done");
  expect(await unlessStamped(stamp, "a", work)).toBe("up to date");
  expect(await unlessStamped(stamp, "b", work)).toBe("done");
  expect(done).toBe(2);
  const broken = () => {
    throw new Error("broken");
  };
  await expect(unlessStamped(stamp, "c", broken)).rejects.toThrow("broken");
  expect(await unlessStamped(stamp, "c", work)).toBe("done");
});
