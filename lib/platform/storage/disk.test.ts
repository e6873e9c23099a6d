import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { diskStorage } from "./disk.ts";

test("an empty file has no beginning", async () => {
  const folder = mkdtempSync(join(tmpdir(), "loopimmo-disk-"));
  const storage = diskStorage(folder);
  await storage.put("x", new Uint8Array());
  expect(await storage.head("x", 16)).toHaveLength(0);
  rmSync(folder, { recursive: true });
});

test("what a write left that never ended is removed when it is old, one that is being written is not", async () => {
  const folder = mkdtempSync(join(tmpdir(), "loopimmo-disk-"));
  const storage = diskStorage(folder);
  await storage.put("whole", Buffer.from("x"));
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
  rmSync(folder, { recursive: true });
});
