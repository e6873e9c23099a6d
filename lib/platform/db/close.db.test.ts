import { existsSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { communeRow } from "../../testing/builders.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { closeDatabase } from "./close.ts";
import { openDatabase } from "./open.ts";

test("a closed database is whole in its one file", async () => {
  const database = await createTestDatabase();
  database.raw.close();
  database.adopt();
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  await closeDatabase();
  expect(existsSync(`${database.file}-wal`) ? statSync(`${database.file}-wal`).size : 0).toBe(0);
  const again = openDatabase(database.file);
  expect(again.prepare("SELECT count(*) AS n FROM Commune").get()).toEqual({ n: 1 });
  again.close();
  await database.close();
});
