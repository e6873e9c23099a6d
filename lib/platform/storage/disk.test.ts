import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { diskStorage } from "./disk.ts";
import type { Storage } from "./storage.ts";

let parent: string;
let folder: string;
let storage: Storage;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "loopimmo-storage-"));
  folder = join(parent, "files");
  storage = diskStorage(folder);
});
afterEach(() => rmSync(parent, { recursive: true }));

const bytes = (content: string) => new TextEncoder().encode(content);

test("a file is written, read, replaced and removed", async () => {
  expect(await storage.get("a-1.webp")).toBeNull();
  expect(await storage.head("a-1.webp", 2)).toBeNull();
  await storage.put("a-1.webp", bytes("one"));
  await storage.put("a-1.webp", bytes("two"));
  expect(String(await storage.get("a-1.webp"))).toBe("two");
  expect(String(await storage.head("a-1.webp", 2))).toBe("tw");
  expect(String(await storage.head("a-1.webp", 200))).toBe("two");
  expect(readdirSync(folder)).toEqual(["a-1.webp"]);
  await storage.remove("a-1.webp");
  await storage.remove("a-1.webp");
  expect(readdirSync(folder)).toEqual([]);
});

test("a hundred writes of one name at once leave one whole file", async () => {
  const contents = Array.from({ length: 100 }, (_, at) => `${at}`.repeat(1_000));
  await Promise.all(contents.map((content) => storage.put("shared", bytes(content))));
  expect(contents).toContain(String(await storage.get("shared")));
  expect(readdirSync(folder)).toEqual(["shared"]);
});

describe("no name leads out of the folder", () => {
  test.each([
    "",
    ".",
    "..",
    "../secret",
    "a/b",
    "a\\b",
    "/etc/passwd",
    ".draft-0123456789abcdef",
    "a.webp.exe",
    "A",
    "é",
    "a\0",
    "a\n",
    "a".repeat(101),
  ])("%j", async (name) => {
    writeFileSync(join(parent, "secret"), "private");
    for (const use of [
      () => storage.put(name, bytes("x")),
      () => storage.get(name),
      () => storage.head(name, 1),
      () => storage.remove(name),
    ]) {
      await expect(use()).rejects.toThrow(RangeError);
    }
    expect(readdirSync(parent)).toEqual(["secret"]);
  });
});

test("what a write left that never ended is removed when it is old, and nothing else", async () => {
  await storage.put("whole", bytes("x"));
  for (const name of [".draft-0123456789abcdef", ".draft-fedcba9876543210", ".other"]) {
    writeFileSync(join(folder, name), "half");
  }
  const old = new Date("2026-01-01T00:00:00Z");
  for (const name of ["whole", ".other", ".draft-0123456789abcdef"]) {
    utimesSync(join(folder, name), old, old);
  }
  expect(await storage.removeDrafts(new Date("2026-01-02T00:00:00Z"))).toBe(1);
  expect(readdirSync(folder).sort()).toEqual([".draft-fedcba9876543210", ".other", "whole"]);
  const listed = [];
  for await (const file of storage.list()) listed.push(file);
  expect(listed).toEqual([{ name: "whole", bytes: 1, modifiedAt: old }]);
});
