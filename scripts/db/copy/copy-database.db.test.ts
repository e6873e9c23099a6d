import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { newId } from "../../../lib/kernel/ids.ts";
import { createWriter } from "../../../lib/platform/db/clients.ts";
import { openDatabase } from "../../../lib/platform/db/open.ts";
import { communeRow } from "../../../lib/testing/builders.ts";
import { createTestDatabase } from "../../../lib/testing/database.ts";
import { copyDatabase } from "./copy-database.ts";

test("a file is backed up while somebody writes: what was written before is there, and writes go on", async () => {
  const source = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), "loopimmo-backup-"));
  const write = () => {
    const code = newId();
    return source.writer.$transaction((tx) =>
      tx.commune.create({ data: communeRow({ code, slug: code }) }),
    );
  };
  const before = await write();
  let copying = true;
  let written = 1;
  const writing = async () => {
    while (copying) {
      await write();
      written++;
      // Transactions that follow each other leave the event loop no turn.
      await turn();
    }
  };
  const copy = join(folder, "copy.db");
  const copied = copyDatabase(source.url, `file:${copy}`).finally(() => {
    copying = false;
  });
  await Promise.all([copied, writing()]);
  expect(await source.writer.$transaction((tx) => tx.commune.count())).toBe(written);

  const file = openDatabase(copy);
  const codes = file.prepare("SELECT code FROM Commune").pluck().all();
  expect(codes).toContain(before.code);
  expect(codes.length).toBeLessThanOrEqual(written);
  expect(file.pragma("integrity_check", { simple: true })).toBe("ok");
  file.close();
  // The site can be started on the copy: it takes writes.
  const writer = createWriter(`file:${copy}`);
  await writer.$transaction((tx) => tx.commune.create({ data: communeRow({ code: "new00" }) }));
  await writer.$disconnect();
  await source.close();
  rmSync(folder, { recursive: true });
});
