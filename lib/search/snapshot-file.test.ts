import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSnapshotFile, writeSnapshotFile } from "./snapshot-file.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "loopimmo-snapshot-"));
  file = join(folder, "search", "index.bin");
});
afterEach(() => rmSync(folder, { recursive: true }));

async function read(): Promise<{ header: unknown; bytes: Uint8Array }> {
  const opened = await openSnapshotFile(file);
  if (!opened) throw new Error("no snapshot");
  const bytes = new Uint8Array(opened.byteLength);
  await opened.fill(bytes);
  await opened.close();
  return { header: opened.header, bytes };
}

test("of many writes at once each is whole, one stays, and no draft", async () => {
  const writes = Array.from({ length: 12 }, (_, of) =>
    writeSnapshotFile(file, { of }, new Uint8Array(1_000_000 + of).fill(of)),
  );
  await Promise.all(writes);
  const { header, bytes } = await read();
  const { of } = header as { of: number };
  expect(bytes).toEqual(new Uint8Array(1_000_000 + of).fill(of));
  expect(readdirSync(join(folder, "search"))).toEqual(["index.bin"]);
});

test("what is being read stays whole while another one takes its place", async () => {
  await writeSnapshotFile(file, {}, new Uint8Array(40_000_000).fill(1));
  const opened = await openSnapshotFile(file);
  await writeSnapshotFile(file, {}, new Uint8Array(5).fill(2));
  const bytes = new Uint8Array(opened?.byteLength ?? 0);
  await opened?.fill(bytes);
  await opened?.close();
  expect(bytes.length).toBe(40_000_000);
  expect(bytes.every((byte) => byte === 1)).toBe(true);
});

test("drafts of processes that ended go with the next write; those under way and other files stay", async () => {
  await writeSnapshotFile(file, {}, new Uint8Array(5));
  const old = new Date(Date.now() - 2 * 3_600_000);
  const names = ["0123456789abcdef", "4711", "fedcba9876543210", "txt"].map(
    (end) => `${file}.${end}`,
  );
  for (const name of [...names, join(folder, "search", "notes.1")]) {
    writeFileSync(name, "x");
    if (!name.endsWith("fedcba9876543210")) utimesSync(name, old, old);
  }
  await writeSnapshotFile(file, {}, new Uint8Array(5));
  expect(names.map((name) => existsSync(name))).toEqual([false, false, true, true]);
  expect(readdirSync(join(folder, "search"))).toHaveLength(4);
});
